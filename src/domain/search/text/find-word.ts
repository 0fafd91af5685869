import type { Columns } from '../columns/columns.ts';
import type { ChoiceFacet } from '../facets.ts';
import { similarWords } from './similar-words.ts';
import { isStopWord } from './words.ts';

/** The vehicles that a word stands for. */
export interface Found {
  /** For each vehicle 1 or 0. */
  vehicles: Readonly<Uint8Array>;
  /** The facet that the word names a value of; null for anything else. */
  facet: ChoiceFacet | null;
}

/** Endings of Danish nouns and adjectives: `elbiler`, `hvidt`. The longest first. */
const ENDINGS = ['erne', 'ede', 'ene', 'er', 'en', 'et', 'e', 'r', 's', 't', 'n'];
const SHORTEST_STEM = 3;
/** Words that somebody types letter by letter. */
const MAX_CACHED = 500;

interface Cache {
  vocabulary: ReadonlySet<string>;
  found: Map<string, readonly Found[]>;
}
const caches = new WeakMap<Columns, Cache>();

/** Whether the stock or the table of words has exactly this word. */
export function isKnownWord(columns: Columns, word: string): boolean {
  return cacheOf(columns).vocabulary.has(word);
}

/**
 * The meanings of a folded word, all of which apply: a compound (`dieselstationcar`) is several
 * words. Empty where it says nothing about a vehicle.
 */
export function findWord(columns: Columns, word: string): readonly Found[] {
  const { found } = cacheOf(columns);
  const known = found.get(word);
  if (known) return known;
  if (found.size >= MAX_CACHED) found.clear();
  const looked = exactly(columns, word) ??
    beginning(columns, word) ??
    withoutEnding(columns, word) ??
    compound(columns, word) ?? [similar(columns, word)];
  found.set(word, looked);
  return looked;
}

function cacheOf(columns: Columns): Cache {
  const cache = caches.get(columns) ?? {
    vocabulary: new Set(columns.vocabulary),
    found: new Map(),
  };
  caches.set(columns, cache);
  return cache;
}

/**
 * The name of a value (`el`, `golf`) stands for no longer word that begins with it; nor does a
 * number (`208`).
 */
function exactly(columns: Columns, word: string): Found[] | null {
  const facet = columns.named.get(word) ?? null;
  if (facet === null && !(/\d/u.test(word) && isKnownWord(columns, word))) return null;
  return [{ facet, vehicles: vehiclesWith(columns, [word], facet !== null) }];
}

function beginning(columns: Columns, word: string): Found[] | null {
  const words = columns.vocabulary.filter((each) => each.startsWith(word));
  return words.length > 0 ? [{ facet: null, vehicles: vehiclesWith(columns, words) }] : null;
}

function withoutEnding(columns: Columns, word: string): readonly Found[] | null {
  for (const ending of ENDINGS) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < SHORTEST_STEM) continue;
    if (isStopWord(stem)) return [];
    const found =
      exactly(columns, stem) ?? (isKnownWord(columns, stem) && beginning(columns, stem));
    if (found) return found;
  }
  return null;
}

/** `elvarebil` is `el` and `varebil`, `fiat500` is `fiat` and `500`. */
function compound(columns: Columns, word: string): Found[] | null {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const isKnown = (part: string) => isStopWord(part) || isKnownWord(columns, part);
    if (!parts.every(isKnown)) continue;
    return parts.filter((part) => !isStopWord(part)).flatMap((part) => findWord(columns, part));
  }
  return null;
}

function similar(columns: Columns, word: string): Found {
  const words = similarWords(word, columns.vocabulary);
  const facet = words.length === 1 ? (columns.named.get(words[0] ?? '') ?? null) : null;
  return { facet, vehicles: vehiclesWith(columns, words, facet !== null) };
}

/** The vehicles that have any of the words, in their names alone or anywhere. */
function vehiclesWith(
  { size, words }: Columns,
  wanted: readonly string[],
  isName = false,
): Uint8Array {
  const found = new Uint8Array(size);
  const isWanted = new Set(wanted);
  const has = (own: readonly string[]) => own.some((word) => isWanted.has(word));
  for (const column of words) {
    if (isName && !column.isName) continue;
    const codes = Uint8Array.from(column.words, (own) => (has(own) ? 1 : 0));
    if (!codes.includes(1)) continue;
    for (let at = 0; at < size; at += 1)
      found[at] = (found[at] ?? 0) | (codes[column.codes[at] ?? 0] ?? 0);
  }
  return found;
}
