import { useStore } from '@nanostores/react';
import { parseWhole } from '#admin/numbers/parse.ts';
import { Button } from '#admin/ui/Button.tsx';
import { SelectField, TextField } from '#admin/ui/TextField.tsx';
import { optionsOf } from '#admin/vehicles/cells/options.ts';
import { $stock } from '#admin/vehicles/store.ts';
import { WORK_LISTS } from '#admin/vehicles/work-lists.ts';
import { tableToolsCopy as copy, workListCopy } from '#copy/admin/table.ts';
import { formatAmount } from '#copy/format.ts';
import { fuelCopy } from '#copy/labels.ts';
import { FUEL_TYPES } from '#domain/schema/enumerations.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import { type Filter, NO_FILTER } from '../rows/filter.ts';
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
  const set = (part: Partial<Filter>) => setView({ filter: { ...filter, ...part } });
  const { text, status } = filter;
  return (
    <div className="table-filters">
      <SelectField
        label={copy.work}
        options={WORK}
        value={filter.work}
        onChange={(event) => set({ work: event.target.value as Filter['work'] })}
      />
      <SelectField
        label={copy.make}
        options={[
          { value: '', label: copy.allMakes },
          ...[...makes]
            .map(([value, label]) => ({ value, label }))
            .sort((a, b) => a.label.localeCompare(b.label, 'da')),
        ]}
        value={filter.make}
        onChange={(event) => set({ make: event.target.value })}
      />
      <SelectField
        label={copy.fuel}
        options={FUELS}
        value={filter.fuel}
        onChange={(event) => set({ fuel: event.target.value as Filter['fuel'] })}
      />
      <SelectField
        label={copy.office}
        options={PLACES}
        value={filter.office}
        onChange={(event) => set({ office: event.target.value })}
      />
      <NumberFilter
        label={copy.priceFrom}
        value={filter.priceFrom}
        onChange={(priceFrom) => set({ priceFrom })}
      />
      <NumberFilter
        label={copy.priceTo}
        value={filter.priceTo}
        onChange={(priceTo) => set({ priceTo })}
      />
      <NumberFilter label={copy.days} value={filter.days} onChange={(days) => set({ days })} />
      <Button quiet onClick={() => set({ ...NO_FILTER, text, status })}>
        {copy.clear}
      </Button>
    </div>
  );
}

function NumberFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={value === null ? '' : formatAmount(value)}
      onChange={(event) => {
        const number = parseWhole(event.target.value.replaceAll('.', ''));
        onChange(number !== null && number >= 0 ? number : null);
      }}
    />
  );
}
