import { makeSlug } from '#domain/vehicle/make.ts';
import type { ChoiceFacet } from '../facets.ts';
import { MAKE_ALIASES, VALUE_ALIASES } from '../text/aliases.ts';
import { findableWords } from '../text/fold.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { Columns, WordColumn } from './columns.ts';
import type { ColumnsFile, NamedValue } from './columns-file.ts';

/** The facets whose names on screen a text also finds: `stationcar`, `el`, `automatisk`. */
export const NAMED_IN_TEXT = ['fuel', 'gearbox', 'body', 'drive', 'color'] as const;

interface Decoded extends Pick<Columns, 'singles' | 'sets' | 'ranges'> {
  file: ColumnsFile;
  variants: Uint16Array;
  lists: Uint16Array;
  named: Record<ChoiceFacet, NamedValue[]>;
}

/** The words that a text finds vehicles by, per column. */
export function indexWords({
  file,
  singles,
  sets,
  ranges,
  variants,
  lists,
  named,
}: Decoded): Pick<Columns, 'words' | 'setWords' | 'vocabulary'> {
  const written = file.words === '' ? [] : file.words.split(' ');
  const words: WordColumn[] = [
    {
      codes: singles.model.codes,
      words: file.models.map(([make, model]) => modelWords(file.makes[make] ?? '', model)),
    },
    { codes: variants, words: file.variants.map(wordsOf) },
    { codes: lists, words: file.wordLists.map((list) => list.map((word) => written[word] ?? '')) },
    ...NAMED_IN_TEXT.map((facet) => ({
      codes: singles[facet].codes,
      words: named[facet].map((value) => valueWords(facet, value)),
    })),
    yearWords(ranges.year?.numbers ?? new Float64Array(file.size)),
  ];
  const setWords = named.equipment.map((value, index) => ({
    plane: sets.equipment.planes[index] ?? new Uint32Array(),
    words: valueWords('equipment', value),
  }));
  const all = [
    ...words.flatMap((column) => column.words.flat()),
    ...setWords.flatMap((set) => set.words),
  ];
  return { words, setWords, vocabulary: [...new Set(all)] };
}

/** The words of a make and a model, and what else buyers call the make. */
export function modelWords(make: string, model: string): string[] {
  return [...wordsOf(`${make} ${model}`), ...(MAKE_ALIASES[makeSlug(make)] ?? [])];
}

/** The words of a value's name, and what else buyers call it. */
export function valueWords(facet: ChoiceFacet, [value, name]: NamedValue): string[] {
  return [...wordsOf(name), ...(VALUE_ALIASES[`${facet}/${value}`] ?? [])];
}

export function wordsOf(text: string): string[] {
  return findableWords(text).filter((word) => !isStopWord(word));
}

function yearWords(years: Float64Array): WordColumn {
  const distinct = [...new Set(years)];
  const indexes = new Map(distinct.map((year, index) => [year, index]));
  return {
    codes: Uint16Array.from(years, (year) => indexes.get(year) ?? 0),
    words: distinct.map((year) => [String(year)]),
  };
}
