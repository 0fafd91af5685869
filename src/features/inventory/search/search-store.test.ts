// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { searchParams } from '#domain/search/state/search-params.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { naiveSearch } from '#tests/support/search/naive-search.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { randomState } from '#tests/support/search/random-state.ts';
import { randomStock } from '#tests/support/search/random-stock.ts';
import { createRandom, type Random } from '#tools/demo/random-stock/random.ts';
import type { LiveSearch } from './load-search.ts';
import {
  $search,
  dispatch,
  missingPositions,
  reduceSearch,
  type Search,
  type SearchAction,
  searchOfPage,
  showNextPage,
  shownPositions,
} from './search-store.ts';

const STATES = process.env['DEEP'] ? 10_000 : 100;

beforeEach(() => {
  document.body.innerHTML = '<section data-list><ul data-rows></ul></section>';
  history.replaceState(null, '', '/inventory');
  $search.set(null);
});

const rowOf = (id: string) => Object.assign(document.createElement('li'), { textContent: id });

function liveSearch(size: number, random: Random) {
  const stock = randomStock(size, random);
  const elements = stock.map(({ id }) => {
    const row = rowOf(id);
    row.dataset['id'] = id;
    return row;
  });
  const live: LiveSearch = { columns: openColumns(stock), rowsAt: async () => [] };
  const load = (positions: readonly number[]): SearchAction => ({
    ...{ type: 'rows', live, positions },
    elements: positions.flatMap((position) => elements[position] ?? []),
  });
  return { stock, live, load };
}

const idsShown = (search: Search) =>
  [...shownPositions(search)].map((position) => search.rows.get(position)?.element.dataset['id']);

it('the list shows what plain filters find, in whichever order choices, columns and rows come', () => {
  for (let seed = 1; seed <= STATES / 50; seed += 1) {
    const random = createRandom(seed);
    const { stock, live, load } = liveSearch(random.between(1, 120), random);
    let search = searchOfPage();
    const late: SearchAction[] = [{ type: 'columns', live }];
    for (let count = 0; count < 50; count += 1) {
      // A text is compared by the test of the engine.
      const state: SearchState = { ...randomState(live.columns, random), text: '' };
      search = reduceSearch(search, { type: 'chosen', edit: () => state });
      if (random.next() < 0.5) late.push(load(missingPositions(search)));
      while (late.length > 0 && random.next() < 0.6) {
        const [next] = late.splice(random.between(0, late.length - 1), 1);
        if (next) search = reduceSearch(search, next);
      }
      // The list as it came with the page shows rows of its own.
      if (search.live === null || search.list === 'built') continue;
      if (search.list === 'loading') search = reduceSearch(search, load(missingPositions(search)));
      const expected = naiveSearch(stock, state, () => true).ids;
      const label = `seed ${seed}: ${searchParams(state)}`;
      expect(search.result?.total, label).toBe(expected.length);
      expect(idsShown(search), label).toEqual(expected.slice(0, shownPositions(search).length));
    }
  }
});

it('rows of a release that has been replaced are shown no more', () => {
  const [old, next] = [liveSearch(30, createRandom(1)), liveSearch(30, createRandom(2))];
  const steps: SearchAction[] = [
    { type: 'columns', live: old.live },
    { type: 'chosen', edit: (state) => ({ ...state, sort: 'price' }) },
  ];
  let search = steps.reduce(reduceSearch, searchOfPage());
  const late = old.load(missingPositions(search));
  search = reduceSearch(search, { type: 'columns', live: next.live });
  search = reduceSearch(search, late);
  expect([search.list, search.rows.size]).toEqual(['loading', 0]);
  search = reduceSearch(search, next.load(missingPositions(search)));
  const expected = naiveSearch(next.stock, { ...EMPTY_SEARCH, sort: 'price' }, () => true).ids;
  expect([search.list, idsShown(search)]).toEqual(['shown', expected]);
});

it('a row of the built page is shown until its own comes, and stays where both are the same', () => {
  const { stock, live, load } = liveSearch(3, createRandom(3));
  const built = stock.map(({ id }, index) => {
    const row = rowOf('built');
    row.dataset['id'] = index === 0 ? 'replaced-since' : id;
    return row;
  });
  document.querySelector('[data-rows]')?.append(...built);
  let search = reduceSearch(searchOfPage(), { type: 'columns', live });
  search = reduceSearch(search, {
    type: 'chosen',
    edit: (state) => ({ ...state, ranges: { price: { from: 0, to: 9_000_000 } } }),
  });
  expect([search.list, [...search.rows.values()].map(({ element }) => element)]).toEqual([
    'loading',
    built,
  ]);
  search = reduceSearch(search, load([0, 1, 2]));
  expect(search.rows.get(0)?.element.dataset['id']).toBe(stock[0]?.id);
  expect(search.rows.get(1)?.element).toBe(built[1]);
});

it('a second press while the next rows are loading asks for no further page', () => {
  const { live, load } = liveSearch(120, createRandom(4));
  dispatch({ type: 'columns', live });
  showNextPage(24);
  showNextPage(24);
  expect($search.get()?.state.page).toBe(2);
  dispatch(load(missingPositions($search.get() as Search)));
  showNextPage(48);
  expect($search.get()).toMatchObject({ state: { page: 3 }, focusRow: 48 });
});

it('a list whose rows could not be loaded is tried again by the next choice', () => {
  const { live } = liveSearch(30, createRandom(5));
  dispatch({ type: 'columns', live });
  dispatch({ type: 'failed' });
  expect($search.get()?.list).toBe('built');
  showNextPage(24);
  dispatch({ type: 'failed' });
  expect($search.get()?.list).toBe('failed');
  dispatch({ type: 'chosen', edit: (state) => ({ ...state, sort: 'year' }) });
  expect($search.get()?.list).toBe('loading');
});
