import { entropy, predicted, restored } from './encode/prediction.ts';
import { packNumbers, unpackNumbers } from './planes.ts';

/** A column of whole numbers as the file has it: its text, and whether it is predicted. */
export type StoredColumn = [text: string, isPredicted: 0 | 1];

/** Stores a column in the way that takes less. `groups` are the models and variants. */
export function storeColumn(numbers: readonly number[], groups: ArrayLike<number>): StoredColumn {
  const changes = predicted(numbers, groups);
  return entropy(changes) < entropy(numbers)
    ? [packNumbers(changes), 1]
    : [packNumbers(numbers), 0];
}

export function readColumn(
  [text, isPredicted]: StoredColumn,
  count: number,
  groups: ArrayLike<number>,
): Float64Array {
  const numbers = unpackNumbers(text, count);
  return isPredicted ? restored(numbers, groups) : numbers;
}
