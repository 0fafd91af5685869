import { Window } from 'happy-dom';
import { beforeAll, expect, it } from 'vitest';
import type { Columns } from '#domain/search/columns/columns.ts';
import { decodeColumns } from '#domain/search/columns/decode-columns.ts';
import { search } from '#domain/search/engine/search.ts';
import {
  CURRENT_SEARCH_PATH,
  type CurrentSearch,
  columnsPath,
  rowsPath,
} from '#domain/search/release/search-files.ts';
import { parseSearch } from '#domain/search/state/parse-search.ts';
import { searchParams } from '#domain/search/state/search-params.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { withoutUnknownWords } from '#domain/search/text/match-text.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';
import { randomState } from '#tests/support/search/random-state.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';
import { site } from './support/pages.ts';

const STATES = process.env['DEEP'] ? 10_000 : 30;
/** Searches at once: while the server answers some, the engine finds others. */
const AT_ONCE = 4;
const SHOWN = 24;

let columns: Columns;
/** The id of each vehicle, by its position in the columns. */
let ids: (string | null)[];

beforeAll(async () => {
  const current: CurrentSearch = await (await visit(CURRENT_SEARCH_PATH)).json();
  const file = await visit(columnsPath(current.columns));
  columns = decodeColumns(await file.text(), valueLabel);
  const rows = current.rows.map(async ([name]) => idsIn(await pageOf(await visit(rowsPath(name)))));
  ids = (await Promise.all(rows)).flat();
});

const visit = (path: string) => fetch(site.url + path, { redirect: 'manual' });
const idsIn = (page: Document) =>
  [...page.querySelectorAll('[data-id]')].map((row) => row.getAttribute('data-id'));

async function pageOf(response: Response): Promise<Document> {
  const window = new Window({ url: site.url });
  const page = new window.DOMParser().parseFromString(await response.text(), 'text/html');
  // Hundreds of windows would fill the memory.
  await window.happyDOM.close();
  return page as unknown as Document;
}

/** What an answer shows, read as text: parsing ten thousand pages would take half an hour. */
function shownIn(html: string) {
  const counts = html.matchAll(
    /<input type="checkbox"(?=[^>]* name="braendstof")[^>]* value="(?<fuel>[^"]*)"[^>]*>.*?aria-hidden="true">(?<count>\d+)</gu,
  );
  return {
    ids: Array.from(html.matchAll(/<li class="row" data-id="([^"]*)"/gu), ([, id]) => id),
    heading: /id="list-heading"[^>]*>([^<]*)/u.exec(html)?.[1],
    fuels: Array.from(counts, ({ groups }) => [groups?.['fuel'], Number(groups?.['count'])]),
  };
}

/** What the answer to a search is to show, found by the engine as browsers run it. */
function shownFor(state: SearchState) {
  const { rows, total, counts } = search(columns, withoutUnknownWords(columns, state));
  const shown = total - SHOWN <= 6 ? rows : rows.subarray(0, SHOWN);
  return {
    ids: Array.from(shown, (row) => ids[row]),
    heading: `${total} Køretøjer Tilgængelige`,
    fuels: columns.choices.fuel.values.map((value, at) => [value, counts.fuel[at]]),
  };
}

it('the server finds without JavaScript what the engine finds in the browser', async () => {
  const random = createRandom(5);
  let found = 0;
  const compareNext = async () => {
    const state = randomState(columns, random, 3);
    const query = searchParams(state).toString();
    const response = await visit(`/soeg?${query}`);
    const shown = shownFor(state);
    expect({ query, ...shownIn(await response.text()) }).toEqual({ query, ...shown });
    found += shown.ids.length;
  };
  for (let count = 0; count < STATES; count += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, compareNext));
  }
  expect(found).toBeGreaterThan(STATES);
});

it('the text of a search without JavaScript has its bounds marked, and an unknown word named', async () => {
  const page = await pageOf(await visit('/soeg?soeg=tesla+xyzzy+under+900.000'));
  expect(page.querySelector('#search-hint mark')?.textContent).toBe('under 900.000');
  expect(page.body.textContent).toContain('Ingen biler med “xyzzy”.');
  expect(idsIn(page).length).toBeGreaterThan(0);
});

it('a search without JavaScript has what is chosen in its form, and no search engine lists it', async () => {
  const response = await visit('/soeg?braendstof=electric&soeg=tesla&pris_til=900.000');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await pageOf(response);
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
    'noindex, nofollow',
  );
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    `${site.url}/inventory`,
  );
  const form = page.querySelector('form[action="/soeg"]');
  expect(form?.getAttribute('method')).toBe('get');
  // The panel stands outside of the form that it belongs to.
  const checked = page.querySelector(
    `input[form="${form?.id}"][name="braendstof"][value="electric"]`,
  );
  expect(checked?.hasAttribute('checked')).toBe(true);
  const text = form?.querySelector('input[name="soeg"]');
  expect(text?.getAttribute('value')).toBe('tesla');
  expect(page.querySelector('script[type="application/ld+json"]')).toBeNull();
});

it('links remove the choices of a search, even without JavaScript', async () => {
  const page = await pageOf(await visit('/soeg?braendstof=electric&gear=automatic'));
  const addresses = [...page.querySelectorAll('[data-list] a[href^="/"]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', site.url))
    .filter(({ pathname }) => pathname === '/soeg' || pathname.startsWith('/inventory'));
  const states = addresses.map(({ searchParams }) => parseSearch(searchParams).choices);
  expect(states).toContainEqual({ gearbox: ['automatic'] });
});

it.each([
  ['nothing', '/soeg'],
  ['an empty query', '/soeg?'],
  ['values that no field has', '/soeg?side=9999&sortering=%00&pris_fra=x'],
  ['a path and half a letter', '/soeg?maerke=../../etc/passwd&maerke=%E0%A4%A'],
  ['500 values of one field', `/soeg?${'udstyr=a&'.repeat(500)}`],
  ['a text of 3000 letters', `/soeg?soeg=${'a'.repeat(3000)}`],
])('a malformed address is answered like one without what is wrong: %s', async (_name, path) => {
  const response = await visit(path);
  expect(response.status).toBe(200);
});

it('a visitor’s input stays text', async () => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>$&$1';
  const response = await visit(`/soeg?soeg=${encodeURIComponent(hostile)}`);
  const html = await response.text();
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<script>alert');
  const window = new Window({ url: site.url });
  window.document.write(html);
  const typed = window.document.querySelector('input[name="soeg"]')?.getAttribute('value');
  expect(typed).toBe(hostile);
});

it('a search that finds nothing shows the nearest searches that do', async () => {
  const page = await pageOf(await visit('/soeg?braendstof=electric&pris_til=1'));
  expect(idsIn(page)).toEqual([]);
  const links = [...page.querySelectorAll('.suggestions a')];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const answer = await pageOf(await visit(link.getAttribute('href') ?? ''));
    expect(idsIn(answer).length).toBeGreaterThan(0);
  }
});
