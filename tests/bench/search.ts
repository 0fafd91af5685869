import { brotliCompressSync } from 'node:zlib';
import { decodeColumns } from '#domain/search/columns/decode-columns.ts';
import { encodeColumns } from '#domain/search/columns/encode-columns.ts';
import { search } from '#domain/search/engine/search.ts';
import { EMPTY_SEARCH, type SearchState } from '#domain/search/state/search-state.ts';
import { withoutUnknownWords } from '#domain/search/text/match-text.ts';
import { parseTypedConstraints } from '#domain/search/text/typed-constraints.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';
import { naiveSearch } from '../support/search/naive-search.ts';
import { PHRASES } from '../support/search/phrases.ts';
import { randomState } from '../support/search/random-state.ts';
import { randomStock } from '../support/search/random-stock.ts';
import { seededStock } from '../support/search/seeded-stock.ts';
import { kilobytes, quantile } from './support/numbers.ts';

const STOCKS = { 300: '8 KB', 3000: '60 KB', 10000: '140 KB' };
const VEHICLES = 10_000;
const SEARCH_LIMIT = '5 ms';

/**
 * Measures a search in stocks of several sizes: filter, every count and histogram, and order, for random
 * states. The naive filter answers the same states.
 */
export async function benchSearch(quick: boolean): Promise<void> {
  const seeded = seededStock(VEHICLES);
  const stocks = [
    ...Object.entries(STOCKS).map(([size, limit]) => ({
      name: `${size} vehicles, seeded`,
      limit,
      stock: seeded.slice(0, Number(size)),
    })),
    {
      name: `${VEHICLES} vehicles, every fact random`,
      limit: '',
      stock: randomStock(VEHICLES, createRandom(1)),
    },
  ];
  const table: Record<string, Record<string, string>> = {};
  for (const { name, limit, stock } of stocks) {
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
    const typed = timesOf(typedLetters(quick ? 40 : 8), (typing) =>
      run(withoutUnknownWords(columns, parseTypedConstraints({ ...EMPTY_SEARCH, text: typing }))),
    );
    const naive = timesOf(
      withoutText.slice(0, 20),
      (state) => naiveSearch(stock, state, () => true).ids.length,
    );
    table[name] = {
      'p50, without text': exact(quantile(engine, 0.5)),
      'p95, without text': exact(quantile(engine, 0.95)),
      'p95, with text': exact(quantile(text, 0.95)),
      'p95, each letter of a phrase': exact(quantile(typed, 0.95)),
      'naive filter, p50': exact(quantile(naive, 0.5)),
      file: kilobytes(brotliCompressSync(file).length),
      'limit of the file': limit,
      opened: exact(opening),
    };
  }
  console.table(table);
  console.log(`Limit of p95 at ${VEHICLES} vehicles: ${SEARCH_LIMIT}.`);
}

/** The content of the field after each key press, for every `nth` phrase that buyers type. */
function typedLetters(nth: number): string[] {
  const phrases = PHRASES.flatMap(([, each]) => each).filter((_, at) => at % nth === 0);
  return phrases.flatMap((phrase) =>
    Array.from(phrase, (_, letters) => phrase.slice(0, letters + 1)),
  );
}

/** How long each case takes. */
function timesOf<Case>(cases: readonly Case[], run: (each: Case) => number): number[] {
  return cases.map((each) => {
    const started = performance.now();
    run(each);
    return performance.now() - started;
  });
}

function exact(time: number): string {
  return `${time.toFixed(2)} ms`;
}
