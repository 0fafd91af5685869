/** A part of a page, from `start` to before `end`, and its replacement. */
export interface PageEdit {
  start: number;
  end: number;
  by: string;
}

/** The parts of a page as it is after edits that do not overlap; none is copied. */
export function editedParts(html: string, edits: readonly (PageEdit | null)[]): string[] {
  const parts: string[] = [];
  let at = 0;
  const inOrder = edits.filter((edit) => edit !== null).sort((a, b) => a.start - b.start);
  for (const { start, end, by } of inOrder) {
    parts.push(html.slice(at, start), by);
    at = end;
  }
  parts.push(html.slice(at));
  return parts;
}

/** The bytes of the parts of a page, strings of one character per byte (`latin1`). */
export function bytesOfParts(parts: readonly string[]): Buffer<ArrayBuffer> {
  // Not from the memory that small buffers share: others would keep the page in memory.
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) at += bytes.write(part, at, 'latin1');
  return bytes;
}
