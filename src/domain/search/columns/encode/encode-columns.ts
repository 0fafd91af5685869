import { RANGE_FACET_NAMES } from '#domain/search/facets.ts';
import { recordOf } from '#domain/search/record-of.ts';
import type { SearchVehicle } from '#domain/search/search-vehicle.ts';
import { SET_FACETS } from '#domain/search/values/choice-values.ts';
import { CODED_FACETS } from '../coded-facets.ts';
import { encodeColors } from '../colors.ts';
import type { ColumnsFile } from '../columns-file.ts';
import { fileText } from '../file-text.ts';
import type { LabelOf } from '../label-of.ts';
import { encodePhrases } from '../phrases.ts';
import { ColumnMemory } from './column-memory.ts';
import { encodeChoices } from './encode-choices.ts';
import { encodeNames } from './encode-names.ts';
import { encodeRange } from './encode-range.ts';
import { encodeSet } from './encode-set.ts';

/**
 * The column file of a stock, newest vehicle first; it is decoded with the same labels. With the memory
 * of the stock before, only columns are encoded in which something has changed.
 */
export function encodeColumns(
  vehicles: readonly SearchVehicle[],
  labelOf: LabelOf,
  memory: ColumnMemory = new ColumnMemory(),
): Uint8Array<ArrayBuffer> {
  const { trims: groups, ...names } = encodeNames(vehicles, memory);
  const file: ColumnsFile = {
    size: vehicles.length,
    ...names,
    colors: encodeColors(vehicles, groups, memory),
    choices: recordOf(CODED_FACETS, (facet) => encodeChoices(facet, vehicles, groups, memory)),
    sets: recordOf(SET_FACETS, (facet) => encodeSet(facet, vehicles, groups, memory)),
    ranges: recordOf(RANGE_FACET_NAMES, (facet) => encodeRange(facet, vehicles, groups, memory)),
    phrases: encodePhrases(vehicles, groups, labelOf, memory),
  };
  return new TextEncoder().encode(fileText(file));
}
