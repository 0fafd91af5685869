import { importCopy as copy } from '#copy/admin/import/import.ts';
import type { ImportColumn } from '#copy/admin/import/import-headings.ts';
import type { ImportRow } from './planned-import.ts';

/** Why cells are left out or rows are refused: equal causes are counted together. */
export interface Cause {
  /** Null for a whole row. */
  column: ImportColumn | null;
  reason: string;
  count: number;
  /** Some of the texts, or the first lines. */
  examples: string[];
}

const EXAMPLES = 3;

/** The causes of a plan, the most frequent first; those of columns whose values are mapped by themselves. */
export function causesOf(
  rows: readonly ImportRow[],
  isMapped: (column: ImportColumn) => boolean,
): Cause[] {
  const causes = new Map<string, Cause>();
  const add = (column: ImportColumn | null, reason: string, example: string) => {
    const key = `${column} ${reason}`;
    const cause = causes.get(key) ?? { column, reason, count: 0, examples: [] };
    cause.count += 1;
    if (cause.examples.length < EXAMPLES && !cause.examples.includes(example)) {
      cause.examples.push(example);
    }
    causes.set(key, cause);
  };
  for (const { kind, line, details, leftOut } of rows) {
    if (details.includes(copy.noYear)) add(null, copy.noYear, String(line));
    if (kind === 'refused') add(null, copy.withoutLine(details[0] ?? ''), String(line));
    for (const { column, text, problem } of leftOut) {
      if (!isMapped(column)) add(column, problem, text);
    }
  }
  return [...causes.values()].toSorted((a, b) => b.count - a.count);
}
