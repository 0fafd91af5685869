import islandCode from 'astro/runtime/server/astro-island.prebuilt.js';

/**
 * Everything that this package knows about Astro without Astro promising it.
 * `tests/internals.test.ts` compiles a small site and says in a sentence which of these a new
 * version of Astro has changed.
 */

/** The script that hydrates islands, which Astro writes into each page with one. */
export const ISLAND_SCRIPT = { code: islandCode, html: `<script>${islandCode}</script>` };

/** How an island starts. */
export const ISLAND = '<astro-island ';

/**
 * The attribute of an island that waits for the visitor. No text of a page has these quotes: Astro
 * escapes them.
 */
export const WAITING = ' client="intent"';

/** The attributes of an island that name files. `intent.ts` asks for the first two, too. */
export const ISLAND_FILES = ['component-url', 'renderer-url', 'before-hydration-url'] as const;

/** The style element before the first island, in the body, where HTML does not allow it. */
export const ISLAND_STYLE = { start: '<style>astro-island,', end: '</style>' };

/** Where a server build puts its files, and the module that renders its pages. */
export const BUILT = { files: 'client', entry: 'server/entry.mjs' };

// Two more stand where they are used. `intent.ts` reads the attribute `ssr`, which an island has until it is
// hydrated. `inline-scripts` knows that Astro asks `assetsInlineLimit` about each script after `generateBundle`.
