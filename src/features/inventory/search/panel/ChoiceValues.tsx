import { searchCopy } from '#copy/pages/search.ts';
import { choiceParameter } from '#domain/search/state/parameters.ts';
import type { ChoiceFacetData, FacetValue } from './panel-data.ts';

/** How many values a facet shows before the rest, which opens on its own. */
const FIRST = 10;

interface ChoiceValuesProps {
  data: ChoiceFacetData;
  chosen: readonly string[];
  onChoose: (value: string) => void;
}

/** The values of a facet to tick, each with the number of cars that it leaves. */
export function ChoiceValues({ data, chosen, onChoose }: ChoiceValuesProps) {
  const rest = data.values.slice(FIRST);
  const list = (values: readonly FacetValue[]) => (
    <ul className="choices">
      {values.map(([value, name, count]) => {
        const isChosen = chosen.includes(value);
        const isDisabled = count === 0 && !isChosen;
        return (
          <li key={value}>
            <label className="choice" data-disabled={isDisabled || undefined}>
              <input
                type="checkbox"
                name={choiceParameter(data.facet)}
                value={value}
                checked={isChosen}
                // Not `disabled`, which would take the focus from a value that loses its cars.
                aria-disabled={isDisabled || undefined}
                onChange={() => {
                  if (!isDisabled) onChoose(value);
                }}
              />
              <span className="choice__name">{name}</span>
              <span className="choice__count figures">
                <span aria-hidden="true">{count}</span>
                <span className="visually-hidden">{searchCopy.matches(count)}</span>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {list(data.values.slice(0, FIRST))}
      {rest.length > 0 && (
        <details className="choices-rest" open={hasChosen(rest, chosen) || undefined}>
          <summary>{searchCopy.moreValues(rest.length)}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

function hasChosen(values: readonly FacetValue[], chosen: readonly string[]): boolean {
  return values.some(([value]) => chosen.includes(value));
}
