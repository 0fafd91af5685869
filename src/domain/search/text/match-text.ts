import type { Columns } from '../columns/columns.ts';
import { foldedWords } from './fold.ts';
import { similarWords } from './similar-words.ts';
import { isStopWord } from './stop-words.ts';

/** Each misspelt word is compared with the whole vocabulary, in the browser and by `/soeg`. */
export const MAX_WORDS = 8;

/** The words of a typed text that are looked up. */
export function typedWords(text: string): string[] {
  return foldedWords(text)
    .filter((word) => !isStopWord(word))
    .slice(0, MAX_WORDS);
}

/** The last text of each stock: ways out of an empty search look the same one up a hundred times. */
const known = new WeakMap<Columns, { text: string; matches: Uint8Array | null }>();

/**
 * For each vehicle 1 if it has every typed word, else 0; null where nothing was typed that could be
 * looked up. Two neighbours may be one word of the vehicle: `id 4` finds ID.4, `v 60` finds V60.
 */
export function matchText(columns: Columns, text: string): Readonly<Uint8Array> | null {
  const last = known.get(columns);
  if (last?.text === text) return last.matches;
  const matches = lookUp(columns, typedWords(text));
  known.set(columns, { text, matches });
  return matches;
}

function lookUp(columns: Columns, typed: readonly string[]): Uint8Array | null {
  if (typed.length === 0) return null;
  let beforeLast = new Uint8Array(columns.size);
  let last = new Uint8Array(columns.size).fill(1);
  for (const [index, word] of typed.entries()) {
    const matches = vehiclesWith(columns, word);
    const joined =
      index === 0 ? null : vehiclesWithExactly(columns, (typed[index - 1] ?? '') + word);
    const both = new Uint8Array(columns.size);
    for (let at = 0; at < both.length; at += 1) {
      const asJoined = joined === null ? 0 : (joined[at] ?? 0) & (beforeLast[at] ?? 0);
      both[at] = ((matches[at] ?? 0) & (last[at] ?? 0)) | asJoined;
    }
    [beforeLast, last] = [last, both];
  }
  return last;
}

function vehiclesWith(columns: Columns, typed: string): Uint8Array {
  return vehiclesWithAny(columns, similarWords(typed, columns.vocabulary));
}

/** Joined words are looked up without typing errors, or they would find what nobody meant. */
function vehiclesWithExactly(columns: Columns, joined: string): Uint8Array {
  return vehiclesWithAny(
    columns,
    columns.vocabulary.filter((word) => word.startsWith(joined)),
  );
}

function vehiclesWithAny(
  { size, words, setWords }: Columns,
  wanted: readonly string[],
): Uint8Array {
  const found = new Uint8Array(size);
  if (wanted.length === 0) return found;
  const isWanted = new Set(wanted);
  for (const column of words) {
    const has = Uint8Array.from(column.words, (own) =>
      own.some((word) => isWanted.has(word)) ? 1 : 0,
    );
    if (!has.includes(1)) continue;
    for (let at = 0; at < size; at += 1)
      found[at] = (found[at] ?? 0) | (has[column.codes[at] ?? 0] ?? 0);
  }
  for (const { plane, words: own } of setWords) {
    if (!own.some((word) => isWanted.has(word))) continue;
    for (let at = 0; at < size; at += 1) {
      found[at] = (found[at] ?? 0) | (((plane[at >>> 5] ?? 0) >>> (at & 31)) & 1);
    }
  }
  return found;
}
