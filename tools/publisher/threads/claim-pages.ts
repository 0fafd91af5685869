import type { SitePage } from '#site/site-page.ts';

/** Neighbours show the same panel or the same vehicle, so that one thread takes some in a row. */
const IN_A_ROW = 32;

/** How many of the pages have been claimed, in memory that threads share. */
export type Claims = Int32Array<SharedArrayBuffer>;

export function newClaims(): Claims {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Those of the pages that no other thread has claimed before. All threads have the same list. */
export function* claimPages(pages: readonly SitePage[], claims: Claims): Generator<SitePage> {
  for (;;) {
    const first = Atomics.add(claims, 0, IN_A_ROW);
    if (first >= pages.length) return;
    yield* pages.slice(first, first + IN_A_ROW);
  }
}
