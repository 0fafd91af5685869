import { memo } from 'react';
import type { NumberRange, SearchState } from '#domain/search/state/search-state.ts';
import { setRange, toggleChoice } from '../edit-search.ts';
import {
  type ChoiceFacetData,
  type FacetData,
  isChoice,
  type RangeFacetData,
} from '../panel/panel-data.ts';
import { rangeName } from '../range-number.ts';
import { changeSearch } from '../search-store.ts';
import { ChoiceValues } from './ChoiceValues.tsx';
import { Facet } from './Facet.tsx';
import { RangeInputs } from './RangeInputs.tsx';

interface FacetsProps {
  facets: readonly FacetData[];
  state: SearchState;
}

const NONE: readonly string[] = [];
const UNBOUND: NumberRange = { from: null, to: null };

/** Everything to choose by except the make, as a closed list. */
export function Facets({ facets, state }: FacetsProps) {
  return facets.map((data) =>
    isChoice(data) ? (
      <ChoiceFacet key={data.facet} data={data} chosen={state.choices[data.facet] ?? NONE} />
    ) : (
      <RangeFacet key={data.facet} data={data} range={state.ranges[data.facet]} />
    ),
  );
}

interface ChoiceFacetProps {
  data: ChoiceFacetData;
  chosen: readonly string[];
}

/** Rendered again only for new counts and a choice of its own: there may be hundreds of values. */
const ChoiceFacet = memo(function ChoiceFacet({ data, chosen }: ChoiceFacetProps) {
  const names = data.values.filter(([value]) => chosen.includes(value)).map(([, name]) => name);
  return (
    <Facet facet={data.facet} chosen={names.join(', ')}>
      <ChoiceValues
        {...{ data, chosen }}
        onChoose={(value) => changeSearch(toggleChoice(data.facet, value))}
      />
    </Facet>
  );
});

interface RangeFacetProps {
  data: RangeFacetData;
  range: NumberRange | undefined;
}

const RangeFacet = memo(function RangeFacet({ data, range }: RangeFacetProps) {
  return (
    <Facet facet={data.facet} chosen={range ? rangeName(data.facet, range) : ''}>
      <RangeInputs
        {...{ data, range: range ?? UNBOUND }}
        onChange={(next) => changeSearch(setRange(data.facet, next))}
      />
    </Facet>
  );
});
