import { SelectField } from '#admin/ui/TextField.tsx';
import { FILE_COLUMNS } from '#admin/vehicles/vehicles-csv.ts';
import { importCopy as copy, importColumnCopy as LABELS } from '#copy/admin/import/import.ts';
import type { ImportColumn } from '#copy/admin/import/import-headings.ts';
import type { ImportPlan } from '../plan/planned-import.ts';
import { duplicates, type Mapping } from '../recognise/columns.ts';
import type { ImportChoices } from './use-plan.ts';

const OPTIONS = [
  { value: '', label: copy.unused },
  ...(['title', 'images', ...FILE_COLUMNS] as const).map((value) => ({
    value,
    label: LABELS[value],
  })),
];
const KEYS: readonly ImportColumn[] = ['id', 'vin', 'stelnummer', 'registration_number'];

/** Why a file cannot be imported with this mapping; undefined where it can. */
export function mappingProblem(mapping: Mapping): string | undefined {
  const [twice] = duplicates(mapping);
  if (twice) return copy.duplicate(LABELS[twice]);
  const has = (...columns: readonly ImportColumn[]) =>
    columns.some((column) => mapping.includes(column));
  if (!has('title', 'model', ...KEYS)) return copy.needed(`${LABELS.make} og ${LABELS.model}`);
  return undefined;
}

/**
 * The target of each column of the file, with examples of read cells; open where one has to be
 * chosen.
 */
export function MappingTable({
  plan,
  choices: { file, mapping },
  problem,
  onChange,
}: {
  plan: ImportPlan | null;
  choices: ImportChoices;
  problem: string | undefined;
  onChange: (change: Partial<ImportChoices>) => void;
}) {
  const unused = file.header.filter((name, index) => mapping[index] === null && name !== '');
  const needsName = !mapping.includes('title') && !mapping.includes('model');
  const hasKey = KEYS.some((key) => mapping.includes(key));
  return (
    <>
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <details open={problem !== undefined || needsName || undefined}>
        <summary>{copy.columnsChosen(mapping.length - unused.length, mapping.length)}</summary>
        <p className="quiet">{copy.columnsHint}</p>
        <div className="import__columns">
          {file.header.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file keep their places
            <div key={index} id={idOf(mapping[index])}>
              <SelectField
                label={name || copy.unnamed(index + 1)}
                hint={hintOf(plan?.examples[index] ?? [])}
                options={OPTIONS}
                value={mapping[index] ?? ''}
                onChange={({ target }) =>
                  onChange({
                    mapping: mapping.with(index, (target.value || null) as ImportColumn | null),
                  })
                }
              />
            </div>
          ))}
        </div>
      </details>
      {unused.length > 0 && <p className="quiet">{copy.omittedColumns(unused.join(', '))}</p>}
      {!hasKey && !problem && <p className="quiet">{copy.noKey}</p>}
    </>
  );
}

function idOf(column: ImportColumn | null | undefined): string | undefined {
  return column ? `import-column-${column}` : undefined;
}

/** Opens the table at a column, to choose what it is. */
export function revealColumn(column: ImportColumn): void {
  const field = document.getElementById(`import-column-${column}`);
  field?.closest('details')?.setAttribute('open', '');
  field?.querySelector('select')?.focus();
}

function hintOf(examples: readonly string[]): string | undefined {
  return examples.length === 0 ? undefined : copy.example(examples);
}
