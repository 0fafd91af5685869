import type { Columns } from '#domain/search/columns/columns.ts';
import { decodeColumns } from '#domain/search/columns/decode-columns.ts';
import {
  CURRENT_SEARCH_PATH,
  type CurrentSearch,
  columnsPath,
  locateRow,
  rowsPath,
} from '#domain/search/release/search-files.ts';
import { fetchDocument } from '../fetch-document.ts';
import { valueLabel } from './value-label.ts';

/** A file of the search does not exist, or cannot be reached. */
class LostFileError extends Error {
  override readonly name = 'LostFileError';
}

export interface LiveSearch {
  columns: Columns;
  /**
   * Copies of the rows at positions of the columns, in the same order; null where another release is
   * live, in which positions mean other vehicles. Rejects while the site cannot be reached.
   */
  rowsAt(positions: Iterable<number>): Promise<HTMLElement[] | null>;
}

/** The search of the live release. Rejects while the site cannot be reached. */
export async function loadLiveSearch(): Promise<LiveSearch> {
  const current = fetchedEarly() ?? (await fetchCurrent());
  const file = await fetchFile(columnsPath(current.columns));
  const columns = decodeColumns(await file.text(), valueLabel);
  /** Rows by the name of their file, so that each file is fetched once. */
  const files = new Map<string, Promise<readonly HTMLElement[]>>();

  const rowsOf = (name: string) => {
    const known = files.get(name);
    if (known) return known;
    const rows = fetchRows(rowsPath(name));
    rows.catch(() => files.delete(name));
    files.set(name, rows);
    return rows;
  };
  const rowAt = async (position: number) => {
    const place = locateRow(current.rows, position);
    const row = place && (await rowsOf(place.name))[place.index];
    if (!row) throw new LostFileError(`There is no row ${position}.`);
    return document.importNode(row, true);
  };
  const rowsAt = (positions: readonly number[]) => Promise.all(positions.map(rowAt));

  return {
    columns,
    rowsAt: async (positions) => {
      const asked = [...positions];
      try {
        return await rowsAt(asked);
      } catch (error) {
        if (!(error instanceof LostFileError)) throw error;
        // Either another release is live, or the file was asked for while this one came.
        const isReplaced = JSON.stringify(await fetchCurrent()) !== JSON.stringify(current);
        return isReplaced ? null : await rowsAt(asked);
      }
    },
  };
}

/**
 * The file that the list of a shared link fetched before this code was loaded; used once, since
 * later releases have other files.
 */
function fetchedEarly(): CurrentSearch | null {
  const list = document.querySelector<HTMLElement>('[data-list]');
  const text = list?.dataset['current'];
  if (!list || text === undefined) return null;
  delete list.dataset['current'];
  return JSON.parse(text) as CurrentSearch;
}

async function fetchCurrent(): Promise<CurrentSearch> {
  return (await fetchFile(CURRENT_SEARCH_PATH)).json();
}

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new LostFileError(`${path} could not be fetched (${response.status}).`);
  return response;
}

async function fetchRows(path: string): Promise<readonly HTMLElement[]> {
  const answer = await fetchDocument(path).catch(() => null);
  if (answer?.status !== 200) {
    throw new LostFileError(`${path} could not be fetched (${answer?.status ?? 'no answer'}).`);
  }
  return [...answer.document.querySelectorAll<HTMLElement>('[data-id]')];
}
