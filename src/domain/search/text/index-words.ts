import type { Columns, WordColumn } from '../columns/columns.ts';
import type { ColumnsFile, TextColumn } from '../columns/columns-file.ts';
import type { ChoiceFacet } from '../facets.ts';
import { MAKE_ALIASES, VALUE_ALIASES } from './aliases.ts';
import { findableWords } from './fold.ts';
import { isStopWord } from './stop-words.ts';

/** The facets whose names on screen a text also finds: `stationcar`, `el`, `automatisk`. */
const NAMED_IN_TEXT = ['make', 'model', 'fuel', 'gearbox', 'body', 'drive', 'color'] as const;

/** The words that a text finds vehicles by, per column. */
export function indexWords(
  { texts, ranges }: ColumnsFile,
  { singles, sets }: Pick<Columns, 'singles' | 'sets'>,
  names: Readonly<Record<ChoiceFacet, ReadonlyMap<string, string>>>,
): Pick<Columns, 'words' | 'setWords' | 'vocabulary'> {
  const wordsOfNames = (facet: ChoiceFacet) =>
    Array.from(names[facet], ([value, name]) => {
      const aliases = facet === 'make' ? makeAliases(value) : VALUE_ALIASES[`${facet}/${value}`];
      return [...wordsOf(name), ...(aliases ?? [])];
    });
  const { values, lists, codes } = texts.equipment;
  const phrases = values.map(wordsOf);
  const years = [...new Set(ranges.year)];
  const words: WordColumn[] = [
    ...NAMED_IN_TEXT.map((facet) => ({ codes: singles[facet].codes, words: wordsOfNames(facet) })),
    wordColumn(texts.variant),
    wordColumn(texts.color),
    {
      codes: Uint16Array.from(codes),
      words: lists.map((list) => list.flatMap((at) => phrases[at] ?? [])),
    },
    wordColumn({
      values: years.map(String),
      codes: ranges.year.map((year) => years.indexOf(year)),
    }),
  ];
  const equipment = wordsOfNames('equipment');
  const setWords = sets.equipment.planes.map((plane, at) => ({
    plane,
    words: equipment[at] ?? [],
  }));
  const all = [...words.flatMap((column) => column.words), ...equipment];
  return { words, setWords, vocabulary: [...new Set(all.flat())] };
}

function wordColumn({ values, codes }: TextColumn): WordColumn {
  return { codes: Uint16Array.from(codes), words: values.map(wordsOf) };
}

/** Staff name a make, perhaps like a property of every object: `constructor`. */
function makeAliases(slug: string): readonly string[] | undefined {
  return Object.hasOwn(MAKE_ALIASES, slug) ? MAKE_ALIASES[slug] : undefined;
}

function wordsOf(text: string): string[] {
  return findableWords(text).filter((word) => !isStopWord(word));
}
