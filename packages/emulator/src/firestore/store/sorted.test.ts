import { expect, test } from 'vitest';
import { positionOf, putSorted, removeSorted } from './sorted.ts';

interface Item {
  key: number;
  text: string;
}

const byKey = (left: Item, right: Item) => left.key - right.key;
const item = (key: number, text = '') => ({ key, text });

test('items put in any order stand in their order', () => {
  const list: Item[] = [];
  for (const key of [5, 1, 4, 2, 3]) putSorted(list, item(key), byKey);
  expect(list.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5]);
});

test('an item replaces the one that compares as the same', () => {
  const list = [item(1), item(2, 'old'), item(3)];
  putSorted(list, item(2, 'new'), byKey);
  expect(list).toEqual([item(1), item(2, 'new'), item(3)]);
});

test('an item is removed, and a missing one changes nothing', () => {
  const list = [item(1), item(2), item(3)];
  removeSorted(list, item(2), byKey);
  removeSorted(list, item(9), byKey);
  expect(list).toEqual([item(1), item(3)]);
});

test('the position of an item is that of the first which does not come before it', () => {
  const list = [item(1), item(3), item(5)];
  expect([0, 1, 2, 5, 6].map((key) => positionOf(list, item(key), byKey))).toEqual([0, 0, 1, 2, 3]);
});
