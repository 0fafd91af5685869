import { createContext, memo, type ReactNode, useContext, useDeferredValue } from 'react';
import { facetCopy, facetHintCopy } from '#copy/pages/inventory/search.ts';
import type { Facet as FacetName } from '#domain/search/facets.ts';
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
import { RangeInputs } from './RangeInputs.tsx';

interface FacetsProps {
  facets: readonly FacetData[];
  state: SearchState;
}

const NONE: readonly string[] = [];
const UNBOUND: NumberRange = { from: null, to: null };

/** Whether the HTML has the values for every browser, since nothing hydrates it. */
export const ValuesShown = createContext(false);

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

interface FacetProps {
  facet: FacetName;
  /** The choices, next to the name of the facet; empty without any. */
  chosen: string;
  children: ReactNode;
}

/**
 * A facet: its name and the choices in it, which opens to its values. In the built HTML the values
 * are only for browsers without scripts: to others they are text until the panel is hydrated, since
 * nobody sees them before and their elements are a third of the page.
 */
function Facet({ facet, chosen, children }: FacetProps) {
  const [label, hint] = [facetCopy[facet], facetHintCopy[facet]];
  // False in built HTML and in the hydration of it, true in a rendering of its own that follows: what was
  // pressed meanwhile shows before.
  const hasValues = useDeferredValue(true, useContext(ValuesShown));
  // A group with the name of the facet, for screen readers, which would otherwise read only "Fra"
  // and "Til".
  const values = (
    <fieldset className="facet__values">
      <legend className="visually-hidden">{label}</legend>
      {hint && <p className="facet__hint quiet small">{hint}</p>}
      {children}
    </fieldset>
  );
  return (
    <details className="facet">
      <summary>
        <span className="facet__label">{label}</span>
        <span className="facet__chosen">{chosen}</span>
      </summary>
      {hasValues ? values : <noscript>{values}</noscript>}
    </details>
  );
}
