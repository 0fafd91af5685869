const LETTERS: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa', ß: 'ss' };

/** Text in small letters a-z and digits: `Škoda Citroën Læder` is `skoda citroen laeder`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æøåß]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The words of a text, folded, without the signs between them. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/gu) ?? [];
}

/**
 * Every word that a text can be found by: its words, and those that signs join as one (`id`, `4` and
 * `id4` of `ID.4`).
 */
export function findableWords(text: string): string[] {
  return text.split(/\s+/u).flatMap((part) => {
    const words = foldedWords(part);
    return words.length > 1 ? [...words, words.join('')] : words;
  });
}
