import type { InlineSources } from '#site/site-page.ts';
import { withoutIslandCode } from '../client-intent/island-code.ts';
import { InlineHashes } from './inline-hashes.ts';
import { withoutIslandStyle } from './island-style.ts';
import { bytesOfParts, editedParts } from './page-edit.ts';
import { pageStyles, type StyleSheets } from './page-styles.ts';

/** A page as it is published. */
export interface FinishedPage {
  html: Buffer<ArrayBuffer>;
  inline: InlineSources;
}

/**
 * Returns what every rendered page goes through before it is published: takes Astro's style element and
 * its code of islands out, merges the style sheets, collects the hashes of inline scripts and styles.
 * `file` is the page's path within the site, `html` its UTF-8.
 */
export function pageFinisher(
  sheets: StyleSheets,
): (file: string, html: Uint8Array) => FinishedPage {
  const withStyles = pageStyles(sheets);
  const hashes = new InlineHashes();
  return (file, html) => {
    // One character per byte: nothing here reads letters, and decoding UTF-8 is the slowest part.
    const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString('latin1');
    // Parts instead of whole texts: each copy of a page is garbage, which takes as long as the search.
    const edits = [withoutIslandStyle(text), withoutIslandCode(text), withStyles(file, text)];
    const parts = editedParts(text, edits);
    return { html: bytesOfParts(parts), inline: hashes.sourcesOf(...parts) };
  };
}
