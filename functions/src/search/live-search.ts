import type { Columns } from '#domain/search/columns/columns.ts';
import { ColumnsFormatError, decodeColumns } from '#domain/search/columns/decode-columns.ts';
import { parseCurrentSearch } from '#domain/search/release/parse-current-search.ts';
import {
  CURRENT_SEARCH_PATH,
  type CurrentSearch,
  columnsPath,
  locateRow,
  ROW_EDGE,
  rowsPath,
} from '#domain/search/release/search-files.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';

/** Short, so that a new release is found soon. */
const MAX_AGE_MS = 10_000;
const TIMEOUT_MS = 3_000;
/** Files of rows in memory, some 20 KB each. */
const MAX_FILES = 500;

export interface LiveSearch {
  columns: Columns;
  /** The rows at positions of the columns, as HTML; null where the release has been replaced. */
  rowsAt(positions: Iterable<number>): Promise<string[] | null>;
}

/** Returns the search of the live release; null while the site has none. */
export type GetLiveSearch = () => Promise<LiveSearch | null>;

/** Fetches the files of the search as a browser does, and caches them by their names. */
export function createLiveSearch(publicUrl: () => string, now: () => Date): GetLiveSearch {
  let cached: { search: LiveSearch; columns: string; expiresAt: number } | undefined;
  const files = new Map<string, string[]>();

  async function rowsOf(name: string): Promise<string[]> {
    const known = files.get(name);
    if (known) return known;
    const html = (await fetchFile(publicUrl() + rowsPath(name)))?.toString('utf8') ?? '';
    const rows = html.split(ROW_EDGE).slice(1, -1);
    if (files.size >= MAX_FILES) files.clear();
    if (rows.length > 0) files.set(name, rows);
    return rows;
  }

  function liveSearch(current: CurrentSearch, columns: Columns): LiveSearch {
    return {
      columns,
      async rowsAt(positions) {
        const rows = await Promise.all(
          Array.from(positions, async (position) => {
            const place = locateRow(current.rows, position);
            return place && (await rowsOf(place.name))[place.index];
          }),
        );
        return rows.every((row) => typeof row === 'string') ? rows : null;
      },
    };
  }

  return async () => {
    if (cached && now().getTime() < cached.expiresAt) return cached.search;
    const current = await fetchCurrent(publicUrl());
    if (current === null) return cached?.search ?? null;
    const expiresAt = now().getTime() + MAX_AGE_MS;
    const known = cached?.columns === current.columns ? cached.search.columns : null;
    const columns = known ?? (await fetchColumns(publicUrl(), current));
    if (columns === null) return null;
    cached = { search: liveSearch(current, columns), columns: current.columns, expiresAt };
    return cached.search;
  };
}

async function fetchCurrent(site: string): Promise<CurrentSearch | null> {
  const file = await fetchFile(site + CURRENT_SEARCH_PATH);
  return file && parseCurrentSearch(JSON.parse(file.toString('utf8')));
}

async function fetchColumns(site: string, { columns }: CurrentSearch): Promise<Columns | null> {
  const file = await fetchFile(site + columnsPath(columns));
  try {
    return file && decodeColumns(file.toString('utf8'), valueLabel);
  } catch (error) {
    // The functions are newer than the release; the next release fixes that.
    if (error instanceof ColumnsFormatError) return null;
    throw error;
  }
}

async function fetchFile(address: string): Promise<Buffer | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  } catch {
    // Not published yet, or not reachable.
    return null;
  }
}
