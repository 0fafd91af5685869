import { findableWords, foldedWords } from '#domain/text/fold.ts';
import type { ChoiceColumn, Columns, WordColumn } from '../columns/columns.ts';
import type { ColumnsFile, TextColumn } from '../columns/columns-file.ts';
import type { ChoiceFacet } from '../facets.ts';
import { colorWords } from '../values/color-value.ts';
import { doorsWord, seatsWord, tokensOf } from './tokens.ts';
import { isStopWord, MAKE_WORDS, PLACES, placeWords, VALUE_WORDS } from './words.ts';

/** The facets whose names on screen a text also finds: `stationcar`, `el`, `roskilde`. */
const NAMED_IN_TEXT = [
  ...(['make', 'model', 'fuel', 'gearbox', 'body', 'drive', 'color', 'office', 'vat'] as const),
  'status' as const,
];
/** From this number on, more seats than asked for match as well. */
const SEATS_THAT_SUFFICE = 4;

/** The words that a text finds vehicles by, per column. */
export function indexWords(
  { texts, ranges }: ColumnsFile,
  choices: Columns['choices'],
  names: Readonly<Record<ChoiceFacet, ReadonlyMap<string, string>>>,
): Pick<Columns, 'words' | 'vocabulary' | 'named'> {
  const wordsOfNames = (facet: ChoiceFacet) =>
    Array.from(names[facet], ([value, name]) => wordsOfValue(facet, value, name));
  const facetColumn = (facet: ChoiceFacet) => listColumn(wordsOfNames(facet), choices[facet]);
  const years = [...new Set(ranges.year)];
  const words: WordColumn[] = [
    ...[...NAMED_IN_TEXT, 'offer' as const].map((facet) => ({
      ...facetColumn(facet),
      isName: true as const,
    })),
    { ...wordColumn(texts.variant), isName: true },
    { ...wordColumn(texts.color), isName: true },
    facetColumn('seats'),
    facetColumn('doors'),
    facetColumn('equipment'),
    listColumn(texts.equipment.values.map(wordsOf), texts.equipment),
    wordColumn({
      values: years.map(String),
      codes: ranges.year.map((year) => years.indexOf(year)),
    }),
  ];
  const named = new Map<string, ChoiceFacet>([
    ...[...PLACES].map((word) => [word, 'office'] as const),
    // A word that a model shares with anything else means that other thing first.
    ...NAMED_IN_TEXT.toReversed().flatMap((facet) =>
      wordsOfNames(facet).flatMap((own) => own.map((word) => [word, facet] as const)),
    ),
    ...Object.entries(VALUE_WORDS)
      .map(([key, own]) => [key.slice(0, key.indexOf('/')) as ChoiceFacet, own] as const)
      .filter(([facet]) => facet !== 'equipment')
      .flatMap(([facet, own]) => own.map((word) => [word, facet] as const)),
  ]);
  const all = words.flatMap((column) => column.words.flat());
  return { words, named, vocabulary: [...new Set([...all, ...named.keys()])] };
}

/** The words of a value's label on screen, and those that buyers type for it. */
function wordsOfValue(facet: ChoiceFacet, value: string, name: string): string[] {
  const own = wordsOf(name);
  switch (facet) {
    case 'make':
      // Staff name a make, perhaps like a property of every object: `constructor`.
      return [...own, ...(Object.hasOwn(MAKE_WORDS, value) ? (MAKE_WORDS[value] ?? []) : [])];
    case 'model':
      return [...own, foldedWords(name).join(''), ...seriesOf(own)];
    case 'seats': {
      const fewest = Math.min(Number(value), SEATS_THAT_SUFFICE);
      return Array.from({ length: Number(value) - fewest + 1 }, (_, more) =>
        seatsWord(fewest + more),
      );
    }
    case 'doors':
      return [doorsWord(value)];
    case 'office':
      return [...own, ...placeWords(own)];
    case 'color':
      return [...own, ...colorWords(value)];
    default:
      return [...own, ...(VALUE_WORDS[`${facet}/${value}`] ?? [])];
  }
}

/** A C220 is a C-Klasse, a 320d of the 3-Serie. */
function seriesOf(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const [, letters, number] = /^(?:([a-z]{1,3})\d{2,3}|(\d)\d{2})[a-z]?$/u.exec(word) ?? [];
    return letters ? [`${letters}klasse`] : number ? [`${number}serie`] : [];
  });
}

function wordColumn({ values, codes }: TextColumn): WordColumn {
  return { codes: Uint16Array.from(codes), words: values.map(wordsOf) };
}

/** The words of all values that a vehicle has. */
function listColumn(
  wordsOfValues: readonly (readonly string[])[],
  { lists, codes }: Pick<ChoiceColumn, 'lists'> & { codes: Iterable<number> },
): WordColumn {
  return {
    codes: Uint16Array.from(codes),
    words: lists.map((list) => list.flatMap((value) => wordsOfValues[value] ?? [])),
  };
}

function wordsOf(text: string): string[] {
  const words = [...findableWords(text), ...tokensOf(text).map(({ word }) => word)];
  return [...new Set(words)].filter((word) => !isStopWord(word));
}
