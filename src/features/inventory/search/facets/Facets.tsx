import { memo } from 'react';
import type { NumberRange, SearchState } from '#domain/search/state/search-state.ts';
import { type Edit, setRange, toggleChoice } from '../edit-search.ts';
import {
  type ChoiceFacetData,
  type FacetData,
  isChoice,
  type RangeFacetData,
} from '../panel/panel-data.ts';
import { rangeName } from '../range-number.ts';
import { ChoiceValues } from './ChoiceValues.tsx';
import { Facet } from './Facet.tsx';
import { RangeInputs } from './RangeInputs.tsx';

interface FacetsProps {
  facets: readonly FacetData[];
  state: SearchState;
  onEdit: (edit: Edit) => void;
}

const NONE: readonly string[] = [];
const UNBOUND: NumberRange = { from: null, to: null };

/** Everything to choose by except the make, as a closed list. */
export function Facets({ facets, state, onEdit }: FacetsProps) {
  return facets.map((data) =>
    isChoice(data) ? (
      <ChoiceFacet
        key={data.facet}
        {...{ data, onEdit }}
        chosen={state.choices[data.facet] ?? NONE}
      />
    ) : (
      <RangeFacet key={data.facet} {...{ data, onEdit }} range={state.ranges[data.facet]} />
    ),
  );
}

interface ChoiceFacetProps extends Pick<FacetsProps, 'onEdit'> {
  data: ChoiceFacetData;
  chosen: readonly string[];
}

/** Rendered again only for new counts and a choice of its own: there may be hundreds of values. */
const ChoiceFacet = memo(function ChoiceFacet({ data, chosen, onEdit }: ChoiceFacetProps) {
  const names = data.values.filter(([value]) => chosen.includes(value)).map(([, name]) => name);
  return (
    <Facet facet={data.facet} chosen={names.join(', ')}>
      <ChoiceValues
        {...{ data, chosen }}
        onChoose={(value) => onEdit(toggleChoice(data.facet, value))}
      />
    </Facet>
  );
});

interface RangeFacetProps extends Pick<FacetsProps, 'onEdit'> {
  data: RangeFacetData;
  range: NumberRange | undefined;
}

const RangeFacet = memo(function RangeFacet({ data, range, onEdit }: RangeFacetProps) {
  return (
    <Facet facet={data.facet} chosen={range ? rangeName(data.facet, range) : ''}>
      <RangeInputs
        {...{ data, range: range ?? UNBOUND }}
        onChange={(next) => onEdit(setRange(data.facet, next))}
      />
    </Facet>
  );
});
