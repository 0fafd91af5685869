import { saveCsv } from '#admin/history/export-file.ts';
import { LinkButton } from '#admin/ui/Button.tsx';
import { importCopy as copy, importColumnCopy } from '#copy/admin/import/import.ts';
import { isMapped } from '../formats/values.ts';
import { type Cause, causesOf } from '../plan/causes.ts';
import type { ImportPlan } from '../plan/planned-import.ts';
import { refusedRowsCsv } from '../plan/refused-rows.ts';
import type { ReadFile } from '../read/read-file.ts';
import { isField } from '../recognise/columns.ts';
import { revealColumn } from './MappingTable.tsx';

/** Why cells do not come along and rows are refused, each cause once with its count. */
export function Causes({ plan: { rows }, file }: { plan: ImportPlan; file: ReadFile }) {
  const causes = causesOf(rows, (column) => isField(column) && isMapped(column));
  if (causes.length === 0) return null;
  const refused = rows.filter(({ kind }) => kind === 'refused').length;
  return (
    <section className="import__section column column--close">
      <h2>{copy.causes}</h2>
      <ul className="import__causes">
        {causes.map((cause) => {
          const { column } = cause;
          const text = sentence(cause);
          return (
            <li key={text}>
              {text}{' '}
              {column !== null && (
                <LinkButton
                  aria-label={`${copy.mendColumn}: ${text}`}
                  onClick={() => revealColumn(column)}
                >
                  {copy.mendColumn}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
      {refused > 0 && (
        <LinkButton onClick={() => saveCsv(refusedRowsCsv(file, rows), copy.refusedFile)}>
          {copy.saveRefused(refused)}
        </LinkButton>
      )}
    </section>
  );
}

function sentence({ column, reason, count, examples }: Cause): string {
  if (reason === copy.noYear) return copy.noYears(count, examples);
  if (column === null) return copy.refusedCause(reason, count, examples);
  return copy.cellCause(importColumnCopy[column], reason, count, examples);
}
