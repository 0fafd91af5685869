import { equipmentGroupCopy } from '#copy/equipment.ts';
import { searchCopy } from '#copy/pages/inventory/search.ts';
import { EQUIPMENT_GROUPS, type EquipmentGroup } from '#domain/schema/equipment-codes.ts';
import { CHOICE_PARAMETERS, type ChoiceFacet } from '#domain/search/facets.ts';
import type { ChoiceFacetData, FacetValue } from '../panel/panel-data.ts';

/** How many values a facet shows before the rest, which opens on its own. */
const FIRST = 10;
const GROUP_NAMES = Object.keys(EQUIPMENT_GROUPS) as EquipmentGroup[];

interface ChoiceValuesProps {
  data: ChoiceFacetData;
  chosen: readonly string[];
  onChoose: (value: string) => void;
}

/** The values of a facet to tick; where there is much equipment, in its groups. */
export function ChoiceValues({ data: { facet, values }, chosen, onChoose }: ChoiceValuesProps) {
  const list = { facet, chosen, onChoose };
  const rest = values.slice(FIRST);
  const isChosen = ([value]: FacetValue) => chosen.includes(value);
  if (rest.length > 0 && facet === 'equipment') {
    return groupsOf(values).map(([name, grouped]) => {
      const count = grouped.filter(isChosen).length;
      return (
        <details key={name} className="choices-group" open={count > 0 || undefined}>
          <summary>
            {name}
            {count > 0 && <span className="choices-group__chosen">{searchCopy.ticked(count)}</span>}
          </summary>
          <ChoiceList {...list} values={grouped} />
        </details>
      );
    });
  }
  return (
    <>
      <ChoiceList {...list} values={values.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="choices-rest" open={rest.some(isChosen) || undefined}>
          <summary>{searchCopy.moreValues(rest.length)}</summary>
          <ChoiceList {...list} values={rest} />
        </details>
      )}
    </>
  );
}

interface ChoiceListProps {
  facet: ChoiceFacet;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
}

/** Values to tick, each with the number of cars that it leaves. */
function ChoiceList({ facet, values, chosen, onChoose }: ChoiceListProps) {
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

/** The groups that have values, each with its name on screen. */
function groupsOf(values: readonly FacetValue[]): [name: string, values: FacetValue[]][] {
  return GROUP_NAMES.flatMap((group): [string, FacetValue[]][] => {
    const codes: readonly string[] = EQUIPMENT_GROUPS[group];
    const grouped = values.filter(([value]) => codes.includes(value));
    return grouped.length > 0 ? [[equipmentGroupCopy[group], grouped]] : [];
  });
}
