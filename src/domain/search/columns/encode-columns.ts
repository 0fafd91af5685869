import { RANGE_FACET_NAMES } from '../facets.ts';
import { recordOf } from '../record-of.ts';
import type { SearchVehicle } from '../search-vehicle.ts';
import { SET_FACETS } from '../values/choice-values.ts';
import { CODED_FACETS } from './coded-facets.ts';
import { encodeColors } from './colors.ts';
import { storeColumn } from './column.ts';
import type { ColumnsFile } from './columns-file.ts';
import { encodeChoices } from './encode-choices.ts';
import { encodeNames } from './encode-names.ts';
import { encodeRange } from './encode-range.ts';
import { encodeSet } from './encode-set.ts';
import { fileText } from './file-text.ts';
import { storeValue } from './known-values.ts';
import type { LabelOf } from './label-of.ts';
import { encodePhrases } from './phrases.ts';

/** The column file of a stock, newest vehicle first; it is decoded with the same labels. */
export function encodeColumns(
  vehicles: readonly SearchVehicle[],
  labelOf: LabelOf,
): Uint8Array<ArrayBuffer> {
  const { trims: groups, ...names } = encodeNames(vehicles);
  const file: ColumnsFile = {
    size: vehicles.length,
    ...names,
    colors: encodeColors(vehicles, groups),
    choices: recordOf(CODED_FACETS, (facet) => {
      const { values, codes } = encodeChoices(facet, vehicles);
      return [values.map(storeValue), storeColumn(codes, groups)];
    }),
    sets: recordOf(SET_FACETS, (facet) => encodeSet(facet, vehicles, groups)),
    ranges: recordOf(RANGE_FACET_NAMES, (facet) => encodeRange(facet, vehicles, groups)),
    phrases: encodePhrases(vehicles, groups, labelOf),
  };
  return new TextEncoder().encode(fileText(file));
}
