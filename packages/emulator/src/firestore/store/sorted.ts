/** How two items of a sorted list compare; 0 for the same item. */
export type Compare<T> = (left: T, right: T) => number;

/** The index of the first item of a sorted list that does not come before `item`. */
export function positionOf<T>(list: readonly T[], item: T, compare: Compare<T>): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(list[middle] as T, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Puts an item at its place, or replaces the one that compares as the same. */
export function putSorted<T>(list: T[], item: T, compare: Compare<T>): void {
  const position = positionOf(list, item, compare);
  const present = list[position];
  const replaces = present !== undefined && compare(present, item) === 0;
  list.splice(position, replaces ? 1 : 0, item);
}

/** Removes the item that compares as the same, if there is one. */
export function removeSorted<T>(list: T[], item: T, compare: Compare<T>): void {
  const position = positionOf(list, item, compare);
  const present = list[position];
  if (present !== undefined && compare(present, item) === 0) list.splice(position, 1);
}
