/** Computes values once by key; forgets the one that was used least recently beyond `size`. */
export function createCache<Value>(
  size: number,
): (key: string, create: () => Promise<Value>) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key, create) => {
    const value = values.get(key) ?? create();
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > size && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
