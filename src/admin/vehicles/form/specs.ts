/** The list with one more entry, trimmed; the same list if the entry is empty or a duplicate. */
export function withSpec(specs: readonly string[], text: string): string[] {
  const spec = text.trim();
  return spec === '' || specs.includes(spec) ? [...specs] : [...specs, spec];
}
