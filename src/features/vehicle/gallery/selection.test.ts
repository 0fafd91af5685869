import { expect, test, vi } from 'vitest';
import { createSelection } from './selection.ts';

test('the gallery starts at the first image', () => {
  expect(createSelection(3).index).toBe(0);
});

test('the gallery continues at the other end after the first or last image', () => {
  const selection = createSelection(3);
  selection.select(-1);
  expect(selection.index).toBe(2);
  selection.select(3);
  expect(selection.index).toBe(0);
});

test('the gallery notifies its listeners only of changes', () => {
  const selection = createSelection(3);
  const listener = vi.fn();
  selection.onChange(listener);
  selection.select(0);
  expect(listener).not.toHaveBeenCalled();
  selection.select(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the gallery can select an image that was added', () => {
  const selection = createSelection(1);
  selection.addOne();
  selection.select(1);
  expect(selection.index).toBe(1);
});

test('a gallery without images stays at index 0', () => {
  const selection = createSelection(0);
  selection.select(1);
  expect(selection.index).toBe(0);
});
