/** The values of each key, in their order. Safari has `Map.groupBy` since 17.4 only. */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value, at: number) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  let at = 0;
  for (const value of values) {
    const key = keyOf(value, at);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
    at += 1;
  }
  return groups;
}
