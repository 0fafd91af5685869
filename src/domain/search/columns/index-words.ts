import { makeSlug } from '#domain/vehicle/make.ts';
import type { ChoiceFacet } from '../facets.ts';
import { MAKE_ALIASES, VALUE_ALIASES } from '../text/aliases.ts';
import { findableWords } from '../text/fold.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { Columns, WordColumn } from './columns.ts';
import type { ColumnsFile } from './columns-file.ts';
import type { LabelOf } from './label-of.ts';
import { decodePhraseLists } from './phrases.ts';

/** The facets whose names on screen a text also finds: `stationcar`, `el`, `automatisk`. */
export const NAMED_IN_TEXT = ['fuel', 'gearbox', 'body', 'drive', 'color'] as const;

interface Decoded extends Pick<Columns, 'singles' | 'sets' | 'ranges'> {
  file: ColumnsFile;
  labelOf: LabelOf;
  /** For each vehicle its variant, the text of its colour and its list of phrases. */
  groups: Uint16Array;
  colorOf: Uint16Array;
  listOf: Uint16Array;
  names: Record<ChoiceFacet, ReadonlyMap<string, string>>;
}

/** The words that a text finds vehicles by, per column. */
export function indexWords(decoded: Decoded): Pick<Columns, 'words' | 'setWords' | 'vocabulary'> {
  const { file, singles, sets, ranges, names } = decoded;
  const { makes, models, colors, phrases } = file;
  const valuesIn = (facet: ChoiceFacet) =>
    [...names[facet]].map(([value, name]) => valueWords(facet, value, name));
  const words: WordColumn[] = [
    {
      codes: singles.model.codes,
      words: models.map(([make, model]) => modelWords(makes[make] ?? '', model)),
    },
    { codes: decoded.groups, words: models.flatMap(([, , variants]) => variants.map(wordsOf)) },
    { codes: decoded.colorOf, words: colors.texts.map(wordsOf) },
    {
      codes: decoded.listOf,
      words: decodePhraseLists(phrases, decoded.labelOf).map((list) => list.flatMap(wordsOf)),
    },
    ...NAMED_IN_TEXT.map((facet) => ({ codes: singles[facet].codes, words: valuesIn(facet) })),
    yearWords(ranges.year?.numbers ?? new Float64Array(file.size)),
  ];
  const setWords = valuesIn('equipment').map((own, index) => ({
    plane: sets.equipment.planes[index] ?? new Uint32Array(),
    words: own,
  }));
  const all = [...words.flatMap((column) => column.words), ...setWords.map((set) => set.words)];
  return { words, setWords, vocabulary: [...new Set(all.flat())] };
}

/** The words of a make and a model, and what else buyers call the make. */
export function modelWords(make: string, model: string): string[] {
  return [...wordsOf(`${make} ${model}`), ...(MAKE_ALIASES[makeSlug(make)] ?? [])];
}

/** The words of a value's name, and what else buyers call it. */
export function valueWords(facet: ChoiceFacet, value: string, name: string): string[] {
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
