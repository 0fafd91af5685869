import { expect, it } from 'vitest';
import { valueLabel } from '#features/inventory/search/names/value-label.ts';
import { randomVehicle } from '#tests/support/search/random-stock.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';
import { ColumnMemory } from './column-memory.ts';
import { encodeColumns } from './encode-columns.ts';

const EDITS = 60;

it('a stock that is edited again and again is encoded as one that was never seen before', () => {
  const random = createRandom(7);
  const memory = new ColumnMemory();
  let stock = Array.from({ length: 40 }, (_, id) => randomVehicle(id, random));
  for (let edit = 0; edit < EDITS; edit += 1) {
    const other = randomVehicle(1_000 + edit, random);
    const place = random.between(0, stock.length - 1);
    const [field] = random.pick(Object.entries(other));
    const edited = { ...stock[place], [field]: Reflect.get(other, field) };
    const kind = random.next();
    if (kind < 0.7) stock = stock.with(place, edited as (typeof stock)[number]);
    else stock = kind < 0.85 ? stock.toSpliced(place, 1) : stock.toSpliced(place, 0, other);
    const text = Buffer.from(encodeColumns(stock, valueLabel, memory)).toString();
    expect(text).toBe(Buffer.from(encodeColumns(stock, valueLabel)).toString());
  }
});

it('a column is made again only where something in it has changed', () => {
  const memory = new ColumnMemory();
  const made: number[] = [];
  const encode = (...from: unknown[][]) => memory.once('doors', from, () => made.push(1));
  encode([1, 'a', ['x']], [0]);
  encode([1, 'a', ['x']], [0]);
  expect(made).toHaveLength(1);
  for (const from of [[[1, 'a', ['y']], [0]], [[1, 'a', ['y']], [1]], [[1, 'a', ['y']]]]) {
    encode(...from);
  }
  expect(made).toHaveLength(4);
});
