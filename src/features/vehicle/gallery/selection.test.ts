import { expect, test, vi } from 'vitest';
import { createSelection } from './selection.ts';

test('starts at the first image', () => {
  expect(createSelection(3).index).toBe(0);
});

test('goes on at the other end', () => {
  const selection = createSelection(3);
  selection.select(-1);
  expect(selection.index).toBe(2);
  selection.select(3);
  expect(selection.index).toBe(0);
});

test('tells of changes only', () => {
  const selection = createSelection(3);
  const listener = vi.fn();
  selection.onChange(listener);
  selection.select(0);
  expect(listener).not.toHaveBeenCalled();
  selection.select(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('reaches an image that was added', () => {
  const selection = createSelection(1);
  selection.grow();
  selection.select(1);
  expect(selection.index).toBe(1);
});

test('selects nothing among no images', () => {
  const selection = createSelection(0);
  selection.select(1);
  expect(selection.index).toBe(0);
});
