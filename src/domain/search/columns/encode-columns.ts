import { type ChoiceFacet, RANGE_FACET_NAMES } from '../facets.ts';
import { recordOf } from '../record-of.ts';
import type { SearchVehicle } from '../search-vehicle.ts';
import { SET_FACETS } from '../values/choice-values.ts';
import { storeColumn } from './column.ts';
import { type ColumnsFile, FORMAT } from './columns-file.ts';
import { CODED_FACETS, encodeChoices } from './encode-choices.ts';
import { encodeNames } from './encode-names.ts';
import { encodeRange } from './encode-range.ts';
import { encodeSet } from './encode-set.ts';
import { encodeWords } from './encode-words.ts';

/** What the screen calls a value; null where it is shown as the stock writes it. */
export type LabelOf = (facet: ChoiceFacet, value: string) => string | null;

/** The column file of a stock, newest vehicle first. */
export function encodeColumns(
  vehicles: readonly SearchVehicle[],
  labelOf: LabelOf = () => null,
): Uint8Array<ArrayBuffer> {
  const { groups, ...names } = encodeNames(vehicles);
  const coded = CODED_FACETS.map((facet) => encodeChoices(facet, vehicles, labelOf));
  const { words, wordLists, wordListOf } = encodeWords(vehicles);
  const file: ColumnsFile = {
    format: FORMAT,
    size: vehicles.length,
    ...names,
    values: recordOf(CODED_FACETS, (_, index) => coded[index]?.values ?? []),
    choices: recordOf(CODED_FACETS, (_, index) => storeColumn(coded[index]?.codes ?? [], groups)),
    sets: recordOf(SET_FACETS, (facet) => encodeSet(facet, vehicles, groups, labelOf)),
    ranges: recordOf(RANGE_FACET_NAMES, (facet) => encodeRange(facet, vehicles, groups)),
    words: words.join(' '),
    wordLists,
    wordList: storeColumn(wordListOf, groups),
  };
  return new TextEncoder().encode(JSON.stringify(file));
}
