import { rowsPath } from '#domain/search/release/search-files.ts';

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
    rows = fetchDocument(rowsPath(name)).then((file) => [
      ...file.querySelectorAll<HTMLElement>('[data-id]'),
    ]);
    rows.catch(() => cache.delete(name));
    cache.set(name, rows);
  }
  return rows;
}

/** Forgets the rows of a release that is no longer live. */
export function forgetRows(): void {
  cache.clear();
}

/** XMLHttpRequest parses HTML without running it, and Trusted Types allow that. */
function fetchDocument(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () =>
      reject(new LostFileError(`${path} could not be fetched (${request.status}).`));
    request.open('GET', path);
    request.responseType = 'document';
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else fail();
    });
    request.addEventListener('error', fail);
    request.send();
  });
}
