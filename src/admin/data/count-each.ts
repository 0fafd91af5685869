import { groupBy } from '#domain/group-by.ts';

/** Each value with how often it occurs, the most frequent first. */
export function countEach<T>(values: Iterable<T>): [T, number][] {
  return [...groupBy(values, (value) => value)]
    .map(([value, all]): [T, number] => [value, all.length])
    .sort(([, a], [, b]) => b - a);
}
