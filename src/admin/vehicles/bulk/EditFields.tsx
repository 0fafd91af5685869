import { useEffect, useRef } from 'react';
import { SelectField, TextField } from '#admin/ui/TextField.tsx';
import { adminCopy } from '#copy/admin/shell.ts';
import { bulkEditCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { parseDecimal } from '#domain/text/danish-number.ts';
import { fieldOf } from '#domain/vehicle/fields/table.ts';
import {
  PRICE_ROUNDINGS,
  type PriceChange,
  type PriceRounding,
} from '#domain/vehicle/price/price-change.ts';
import { type Option, optionsOf } from '../form/choices.ts';
import { BULK_FIELDS, type BulkEdit, type BulkField } from './bulk-edit.ts';

export const emptyEdit = {
  what: 'price' as 'price' | BulkField,
  by: 'percent' as PriceChange['by'],
  rounding: '100' as PriceRounding,
  text: '',
};
type TypedEdit = typeof emptyEdit;

const WHAT = [
  { value: 'price', label: copy.price },
  ...BULK_FIELDS.map((value) => ({
    value,
    label: value === 'unpublished' ? copy.unpublished : vehicleFieldCopy[value],
  })),
];
const BY = Object.entries(copy.byKinds).map(([value, label]) => ({ value, label }));
const ROUNDINGS = PRICE_ROUNDINGS.map((value) => ({ value, label: copy.roundings[value] }));
const FLAGS = [
  { value: adminCopy.yes, label: adminCopy.yes },
  { value: adminCopy.no, label: adminCopy.no },
];
/** Publishing many comes first: that is how a stock gets onto the site after an import. */
const UNPUBLISHED_FLAGS = [
  { value: adminCopy.no, label: copy.publish },
  { value: adminCopy.yes, label: copy.unpublish },
];

/** The edit that the typed one stands for; null while it lacks a number. */
export function editOf({ what, by, rounding, text }: TypedEdit): BulkEdit | null {
  if (what !== 'price') return { kind: 'field', field: what, text };
  const value = parseDecimal(text);
  return value === null ? null : { kind: 'price', change: { by, value }, rounding };
}

interface Props {
  typed: TypedEdit;
  problem: string | undefined;
  onChange: (typed: TypedEdit) => void;
}

export function EditFields({ typed, problem, onChange }: Props) {
  const { what, by, text } = typed;
  const amount = useRef<HTMLInputElement>(null);
  // Not the first field: the price is what changes most often.
  useEffect(() => amount.current?.focus(), []);
  const set = (part: Partial<TypedEdit>) => onChange({ ...typed, ...part });
  const options = what === 'price' ? undefined : optionsFor(what);
  const select = (
    name: 'by' | 'rounding' | 'text',
    label: string,
    options: readonly Option[],
    error?: string,
  ) => (
    <SelectField
      {...{ label, options, error }}
      value={typed[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <div className="bulk__fields">
      <SelectField
        label={copy.what}
        options={WHAT}
        value={what}
        onChange={(event) => {
          const next = event.target.value as TypedEdit['what'];
          const first = next === 'price' ? undefined : optionsFor(next)?.[0]?.value;
          set({ what: next, text: first ?? '' });
        }}
      />
      {what === 'price' && select('by', copy.by, BY)}
      {options ? (
        select('text', copy.newValue, options, problem)
      ) : (
        <TextField
          ref={amount}
          type={what !== 'price' && fieldOf(what).type === 'date' ? 'date' : 'text'}
          label={what === 'price' ? copy.value[by] : copy.newValue}
          value={text}
          error={problem}
          onChange={(event) => set({ text: event.target.value })}
        />
      )}
      {what === 'price' && by !== 'fixed' && select('rounding', copy.rounding, ROUNDINGS)}
    </div>
  );
}

function optionsFor(field: BulkField) {
  const entry = fieldOf(field);
  if (field === 'unpublished') return UNPUBLISHED_FLAGS;
  if (entry.type === 'flag') return FLAGS;
  const options = optionsOf(field);
  if (!options) return undefined;
  const offered = entry.type === 'choice' && entry.offered ? new Set<string>(entry.offered) : null;
  const chosen = offered ? options.filter(({ value }) => offered.has(value)) : options;
  const required = entry.type === 'choice' && entry.required;
  return required ? chosen : [...chosen, { value: '', label: copy.empty }];
}
