import { FILE_COLUMNS, type FileColumn } from '#admin/vehicles/vehicles-csv.ts';
import { importAliasCopy, importColumnCopy } from '#copy/admin/import.ts';

/** What each column of a file is, by its position; null where it is not used. */
export type Mapping = readonly (FileColumn | null)[];

/** What staff chose for a heading before; null: not used. */
export type RememberedColumns = Readonly<Record<string, FileColumn | null>>;

/** What the columns of a file are likely to be: what staff chose before, else by their headings. */
export function guessMapping(header: readonly string[], remembered: RememberedColumns): Mapping {
  const used = new Set<FileColumn>();
  return header.map((name) => {
    const key = headingKey(name);
    const column = key in remembered ? remembered[key] : COLUMN_BY_HEADING.get(key);
    if (!column || used.has(column)) return null;
    used.add(column);
    return column;
  });
}

/** The remembered columns with the choices for this header added. */
export function remember(
  header: readonly string[],
  mapping: Mapping,
  before: RememberedColumns,
): RememberedColumns {
  const chosen = header.map((name, index) => [headingKey(name), mapping[index] ?? null]);
  return { ...before, ...Object.fromEntries(chosen) };
}

/** Columns that are chosen more than once. */
export function duplicates(mapping: Mapping): FileColumn[] {
  const chosen = mapping.filter((column) => column !== null);
  return [...new Set(chosen.filter((column, index) => chosen.indexOf(column) !== index))];
}

/** A heading without its unit, signs and case. */
function headingKey(name: string): string {
  return name
    .replace(/\([^)]*\)/gu, '')
    .toLocaleLowerCase('da')
    .replace(/[\s._-]+/gu, '');
}

const COLUMN_BY_HEADING: ReadonlyMap<string, FileColumn> = new Map([
  ...FILE_COLUMNS.flatMap((column) =>
    (importAliasCopy[column] ?? []).map((alias) => [headingKey(alias), column] as const),
  ),
  ...FILE_COLUMNS.map((column) => [headingKey(column), column] as const),
  // Last, so that the heading of the export always wins.
  ...FILE_COLUMNS.map((column) => [headingKey(importColumnCopy[column]), column] as const),
]);
