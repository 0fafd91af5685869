import { searchCopy } from '#copy/pages/inventory/search.ts';
import { CHOICE_PARAMETERS, type ChoiceFacet } from '#domain/search/facets.ts';
import type { FacetValue } from '../panel/panel-data.ts';

interface ChoiceListProps {
  facet: ChoiceFacet;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
}

/** Values to tick, each with the number of cars that it leaves. */
export function ChoiceList({ facet, values, chosen, onChoose }: ChoiceListProps) {
  return (
    <ul className="choices">
      {values.map(([value, name, count]) => {
        const isChosen = chosen.includes(value);
        const isDisabled = count === 0 && !isChosen;
        return (
          <li key={value}>
            <label className="choice" data-disabled={isDisabled || undefined}>
              <input
                type="checkbox"
                form="search"
                name={CHOICE_PARAMETERS[facet]}
                value={value}
                checked={isChosen}
                // Not `disabled`, which would take the focus from a value that loses its cars.
                aria-disabled={isDisabled || undefined}
                onChange={() => {
                  if (!isDisabled) onChoose(value);
                }}
              />
              <span className="choice__name">{name}</span>
              <span className="choice__count quiet small figures">
                <span aria-hidden="true">{count}</span>
                <span className="visually-hidden">{searchCopy.matches(count)}</span>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
