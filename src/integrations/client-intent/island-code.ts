import { createHash } from 'node:crypto';
import islandCode from 'astro/runtime/server/astro-island.prebuilt.js';

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
 * most of the JavaScript of such a page, and few visitors turn to an island.
 */
export function withoutIslandCode(html: string): string {
  const at = html.indexOf(INLINE);
  if (at < 0 || count(ISLAND, html) !== count(WAITS, html)) return html;
  return html.slice(0, at) + ADDRESS + html.slice(at + INLINE.length);
}

function count(part: string, text: string): number {
  return text.split(part).length - 1;
}
