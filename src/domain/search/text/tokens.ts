import { fold } from '#domain/text/fold.ts';
import { NUMBER_WORDS } from './words.ts';

export interface Token {
  /** Folded. */
  word: string;
  /** Its position in the text as typed. */
  start: number;
  end: number;
}

const NUMBER = `\\d|${Object.keys(NUMBER_WORDS).join('|')}`;
const SEATS = `(?:personers?|personer|pers|saeders?|saeder|saedet|siddepladser|pladser)`;
const DOORS = `(?:doers|doere|doer|d)`;
/**
 * A number plate, however it is spaced: no car is found by its plate, and its digits are no price. Prices
 * end with 00.
 */
export const PLATE = '(?<![\\p{L}\\d])[a-z]{2} ?\\d{2} ?\\d{3}(?<!00)(?![\\p{L}\\d]| ?k[mr])';
/** `7-personers`, `syv sæder`, `plads til 7`, `5-dørs`, `3-serie`, and any other word. */
const TOKEN = new RegExp(
  `\\b(?:(?:mindst )?(?<seats>${NUMBER})[ -]?${SEATS}\\b|plads til (?<room>${NUMBER})\\b` +
    `|(?<doors>${NUMBER})[ -]?${DOORS}\\b|(?<series>[a-z0-9]{1,3}[ -]?(?:klasse|serie))\\b)|${PLATE}|[a-z0-9]+`,
  'gu',
);

/** The words of a text in their order; seats, doors and series are one word each. */
export function tokensOf(text: string): Token[] {
  const { folded, origins } = foldWithOrigins(text);
  return Array.from(folded.matchAll(TOKEN), (match) => {
    const { seats, room, doors, series } = match.groups ?? {};
    const end = match.index + match[0].length;
    return {
      word:
        numbered(seats ?? room, seatsWord) ??
        numbered(doors, doorsWord) ??
        series?.replace(/[ -]/u, '') ??
        match[0],
      start: origins[match.index] ?? 0,
      end: (origins[end - 1] ?? 0) + 1,
    };
  });
}

/** The word by which a vehicle with this many seats is found. */
export function seatsWord(seats: number | string): string {
  return `${seats}saeder`;
}

/** The word by which a vehicle with this many doors is found. */
export function doorsWord(doors: number | string): string {
  return `${doors}doere`;
}

function numbered(number: string | undefined, wordOf: (number: string) => string): string | null {
  return number === undefined ? null : wordOf(NUMBER_WORDS[number] ?? number);
}

/** A folded text, and for each of its characters where it was in the text. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letters = fold(text[at] ?? '');
    folded += letters;
    for (const _ of letters) origins.push(at);
  }
  return { folded, origins };
}
