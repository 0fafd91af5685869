/** The list with one more entry: trimmed, unless it is empty or there already. */
export function withSpec(specs: readonly string[], text: string): string[] {
  const spec = text.trim();
  return spec === '' || specs.includes(spec) ? [...specs] : [...specs, spec];
}
