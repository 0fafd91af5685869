import { isWithin } from './edit-distance.ts';

/** Words shorter than this are not found in the middle of others. */
const INFIX_LENGTH = 4;

/**
 * The words of a vocabulary that a typed word means where none begins with it: those that contain it, as Danish
 * compounds do; else those that differ by a typing error. A word with a digit has no typing errors: a V60 is no
 * V70.
 */
export function similarWords(typed: string, vocabulary: readonly string[]): string[] {
  if (typed.length >= INFIX_LENGTH) {
    const containing = vocabulary.filter((word) => word.includes(typed));
    if (containing.length > 0) return containing;
  }
  if (/\d/u.test(typed)) return [];
  if (typed.length < INFIX_LENGTH) return vocabulary.filter((word) => isSwapped(typed, word));
  for (let errors = 1; errors <= allowedErrors(typed); errors += 1) {
    const close = vocabulary.filter((word) => isClose(typed, word, errors));
    if (close.length > 0) return close;
  }
  return [];
}

/** How many typing errors a word of some length may have: `skodda`, `volkswagon`, `mercdees`. */
function allowedErrors({ length }: string): number {
  return length < 7 ? 1 : 2;
}

/** The error may also be in the beginning of a longer word: `volksvag` for `volkswagen`. */
function isClose(typed: string, word: string, errors: number): boolean {
  if (/\d/u.test(word)) return false;
  if (isWithin(typed, word, errors)) return true;
  return word.length > typed.length && isWithin(typed, word.slice(0, typed.length), errors);
}

/** `wv` for `vw`: the same letters in another order. */
function isSwapped(typed: string, word: string): boolean {
  return (
    typed.length > 1 &&
    typed.length === word.length &&
    isWithin(typed, word, 1) &&
    sorted(typed) === sorted(word)
  );
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
