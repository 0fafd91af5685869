import { RANGE_FACET_NAMES } from '../facets.ts';
import { recordOf } from '../record-of.ts';
import type { SearchVehicle } from '../search-vehicle.ts';
import { SET_FACETS } from '../values/choice-values.ts';
import { encodeColors } from './colors.ts';
import { storeColumn } from './column.ts';
import { type ColumnsFile, FORMAT } from './columns-file.ts';
import { CODED_FACETS, encodeChoices } from './encode-choices.ts';
import { encodeNames } from './encode-names.ts';
import { encodeRange } from './encode-range.ts';
import { encodeSet } from './encode-set.ts';
import { encodePhrases } from './phrases.ts';

/** The column file of a stock, newest vehicle first. */
export function encodeColumns(vehicles: readonly SearchVehicle[]): Uint8Array<ArrayBuffer> {
  const { groups, ...names } = encodeNames(vehicles);
  const coded = CODED_FACETS.map((facet) => encodeChoices(facet, vehicles));
  const file: ColumnsFile = {
    format: FORMAT,
    size: vehicles.length,
    ...names,
    values: recordOf(CODED_FACETS, (_, index) => coded[index]?.values ?? []),
    colors: encodeColors(vehicles, groups),
    choices: recordOf(CODED_FACETS, (_, index) => storeColumn(coded[index]?.codes ?? [], groups)),
    sets: recordOf(SET_FACETS, (facet) => encodeSet(facet, vehicles, groups)),
    ranges: recordOf(RANGE_FACET_NAMES, (facet) => encodeRange(facet, vehicles, groups)),
    phrases: encodePhrases(vehicles, groups),
  };
  return new TextEncoder().encode(JSON.stringify(file));
}
