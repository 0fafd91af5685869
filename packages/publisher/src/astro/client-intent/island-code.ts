import { createHash } from 'node:crypto';
import type { PageEdit } from '#publisher/renderer/page-edit.ts';
import { ISLAND, ISLAND_SCRIPT, WAITING } from '../internals.ts';

/** Astro's code of islands, which hydrates them: a file that the first interaction with one loads. */
export const ISLAND_CODE = {
  path: `/_astro/island.${createHash('sha256').update(ISLAND_SCRIPT.code).digest('hex').slice(0, 8)}.js`,
  source: ISLAND_SCRIPT.code,
};

/** Where the page finds it, for `intent.ts`. */
const ADDRESS = `<script>Astro.islandCode="${ISLAND_CODE.path}"</script>`;

/**
 * Takes Astro's code of islands out of a page whose islands all have the directive `client:intent`:
 * it is most of the JavaScript of such a page, and few visitors interact with an island. Null for
 * other pages.
 */
export function withoutIslandCode(html: string): PageEdit | null {
  const start = html.indexOf(ISLAND_SCRIPT.html);
  if (start < 0 || !allWait(html)) return null;
  return { start, end: start + ISLAND_SCRIPT.html.length, by: ADDRESS };
}

/** Whether each island of a page waits for the visitor. */
function allWait(html: string): boolean {
  for (let island = html.indexOf(ISLAND); island >= 0; ) {
    const next = html.indexOf(ISLAND, island + 1);
    const waits = html.indexOf(WAITING, island);
    if (waits < 0 || (next >= 0 && waits > next)) return false;
    island = next;
  }
  return true;
}
