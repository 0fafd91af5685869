import { useStore } from '@nanostores/react';
import { parseWhole } from '#admin/numbers/parse.ts';
import { Button } from '#admin/ui/Button.tsx';
import { SelectField, TextField } from '#admin/ui/TextField.tsx';
import { type Option, optionsOf } from '#admin/vehicles/form/choices.ts';
import { $stock } from '#admin/vehicles/store.ts';
import { WORK_LISTS } from '#admin/vehicles/work-lists.ts';
import { tableToolsCopy as copy, workListCopy } from '#copy/admin/table.ts';
import { formatAmount } from '#copy/format.ts';
import { fuelCopy } from '#copy/labels.ts';
import { FUEL_TYPES } from '#domain/schema/enumerations.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import { NO_FILTER } from '../rows/filter.ts';
import { $view, setView } from '../view-state.ts';

const FUELS = [
  { value: '', label: copy.allFuels },
  ...FUEL_TYPES.map((value) => ({ value, label: fuelCopy[value] })),
];
const PLACES = [{ value: '', label: copy.allOffices }, ...(optionsOf('office') ?? [])];

const WORK = [
  { value: '', label: copy.allWork },
  ...WORK_LISTS.map((value) => ({ value, label: workListCopy[value] })),
];

/** The filters in addition to search and status. */
export default function FiltersPanel() {
  const { filter } = useStore($view);
  const { vehicles } = useStore($stock);
  const makes = new Map(vehicles.map(({ make }) => [makeSlug(make), make]));
  const { text, status } = filter;
  const select = (name: 'work' | 'make' | 'fuel' | 'office', options: readonly Option[]) => (
    <SelectField
      label={copy[name]}
      options={options}
      value={filter[name]}
      onChange={({ target }) => setView({ filter: { ...filter, [name]: target.value } })}
    />
  );
  const number = (name: 'priceFrom' | 'priceTo' | 'days') => (
    <TextField
      label={copy[name]}
      inputMode="numeric"
      value={filter[name] === null ? '' : formatAmount(filter[name])}
      onChange={({ target }) => {
        const typed = parseWhole(target.value.replaceAll('.', ''));
        const value = typed !== null && typed >= 0 ? typed : null;
        setView({ filter: { ...filter, [name]: value } });
      }}
    />
  );
  return (
    <div className="form-box table-filters">
      {select('work', WORK)}
      {select('make', [
        { value: '', label: copy.allMakes },
        ...[...makes]
          .map(([value, label]) => ({ value, label }))
          .sort((a, b) => a.label.localeCompare(b.label, 'da')),
      ])}
      {select('fuel', FUELS)}
      {select('office', PLACES)}
      {number('priceFrom')}
      {number('priceTo')}
      {number('days')}
      <Button quiet onClick={() => setView({ filter: { ...NO_FILTER, text, status } })}>
        {copy.clear}
      </Button>
    </div>
  );
}
