const LETTERS: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa', ß: 'ss' };

/** A make as it stands in an address: `Mercedes-Benz` → `mercedes-benz`, `Škoda` → `skoda`. */
export function brandSlug(make: string): string {
  return make
    .toLowerCase()
    .replace(/[æøåß]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
}
