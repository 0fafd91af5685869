/** A part of a page, from `start` to before `end`, and its replacement. */
export interface PageEdit {
  start: number;
  end: number;
  by: string;
}

/** A page as it is after edits that do not overlap. */
export function editedPage(html: string, edits: readonly (PageEdit | null)[]): string {
  const parts: string[] = [];
  let at = 0;
  const inOrder = edits.filter((edit) => edit !== null).sort((a, b) => a.start - b.start);
  for (const { start, end, by } of inOrder) {
    parts.push(html.slice(at, start), by);
    at = end;
  }
  parts.push(html.slice(at));
  return parts.join('');
}
