/** Where a release has the files of the search. All but the first have names that change with them. */
export const CURRENT_SEARCH_PATH = '/search/current.json';

/** `/search/current.json`: which files belong to the live release. */
export interface CurrentSearch {
  columns: string;
  /**
   * The files of rows with the number of rows of each. The first row of the first file is that of the
   * first vehicle of the columns, and so on.
   */
  rows: readonly (readonly [name: string, count: number])[];
}

/** A file whose name changes with its content, by its path. */
export const HASHED_SEARCH_FILE = /^\/search\/(?:columns|rows)-/u;

export function columnsPath(name: string): string {
  return `/search/columns-${name}.json`;
}

/** Stands before and after each row in a file of rows; no text of a row contains it, since `<` is escaped there. */
export const ROW_EDGE = '<!--row-->';

export function rowsPath(name: string): string {
  return `/search/rows-${name}`;
}

/** Which file of rows a vehicle is in, by its position in the columns, and which of its rows it is. */
export function locateRow(
  rows: CurrentSearch['rows'],
  position: number,
): { name: string; index: number } | null {
  let first = 0;
  for (const [name, count] of rows) {
    if (position < first + count) return { name, index: position - first };
    first += count;
  }
  return null;
}
