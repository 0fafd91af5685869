const LETTERS: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa', ß: 'ss' };
/** Addresses below the inventory that belong to its own pages. */
const TAKEN = /^(?:side-\d+)?$/u;

/** A make as it stands in an address: `Mercedes-Benz` → `mercedes-benz`, `Škoda` → `skoda`. */
export function makeSlug(make: string): string {
  const slug = make
    .toLowerCase()
    .replace(/[æøåß]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  return TAKEN.test(slug) ? `maerke-${fingerprint(make)}` : slug;
}

/** A short name made of all letters, for a make that has none an address can hold. */
function fingerprint(make: string): string {
  let hash = 0;
  for (const letter of make) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
