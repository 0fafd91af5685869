import { foldedWords } from '#domain/text/fold.ts';
import { makeSlug } from '#domain/vehicle/make.ts';

/** The colours that buyers choose by, with the words, folded, that staff and factories write for them. */
const COLORS: Record<string, readonly string[]> = {
  sort: ['sort', 'sorte', 'black'],
  hvid: ['hvid', 'hvide', 'white'],
  graa: ['graa', 'gra', 'grey', 'gray', 'antracit', 'koks'],
  soelv: ['soelv', 'soelvgraa', 'solv', 'silver'],
  blaa: ['blaa', 'bla', 'blue'],
  roed: ['roed', 'roede', 'rod', 'red', 'bordeaux'],
  groen: ['groen', 'groenne', 'gron', 'green'],
  brun: ['brun', 'brune', 'brown'],
  beige: ['beige', 'sand', 'champagne'],
  gul: ['gul', 'gule', 'yellow'],
  orange: ['orange'],
  lilla: ['lilla', 'violet', 'purple'],
  guld: ['guld', 'gold', 'bronze'],
};

/** Every word for a colour that buyers choose by; none for another colour. */
export function colorWords(color: string): readonly string[] {
  return Object.hasOwn(COLORS, color) ? (COLORS[color] ?? []) : [];
}

export const COLOR_VALUES: readonly string[] = Object.keys(COLORS);

/** `Mørkeblå` is blå; shorter endings would find colours in words that name none. */
const LONG_ENOUGH = 3;

/**
 * The colour that buyers look for in what staff wrote: `blaa` for `Mørkeblå metallic`. Words that name
 * no known colour are a value of their own; null for no text.
 */
export function colorValue(text: string | null): string | null {
  if (!text?.trim()) return null;
  for (const word of foldedWords(text)) {
    const named = COLOR_VALUES.find((color) => COLORS[color]?.includes(word));
    const ending = COLOR_VALUES.find(
      (color) => color.length >= LONG_ENOUGH && word.endsWith(color),
    );
    const found = named ?? ending;
    if (found) return found;
  }
  return makeSlug(text);
}
