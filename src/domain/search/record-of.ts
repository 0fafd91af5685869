/** A record with a value for each name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  compute: (name: Name, index: number) => Value,
): Record<Name, Value> {
  const entries = names.map((name, index) => [name, compute(name, index)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
