import { withoutIslandCode } from '../astro/client-intent/island-code.ts';
import { ISLAND_STYLE } from '../astro/internals.ts';
import type { PageNeeds } from '../page.ts';
import { editedPage, type PageEdit } from './page-edit.ts';
import { PageReader } from './page-reader.ts';

/** A page as it is published. */
export interface FinishedPage extends PageNeeds {
  html: Buffer<ArrayBuffer>;
}

/**
 * Returns a function that finishes each rendered page: removes Astro's style element and island
 * code, and reads what the page needs. `html` is UTF-8.
 */
export function pageFinisher(): (html: Uint8Array) => FinishedPage {
  const reader = new PageReader();
  return (html) => {
    // One character per byte: nothing here reads letters, and decoding UTF-8 is the slowest part.
    const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString('latin1');
    const page = editedPage(text, [withoutIslandStyle(text), withoutIslandCode(text)]);
    return { html: Buffer.from(page, 'latin1'), ...reader.read(page) };
  };
}

/**
 * Removes the style element that Astro puts into the body, where HTML does not allow it; `base.css`
 * has its one rule. Null where there is none.
 */
function withoutIslandStyle(html: string): PageEdit | null {
  const start = html.indexOf(ISLAND_STYLE.start);
  if (start < 0) return null;
  const end = html.indexOf(ISLAND_STYLE.end, start) + ISLAND_STYLE.end.length;
  return { start, end, by: '' };
}
