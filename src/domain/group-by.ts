/** The values of each key, in their order. Safari has `Map.groupBy` since 17.4 only. */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value, at: number) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [at, value] of [...values].entries()) {
    const key = keyOf(value, at);
    const group = groups.get(key) ?? [];
    group.push(value);
    groups.set(key, group);
  }
  return groups;
}
