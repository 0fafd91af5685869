import { brotliCompressSync } from 'node:zlib';
import { decodeColumns } from '#domain/search/columns/decode-columns.ts';
import { encodeColumns } from '#domain/search/columns/encode-columns.ts';
import { search } from '#domain/search/engine/search.ts';
import type { SearchState } from '#domain/search/state/search-state.ts';
import { valueLabel } from '#features/inventory/search/names/value-label.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';
import { naiveSearch } from '../support/search/naive-search.ts';
import { naiveText } from '../support/search/naive-text.ts';
import { randomState } from '../support/search/random-state.ts';
import { randomStock } from '../support/search/random-stock.ts';
import { seededStock } from '../support/search/seeded-stock.ts';
import { kilobytes, quantile } from './support/numbers.ts';

const VEHICLES = 10_000;
const LIMITS = { 'p95, without text': '2 ms', file: '90 KB' };

/**
 * Measures a search in a large stock: filter, every count and histogram, and order, for random states.
 * The naive filter answers the same states.
 */
export async function benchSearch(quick: boolean): Promise<void> {
  const stocks = {
    seeded: seededStock(VEHICLES),
    'every fact random': randomStock(VEHICLES, createRandom(1)),
  };
  const table: Record<string, Record<string, string>> = {};
  for (const [name, stock] of Object.entries(stocks)) {
    const file = encodeColumns(stock);
    const opened = performance.now();
    const columns = decodeColumns(file, valueLabel);
    const opening = performance.now() - opened;
    const random = createRandom(7);
    const states = Array.from({ length: quick ? 500 : 3000 }, () => randomState(columns, random));
    const withText = states.filter(({ text }) => text !== '');
    const withoutText = states.filter(({ text }) => text === '');
    // The first searches run before the code is compiled, as they do in a browser.
    const run = (state: SearchState) => search(columns, state).total;
    const engine = timesOf(withoutText, run);
    const text = timesOf(withText, run);
    const findsText = naiveText(stock, valueLabel);
    const naive = timesOf(
      withoutText.slice(0, 20),
      (state) => naiveSearch(stock, state, findsText(state.text)).ids.length,
    );
    table[`${VEHICLES} vehicles, ${name}`] = {
      'p50, without text': exact(quantile(engine, 0.5)),
      'p95, without text': exact(quantile(engine, 0.95)),
      'p95, with text': exact(quantile(text, 0.95)),
      'naive filter, p50': exact(quantile(naive, 0.5)),
      file: kilobytes(brotliCompressSync(file).length),
      opened: exact(opening),
    };
  }
  console.table({ ...table, limit: LIMITS });
}

/** How long each state takes. */
function timesOf(states: readonly SearchState[], run: (state: SearchState) => number): number[] {
  return states.map((state) => {
    const started = performance.now();
    run(state);
    return performance.now() - started;
  });
}

function exact(time: number): string {
  return `${time.toFixed(2)} ms`;
}
