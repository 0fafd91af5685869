import { createHash } from 'node:crypto';
import islandCode from 'astro/runtime/server/astro-island.prebuilt.js';
import type { PageEdit } from '#publisher/renderer/page-edit.ts';

const INLINE = `<script>${islandCode}</script>`;
const ISLAND = '<astro-island ';
/** No text or value of a page contains these quotes: Astro escapes them there. */
const WAITS = ' client="intent"';

/** Astro's code of islands, which hydrates them: a file that the first interaction with one loads. */
export const ISLAND_CODE = {
  path: `/_astro/island.${createHash('sha256').update(islandCode).digest('hex').slice(0, 8)}.js`,
  source: islandCode,
};

/** Where the page finds it, for `intent.ts`. */
const ADDRESS = `<script>Astro.islandCode="${ISLAND_CODE.path}"</script>`;

/**
 * Takes Astro's code of islands out of a page whose islands all have the directive `client:intent`: it is
 * most of the JavaScript of such a page, and few visitors turn to an island. Null for other pages.
 */
export function withoutIslandCode(html: string): PageEdit | null {
  const start = html.indexOf(INLINE);
  if (start < 0 || !allWait(html)) return null;
  return { start, end: start + INLINE.length, by: ADDRESS };
}

/** Whether each island of a page waits for the visitor. */
function allWait(html: string): boolean {
  for (let island = html.indexOf(ISLAND); island >= 0; ) {
    const next = html.indexOf(ISLAND, island + 1);
    const waits = html.indexOf(WAITS, island);
    if (waits < 0 || (next >= 0 && waits > next)) return false;
    island = next;
  }
  return true;
}
