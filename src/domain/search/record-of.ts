export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  compute: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, compute(name)])) as Record<Name, Value>;
}
