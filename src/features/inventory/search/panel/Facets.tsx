import type { SearchState } from '#domain/search/state/search-state.ts';
import { type Edit, setRange, toggleChoice } from '../edit-search.ts';
import { rangeName } from '../names/range-number.ts';
import { ChoiceValues } from './ChoiceValues.tsx';
import { Facet } from './Facet.tsx';
import { type FacetData, isChoice } from './panel-data.ts';
import { RangeInputs } from './RangeInputs.tsx';

interface FacetsProps {
  facets: readonly FacetData[];
  state: SearchState;
  onEdit: (edit: Edit) => void;
}

/** Everything to choose by beside the make, as a closed list. */
export function Facets({ facets, state, onEdit }: FacetsProps) {
  return facets.map((data) => {
    const { facet } = data;
    if (isChoice(data)) {
      const chosen = state.choices[data.facet] ?? [];
      const names = data.values.filter(([value]) => chosen.includes(value)).map(([, name]) => name);
      return (
        <Facet key={facet} facet={facet} chosen={names.join(', ')}>
          <ChoiceValues
            {...{ data, chosen }}
            onChoose={(value) => onEdit(toggleChoice(data.facet, value))}
          />
        </Facet>
      );
    }
    const range = state.ranges[data.facet];
    return (
      <Facet key={facet} facet={facet} chosen={range ? rangeName(data.facet, range) : ''}>
        <RangeInputs
          {...{ data, range: range ?? { from: null, to: null } }}
          onChange={(next) => onEdit(setRange(data.facet, next))}
        />
      </Facet>
    );
  });
}
