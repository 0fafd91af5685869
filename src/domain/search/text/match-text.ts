import { groupBy } from '#domain/group-by.ts';
import type { Columns } from '../columns/columns.ts';
import type { ChoiceFacet } from '../facets.ts';
import type { SearchState } from '../state/search-state.ts';
import { type Found, findWord, isKnownWord } from './find-word.ts';
import { type Token, tokensOf } from './tokens.ts';
import { isStopWord, isVague, NEGATIONS } from './words.ts';

/** Each misspelt word is compared with the whole vocabulary, in the browser and by `/soeg`. */
export const MAX_WORDS = 8;
/** The suggestions for an empty search look up few texts, each many times. */
const MAX_TEXTS = 32;
/** The most neighbours that are one word of the vehicle: `c 220 d`. */
const MOST_JOINED = 3;
const ALTERNATIVES = /(?<!\d)[,/]|\b(?:eller|og)\b/iu;

/** A word that was looked up. */
export interface TypedWord {
  /** As typed. */
  text: string;
  start: number;
  end: number;
  /** Whether any vehicle of the stock has it. */
  isFound: boolean;
  facet: ChoiceFacet | null;
}

interface Match {
  /** Null where the text has no word to look up. */
  vehicles: Uint8Array | null;
  words: readonly TypedWord[];
  unused: readonly string[];
}

const known = new WeakMap<Columns, Map<string, Match>>();

/**
 * For each vehicle 1 if a typed text asks for it, else 0; null where the text has no word to look
 * up. Neighbours may be one word of the vehicle: `id 4` finds ID.4. Words for values of the same
 * facet are alternatives, as they are in the panel: `audi bmw`.
 */
export function matchText(columns: Columns, text: string): Readonly<Uint8Array> | null {
  return matchOf(columns, text).vehicles;
}

/** The words of a typed text that were looked up. */
export function typedWords(columns: Columns, text: string): readonly TypedWord[] {
  return matchOf(columns, text).words;
}

/** The words of a typed text, as typed, that mean something and that the search does not use. */
export function unusedWords(columns: Columns, text: string): readonly string[] {
  return matchOf(columns, text).unused;
}

/**
 * The search that is shown for a typed one: without the words that no vehicle has. Itself where
 * every word is known. A watch keeps those words, since it waits for them.
 */
export function withoutUnknownWords(columns: Columns, state: SearchState): SearchState {
  const unknown = typedWords(columns, state.text).filter(({ isFound }) => !isFound);
  return unknown.length > 0 ? { ...state, text: textWithout(state.text, unknown) } : state;
}

/** A typed text without some of its words. */
export function textWithout(
  text: string,
  words: readonly Pick<TypedWord, 'start' | 'end'>[],
): string {
  const rest = words.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  return rest.replace(/\s+/gu, ' ').trim();
}

function matchOf(columns: Columns, text: string): Match {
  const matches = known.get(columns) ?? new Map<string, Match>();
  known.set(columns, matches);
  const match = matches.get(text) ?? lookUp(columns, text);
  if (matches.size >= MAX_TEXTS) matches.clear();
  matches.set(text, match);
  return match;
}

function lookUp(columns: Columns, text: string): Match {
  const { terms, unused } = termsOf(columns, text);
  if (terms.length === 0) return { vehicles: null, words: [], unused };
  const asked = terms.filter(({ isNegated }) => !isNegated).flatMap(({ found }) => found);
  const refused = terms.filter(({ isNegated }) => isNegated).flatMap(({ found }) => found);
  const groups = groupBy(asked, ({ facet }, at) => facet ?? at);
  const hasAlternatives = ALTERNATIVES.test(text);
  const wanted = new Map(
    Array.from(groups, ([facet, group]) => [facet, oneOrBoth(facet, group, hasAlternatives)]),
  );
  if (hasAlternatives) wanted.set('make', makesWithoutModels(columns, wanted));
  const vehicles = new Uint8Array(columns.size).fill(1);
  for (const own of wanted.values()) intersect(vehicles, own);
  for (const { vehicles: own } of refused) {
    for (let at = 0; at < own.length; at += 1) if (own[at] === 1) vehicles[at] = 0;
  }
  return { vehicles, words: terms, unused };
}

interface Term extends TypedWord {
  found: readonly Found[];
  isNegated: boolean;
}

function termsOf(columns: Columns, text: string): { terms: Term[]; unused: string[] } {
  const terms: Term[] = [];
  const unused: string[] = [];
  let isNegated = false;
  for (const { word, start, end } of joinedTokens(columns, tokensOf(text))) {
    if (NEGATIONS.includes(word)) {
      isNegated = true;
      continue;
    }
    if (isStopWord(word) && !isVague(word)) continue;
    const isLookedUp = !isVague(word) && terms.length < MAX_WORDS;
    const found = isLookedUp ? findWord(columns, word) : [];
    if (found.length === 0) {
      unused.push(text.slice(start, end));
      continue;
    }
    const isFound = isNegated || found.every(({ vehicles }) => vehicles.includes(1));
    const facet = found[0]?.facet ?? null;
    terms.push({ text: text.slice(start, end), start, end, isFound, facet, found, isNegated });
    isNegated = false;
  }
  return { terms, unused };
}

/** The words of a text, neighbours as one where the stock or the table has them as one. */
function joinedTokens(columns: Columns, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token;
    let taken = 1;
    for (let count = MOST_JOINED; count > 1; count -= 1) {
      const parts = tokens.slice(at, at + count);
      const word = parts.map((part) => part.word).join('');
      if (parts.length < count || !isKnownWord(columns, word)) continue;
      taken = count;
      joined.push({ word, start: first.start, end: parts.at(-1)?.end ?? first.end });
      break;
    }
    if (taken === 1) joined.push(first);
    at += taken;
  }
  return joined;
}

/**
 * The vehicles of all words of a facet where there are any, else those of each: no vehicle is of two
 * makes. A model's name has several words (`model 3`), so that models are alternatives only where a word
 * between them says so.
 */
function oneOrBoth(
  facet: ChoiceFacet | number | null,
  group: readonly Found[],
  hasAlternatives: boolean,
): Uint8Array {
  const [first = new Uint8Array(), ...others] = group.map(({ vehicles }) => vehicles);
  const both = first.slice();
  for (const other of others) intersect(both, other);
  if (both.includes(1) || (facet === 'model' && !hasAlternatives)) return both;
  for (const own of [first, ...others]) {
    for (let at = 0; at < own.length; at += 1) both[at] = (both[at] ?? 0) | (own[at] ?? 0);
  }
  return both;
}

/** A make stands for all its models, or for those of them that are named. */
function makesWithoutModels(
  { choices, size }: Columns,
  wanted: Map<ChoiceFacet | number | null, Uint8Array>,
): Uint8Array {
  const [makes, models] = [wanted.get('make'), wanted.get('model')];
  if (!makes || !models) return makes ?? new Uint8Array(size).fill(1);
  const { codes } = choices.make;
  const narrowed = new Set(codes.filter((_, at) => models[at] === 1));
  const either = Uint8Array.from(codes, (make, at) =>
    models[at] === 1 || (makes[at] === 1 && !narrowed.has(make)) ? 1 : 0,
  );
  wanted.set('model', either);
  return either;
}

function intersect(vehicles: Uint8Array, others: Readonly<Uint8Array>): void {
  for (let at = 0; at < vehicles.length; at += 1)
    vehicles[at] = (vehicles[at] ?? 0) & (others[at] ?? 0);
}
