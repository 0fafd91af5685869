import { CheckField, SelectField } from '#admin/ui/TextField.tsx';
import { optionsOf } from '#admin/vehicles/form/choices.ts';
import { importDecisionCopy as copy, importColumnCopy } from '#copy/admin/import/import.ts';
import type { ImportPlan, MappedValue } from '../plan/planned-import.ts';
import type { ImportChoices } from './use-plan.ts';

/**
 * The decisions that only staff can make: the meaning of another system's word, and which of two
 * cars is meant.
 */
export function Decisions({
  plan: { rows, values, duplicates },
  choices,
  onChange,
}: {
  plan: ImportPlan;
  choices: ImportChoices;
  onChange: (change: Partial<ImportChoices>) => void;
}) {
  // Answered ones stay where they were asked.
  const asked = values.filter(
    ({ column, text, value }) => value === null || text in (choices.values[column] ?? {}),
  );
  const known = values.filter((value) => !asked.includes(value));
  const valueField = ({ column, text, count, value }: MappedValue) => (
    <SelectField
      key={`${column} ${text}`}
      label={copy.value(importColumnCopy[column], text)}
      hint={copy.rows(count)}
      options={[{ value: '', label: copy.omit }, ...(optionsOf(column) ?? [])]}
      value={value ?? ''}
      onChange={({ target }) => {
        const ofColumn = { ...choices.values[column], [text]: target.value || null };
        onChange({ values: { ...choices.values, [column]: ofColumn } });
      }}
    />
  );
  const duplicatesField = (kind: 'stock' | 'file') =>
    duplicates[kind] > 0 && (
      <SelectField
        label={copy.found[kind](duplicates[kind])}
        options={Object.entries(copy[kind]).map(([value, label]) => ({ value, label }))}
        value={choices.duplicates[kind]}
        onChange={({ target }) =>
          onChange({ duplicates: { ...choices.duplicates, [kind]: target.value } })
        }
      />
    );
  return (
    <>
      {(duplicates.stock > 0 || duplicates.file > 0) && (
        <section className="import__section column column--close">
          <h2>{copy.duplicates}</h2>
          <div className="import__columns">
            {duplicatesField('stock')}
            {duplicatesField('file')}
          </div>
        </section>
      )}
      {asked.length > 0 && (
        <section className="import__section column column--close">
          <h2>{copy.values}</h2>
          <p className="quiet">{copy.valuesHint}</p>
          <div className="import__columns">{asked.map(valueField)}</div>
        </section>
      )}
      {known.length > 0 && (
        <details>
          <summary>{copy.knownValues(known.length)}</summary>
          <div className="import__columns">{known.map(valueField)}</div>
        </details>
      )}
      {rows.some(({ kind }) => kind === 'changed' || kind === 'unchanged') && (
        <CheckField
          label={copy.clearEmpty}
          checked={choices.clearEmpty}
          onChange={({ target }) => onChange({ clearEmpty: target.checked })}
        />
      )}
    </>
  );
}
