import { expect, it } from 'vitest';
import { rowChunks } from './row-chunks.ts';
import { locateRow } from './search-files.ts';

const ids = Array.from({ length: 2000 }, (_, index) => `vehicle-${index * 7919}`);
const chunksOf = (items: readonly string[]) => rowChunks(items, (id) => id);
const known = new Set(chunksOf(ids).map(String));
const changed = (after: readonly string[]) =>
  chunksOf(after).filter((chunk) => !known.has(String(chunk))).length;

it('the chunks hold every row once, in order, some eight each', () => {
  const chunks = chunksOf(ids);
  expect(chunks.flat()).toEqual(ids);
  const sizes = chunks.map(({ length }) => length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(16);
  expect(ids.length / sizes.length).toBeGreaterThan(6);
  expect(ids.length / sizes.length).toBeLessThan(11);
});

it('a row that comes or goes changes a few chunks, wherever it is', () => {
  const changes = Array.from({ length: 100 }, (_, index) => 20 * index).flatMap((at) => [
    changed(ids.toSpliced(at, 1)),
    changed(ids.toSpliced(at, 0, `new-${at}`)),
  ]);
  expect(changes.reduce((sum, count) => sum + count, 0) / changes.length).toBeLessThan(2.5);
  expect(Math.max(...changes)).toBeLessThan(10);
});

it('a position leads to its row', () => {
  const rows: [string, number][] = [
    ['a', 4],
    ['b', 2],
  ];
  expect([0, 3, 4, 5, 6].map((position) => locateRow(rows, position))).toEqual([
    { name: 'a', index: 0 },
    { name: 'a', index: 3 },
    { name: 'b', index: 0 },
    { name: 'b', index: 1 },
    null,
  ]);
});
