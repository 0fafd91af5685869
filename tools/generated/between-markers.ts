/**
 * `text` with `lines` between the line that contains `begin generated` and the one that contains
 * `end generated`. Throws where the text has not exactly one such pair.
 */
export function replaceGenerated(text: string, lines: readonly string[]): string {
  const all = text.split('\n');
  const begin = positionOf(all, 'begin generated');
  const end = positionOf(all, 'end generated');
  if (end < begin) throw new Error('The end marker is before the begin marker.');
  return [...all.slice(0, begin + 1), ...lines, ...all.slice(end)].join('\n');
}

function positionOf(lines: readonly string[], marker: string): number {
  const [first, ...others] = lines.flatMap((line, index) => (line.includes(marker) ? [index] : []));
  if (first === undefined || others.length > 0) {
    throw new Error(`There must be exactly one line with "${marker}".`);
  }
  return first;
}
