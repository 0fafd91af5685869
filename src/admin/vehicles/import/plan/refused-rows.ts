import { importCopy as copy } from '#copy/admin/import/import.ts';
import { csv } from '#domain/text/csv.ts';
import type { ReadFile } from '../read/read-file.ts';
import type { ImportRow } from './planned-import.ts';

/** The refused rows of a file as they stand in it, each with why, to be mended and imported again. */
export function refusedRowsCsv(
  { header, rows }: Pick<ReadFile, 'header' | 'rows'>,
  planned: readonly ImportRow[],
): string {
  const reasons = new Map(
    planned.flatMap(({ kind, line, details }) =>
      kind === 'refused' ? [[line, details.join(' ')] as const] : [],
    ),
  );
  const refused = rows.filter(({ line }) => reasons.has(line));
  const width = Math.max(header.length, ...refused.map(({ cells }) => cells.length));
  const filled = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return csv(
    [
      [...filled(header), copy.reason],
      ...refused.map(({ line, cells }) => [...filled(cells), reasons.get(line) ?? '']),
    ],
    ';',
  );
}
