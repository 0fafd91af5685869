import { rowsPath } from '#domain/search/release/search-files.ts';
import { fetchDocument } from '../fetch-document.ts';

/** A file of the search is not there, or cannot be reached. */
export class LostFileError extends Error {
  override readonly name = 'LostFileError';
}

/** Rows by the name of their file, so that each file is fetched once. */
const cache = new Map<string, Promise<readonly HTMLElement[]>>();

/** The rows of one file, in its order, owned by another document. Rejects with `LostFileError`. */
export function fetchRows(name: string): Promise<readonly HTMLElement[]> {
  let rows = cache.get(name);
  if (!rows) {
    rows = fetchRowsFile(rowsPath(name));
    rows.catch(() => cache.delete(name));
    cache.set(name, rows);
  }
  return rows;
}

/** Forgets the rows of a release that is no longer live. */
export function forgetRows(): void {
  cache.clear();
}

async function fetchRowsFile(path: string): Promise<readonly HTMLElement[]> {
  const answer = await fetchDocument(path).catch(() => null);
  if (answer?.status !== 200) {
    throw new LostFileError(`${path} could not be fetched (${answer?.status ?? 'no answer'}).`);
  }
  return [...answer.document.querySelectorAll<HTMLElement>('[data-id]')];
}
