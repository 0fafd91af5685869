/**
 * `text` with each of `parts` between a line that contains `begin generated` and the next one that
 * contains `end generated`. Throws where the text has not exactly one such pair for each part.
 */
export function replaceGenerated(text: string, parts: readonly (readonly string[])[]): string {
  const lines = text.split('\n');
  const begins = positionsOf(lines, 'begin generated', parts.length);
  const ends = positionsOf(lines, 'end generated', parts.length);
  const pairs = parts.map((part, index) => ({
    part,
    begin: begins[index] as number,
    end: ends[index] as number,
    before: index === 0 ? 0 : (ends[index - 1] as number),
  }));
  if (pairs.some(({ begin, end, before }) => end < begin || begin < before)) {
    throw new Error('An end marker is before its begin marker.');
  }
  const kept = pairs.flatMap(({ part, begin, before }) => [
    ...lines.slice(before, begin + 1),
    ...part,
  ]);
  return [...kept, ...lines.slice(ends.at(-1))].join('\n');
}

function positionsOf(lines: readonly string[], marker: string, count: number): number[] {
  const found = lines.flatMap((line, index) => (line.includes(marker) ? [index] : []));
  if (found.length !== count) throw new Error(`There must be ${count} lines with "${marker}".`);
  return found;
}
