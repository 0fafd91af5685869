import { inspect, stripVTControlCharacters } from 'node:util';

/** One line: what failed and, where Astro knows it, in which file. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const [first = '', second = ''] = stripVTControlCharacters(error.message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { loc } = error as { loc?: { file?: string; line?: number } };
  const where = loc?.file ? ` (${loc.file}${loc.line ? `:${loc.line}` : ''})` : '';
  return `${first.endsWith(':') ? `${first} ${second}` : first}${where}`;
}
