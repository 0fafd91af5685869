import { findableWords, foldedWords } from '../text/fold.ts';
import type { Inquiry } from './inquiry.ts';

/** An inquiry is found by its words from their second letter on, as far as this many. */
const SHORTEST = 2;
const LONGEST = 8;
/** The words by which a long message is found. */
const MOST_WORDS = 150;

type Searched = Pick<Inquiry, 'name' | 'email' | 'phone' | 'message' | 'vehicle'>;

/**
 * The beginnings of words by which an inquiry is found; stored, since Firestore finds only equal
 * values.
 */
export function searchWords(inquiry: Searched): string[] {
  const words = new Set<string>();
  for (const word of wordsOf(inquiry)) {
    for (let length = SHORTEST; length <= Math.min(word.length, LONGEST); length += 1) {
      words.add(word.slice(0, length));
    }
  }
  return [...words];
}

/** What to look up for a typed text: the beginning of its longest word; null where all are too short. */
export function wordToLookUp(typed: string): string | null {
  const [longest = ''] = typedWords(typed).toSorted((a, b) => b.length - a.length);
  return longest.length < SHORTEST ? null : longest.slice(0, LONGEST);
}

/** Whether every typed word begins a word of the inquiry. */
export function isFoundBy(inquiry: Searched, typed: string): boolean {
  const words = wordsOf(inquiry);
  return typedWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}

/** The folded words of a typed text; a number is one word, however it is spaced. */
function typedWords(typed: string): string[] {
  const digits = typed.replace(/[\s+()-]/gu, '');
  return /^\d{4,}$/u.test(digits) ? [phoneKey(digits)] : foldedWords(typed);
}

function wordsOf({ name, email, phone, message, vehicle }: Searched): string[] {
  const car = vehicle ? `${vehicle.make} ${vehicle.model}` : '';
  const words = [name, email, car].flatMap(findableWords);
  const digits = phoneKey(phone);
  return [...words, ...(digits ? [digits] : []), ...foldedWords(message).slice(0, MOST_WORDS)];
}

/** The digits of a phone number without the country code of Denmark. */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/gu, '').replace(/^(?:00)?45(?=\d{8}$)/u, '');
}
