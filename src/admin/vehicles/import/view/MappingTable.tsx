import { CheckField, SelectField } from '#admin/ui/TextField.tsx';
import { FILE_COLUMNS, type FileColumn } from '#admin/vehicles/vehicles-csv.ts';
import { importCopy as copy, importColumnCopy } from '#copy/admin/import.ts';
import { duplicates, type Mapping } from '../mapping.ts';
import type { ReadFile } from '../read-file.ts';

const OPTIONS = [
  { value: '', label: copy.unused },
  ...FILE_COLUMNS.map((value) => ({ value, label: importColumnCopy[value] })),
];
const KEYS: readonly FileColumn[] = ['id', 'vin', 'stelnummer', 'registration_number'];

/** Why a file cannot be imported with this mapping; undefined where it can. */
export function mappingProblem(mapping: Mapping): string | undefined {
  const [twice] = duplicates(mapping);
  if (twice) return copy.duplicate(importColumnCopy[twice]);
  return mapping.some((column) => column !== null && KEYS.includes(column))
    ? undefined
    : copy.noKey;
}

/** What each column of the file is. Open where something has to be chosen. */
export function MappingTable({
  file,
  mapping,
  problem,
  clearEmpty,
  disabled,
  onChange,
  onClearEmpty,
}: {
  file: ReadFile;
  mapping: Mapping;
  problem: string | undefined;
  clearEmpty: boolean;
  disabled: boolean;
  onChange: (mapping: Mapping) => void;
  onClearEmpty: (clear: boolean) => void;
}) {
  const used = mapping.filter((column) => column !== null).length;
  return (
    <>
      <details className="import__mapping" open={problem !== undefined || undefined}>
        <summary>
          {copy.columns}: {copy.columnsChosen(used, mapping.length)}
        </summary>
        <p className="quiet">{copy.columnsHint}</p>
        <div className="import__columns">
          {file.header.map((name, index) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file keep their places
              key={index}
              label={name || copy.unnamed(index + 1)}
              hint={exampleOf(file, index)}
              options={OPTIONS}
              disabled={disabled}
              value={mapping[index] ?? ''}
              onChange={(event) =>
                onChange(mapping.with(index, (event.target.value || null) as FileColumn | null))
              }
            />
          ))}
        </div>
      </details>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <CheckField
        label={copy.clearEmpty}
        checked={clearEmpty}
        disabled={disabled}
        onChange={(event) => onClearEmpty(event.target.checked)}
      />
    </>
  );
}

const EXAMPLE_LENGTH = 40;

function exampleOf({ rows }: ReadFile, index: number): string | undefined {
  const text = rows.find(({ cells }) => cells[index]?.trim())?.cells[index]?.trim();
  return text ? copy.example(text.slice(0, EXAMPLE_LENGTH)) : undefined;
}
