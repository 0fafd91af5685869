interface Range {
  start: number;
  /** Included. */
  end: number;
}

/** One byte range, or null for any other header value, which HTTP allows to ignore. */
export function readRange(
  header: string | undefined,
  size: number,
): Range | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  const [from, to] = [match[1] ?? '', match[2] ?? ''];
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end };
}
