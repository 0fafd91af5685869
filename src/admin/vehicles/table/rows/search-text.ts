const LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };
const MARKS = /\p{M}/gu;
const SIGNS = /[.\-–/]/gu;

/** In lower case, without accents: what staff type on any keyboard finds `Škoda` and `Citroën`. */
function fold(text: string): string {
  return text
    .toLocaleLowerCase('da')
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[æøßłđ]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** The text in which `matchesSearch` looks: with its dots and hyphens, and without them. */
export function searchText(parts: readonly (string | number | null)[]): string {
  const text = fold(parts.filter((part) => part !== null && part !== '').join(' '));
  const plain = text.replace(SIGNS, '');
  return plain === text ? text : `${text} ${plain}`;
}

export function searchWords(query: string): string[] {
  return fold(query).split(/\s+/u).filter(Boolean);
}

/**
 * Whether every word occurs in the text, with or without its dots: `id4`, `ID.4`. A price counts as
 * a whole, since parts of numbers occur in every second one: `184.900`.
 */
export function matchesSearch(
  text: string,
  words: readonly string[],
  prices: readonly (number | null)[] = [],
): boolean {
  return words.every((word) => {
    const plain = word.replace(SIGNS, '');
    if (text.includes(word) || (plain !== '' && text.includes(plain))) return true;
    return plain !== '' && prices.includes(Number(plain));
  });
}
