import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import type { Columns } from '#domain/search/columns/columns.ts';
import { decodeColumns } from '#domain/search/columns/decode-columns.ts';
import { search } from '#domain/search/engine/search.ts';
import { parseCurrentSearch } from '#domain/search/release/parse-current-search.ts';
import {
  CURRENT_SEARCH_PATH,
  type CurrentSearch,
  columnsPath,
  rowsPath,
} from '#domain/search/release/search-files.ts';
import { EMPTY_SEARCH } from '#domain/search/state/search-state.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';
import { publicPages, site } from './support/pages.ts';

let current: CurrentSearch;
let columns: Columns;
let columnFile: string;

beforeAll(async () => {
  const parsed = parseCurrentSearch(await (await visit(CURRENT_SEARCH_PATH)).json());
  if (!parsed) throw new Error('The file that names the others is not as it should be.');
  current = parsed;
  columnFile = await (await visit(columnsPath(current.columns))).text();
  columns = decodeColumns(columnFile, valueLabel);
});

const visit = (path: string) => fetch(site.url + path);

async function rowsOfFiles(): Promise<string[]> {
  const files = current.rows.map(async ([name, count]) => {
    const html = await (await visit(rowsPath(name))).text();
    const rows = html.match(/<li class="row"[\s\S]*?<\/li>/gu) ?? [];
    expect([name, rows.length]).toEqual([name, count]);
    return rows;
  });
  return (await Promise.all(files)).flat();
}

it('the files of rows have every vehicle of the columns at its position, as the inventory shows it', async () => {
  const rows = await rowsOfFiles();
  expect(rows).toHaveLength(columns.size);
  const inventory = publicPages.find(({ path }) => path === '/inventory')?.html ?? '';
  const shown = inventory.match(/<li class="row"[\s\S]*?<\/li>/gu) ?? [];
  // The image of the first row alone is in the first window.
  const [first = ''] = shown;
  expect(first).toContain('fetchpriority="high"');
  shown[0] = first
    .replace('loading="eager"', 'loading="lazy"')
    .replace('fetchpriority="high"', 'fetchpriority="low"')
    .replace('decoding="sync"', 'decoding="async"');
  expect(shown.length).toBeGreaterThan(5);
  expect(rows.slice(0, shown.length)).toEqual(shown);
  const { rows: cheapest } = search(columns, { ...EMPTY_SEARCH, sort: 'price' });
  expect(rows[cheapest[0] ?? 0]).toContain('kr.');
});

it('only the file that names the others is revalidated, and search engines skip all of them', async () => {
  const [name = ''] = current.rows[0] ?? [];
  const [first, file, rows] = await Promise.all(
    [CURRENT_SEARCH_PATH, columnsPath(current.columns), rowsPath(name)].map(visit),
  );
  expect(first?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  for (const hashed of [file, rows]) {
    expect(hashed?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  for (const each of [first, file, rows]) {
    expect(each?.headers.get('x-robots-tag')).toBe('noindex');
    expect(each?.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

it('no page names a file of the search, so that an edit does not change every list', () => {
  const naming = publicPages.filter(({ html }) => html.includes(current.columns));
  expect(naming.map(({ path }) => path)).toEqual([]);
});

it('the column file of the demo stock is a few kilobytes', () => {
  expect(brotliCompressSync(columnFile).length).toBeLessThan(4096);
});
