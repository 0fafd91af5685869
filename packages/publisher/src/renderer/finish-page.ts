import { withoutIslandCode } from '../astro/client-intent/island-code.ts';
import type { InlineSources } from '../page.ts';
import { InlineHashes } from './inline-hashes.ts';
import { withoutIslandStyle } from './island-style.ts';
import { bytesOfParts, editedParts } from './page-edit.ts';

/** A page as it is published. */
export interface FinishedPage {
  html: Buffer<ArrayBuffer>;
  inline: InlineSources;
}

/**
 * Returns what every rendered page goes through before it is published: takes Astro's style element and
 * its code of islands out, collects the hashes of inline scripts and styles. `html` is UTF-8.
 */
export function pageFinisher(): (html: Uint8Array) => FinishedPage {
  const hashes = new InlineHashes();
  return (html) => {
    // One character per byte: nothing here reads letters, and decoding UTF-8 is the slowest part.
    const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString('latin1');
    // Parts instead of whole texts: each copy of a page is garbage, which takes as long as the search.
    const parts = editedParts(text, [withoutIslandStyle(text), withoutIslandCode(text)]);
    return { html: bytesOfParts(parts), inline: hashes.sourcesOf(...parts) };
  };
}
