/** The words of a heading or a value in lower case: `GearType` and `Gear-type` are `gear type`. */
export function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLocaleLowerCase('da')
    .replace(/₂/gu, '2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether `words` has `phrase` as whole words. */
export function hasPhrase(words: string, phrase: string): boolean {
  return ` ${words} `.includes(` ${phrase} `);
}

/** The phrases of a table, which stand between commas. */
export function phrasesIn(list: string): string[] {
  return list.split(/,\s+/u);
}
