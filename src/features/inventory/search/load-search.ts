import type { Columns } from '#domain/search/columns/columns.ts';
import { decodeColumns } from '#domain/search/columns/decode-columns.ts';
import {
  CURRENT_SEARCH_PATH,
  type CurrentSearch,
  columnsPath,
  locateRow,
} from '#domain/search/release/search-files.ts';
import { fetchRows, forgetRows, LostFileError } from './fetch-rows.ts';
import { valueLabel } from './value-label.ts';

/**
 * The site has been published since the columns were loaded, so that positions in them mean other
 * vehicles now. `loadColumns` returns the new ones from here on.
 */
export class SearchOutdatedError extends Error {
  override readonly name = 'SearchOutdatedError';
}

interface Loaded {
  current: CurrentSearch;
  columns: Columns;
}

let loading: Promise<Loaded> | undefined;

/** The columns of the live release, loaded once. Rejects while the site cannot be reached. */
export async function loadColumns(): Promise<Columns> {
  return (await loaded()).columns;
}

/**
 * The rows of vehicles by their positions in the columns, in the same order, owned by this document.
 * Rejects with `SearchOutdatedError` when another release is live, else while the site cannot be reached.
 */
export async function loadRows(positions: Iterable<number>): Promise<HTMLElement[]> {
  const { current } = await loaded();
  try {
    return await Promise.all([...positions].map((position) => rowAt(current, position)));
  } catch (error) {
    if (!(error instanceof LostFileError)) throw error;
    return await rowsOfNextRelease(current, positions);
  }
}

/** A file is missing: either another release is live, or it was asked for while this one came. */
async function rowsOfNextRelease(
  before: CurrentSearch,
  positions: Iterable<number>,
): Promise<HTMLElement[]> {
  loading = undefined;
  const { current } = await loaded();
  if (JSON.stringify(current) !== JSON.stringify(before)) {
    forgetRows();
    throw new SearchOutdatedError('Another release of the site is live.');
  }
  return Promise.all([...positions].map((position) => rowAt(current, position)));
}

async function rowAt({ rows }: CurrentSearch, position: number): Promise<HTMLElement> {
  const place = locateRow(rows, position);
  const row = place && (await fetchRows(place.name))[place.index];
  if (!row) throw new LostFileError(`There is no row ${position}.`);
  return document.importNode(row, true);
}

function loaded(): Promise<Loaded> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<Loaded> {
  const current: CurrentSearch =
    fetchedEarly() ?? (await (await fetchFile(CURRENT_SEARCH_PATH)).json());
  const file = await fetchFile(columnsPath(current.columns));
  return { current, columns: decodeColumns(await file.text(), valueLabel) };
}

/** What the list of a shared link has fetched before this code came; only once, since releases follow. */
function fetchedEarly(): CurrentSearch | null {
  const list = document.querySelector<HTMLElement>('[data-list]');
  const text = list?.dataset['current'];
  if (!list || text === undefined) return null;
  delete list.dataset['current'];
  return JSON.parse(text) as CurrentSearch;
}

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new LostFileError(`${path} could not be fetched (${response.status}).`);
  return response;
}
