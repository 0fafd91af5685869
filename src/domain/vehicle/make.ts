import { foldedWords } from '../text/fold.ts';

/** Slugs that would collide with the inventory's own addresses. */
const RESERVED = /^(?:braendstof|karrosseri)?$/u;

/** Cached: a stock has few makes and models, and needs the slug of each thousands of times. */
const slugs = new Map<string, string>();
const MAX_SLUGS = 10_000;

/** The part of an address for a make: `Mercedes-Benz` → `mercedes-benz`, `Škoda` → `skoda`. */
export function makeSlug(make: string): string {
  const known = slugs.get(make);
  if (known !== undefined) return known;
  if (slugs.size === MAX_SLUGS) slugs.clear();
  const slug = slugOf(make);
  slugs.set(make, slug);
  return slug;
}

function slugOf(make: string): string {
  const slug = foldedWords(make).join('-');
  return RESERVED.test(slug) ? `maerke-${fingerprint(make)}` : slug;
}

/** A short hash of the make, for one without a letter that a slug can have. */
function fingerprint(make: string): string {
  let hash = 0;
  for (const letter of make) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
