/** A part of a file; both ends are bytes of it. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a file that a request asks for (RFC 9110, 14.2). Null for all of it: without `Range`, for
 * several ranges or another unit, which a server may ignore, and where `If-Range` names another file.
 */
export function rangeOf(
  headers: Record<string, string | undefined>,
  { etag, size }: { etag: string; size: number },
): ByteRange | 'unsatisfiable' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(headers['range'] ?? '');
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  if (!asked || isOther) return null;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return null;
  if (from === '') {
    const count = Math.min(Number(to), size);
    return count === 0 ? 'unsatisfiable' : { first: size - count, last: size - 1 };
  }
  const first = Number(from);
  if (first >= size) return 'unsatisfiable';
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return last < first ? null : { first, last };
}
