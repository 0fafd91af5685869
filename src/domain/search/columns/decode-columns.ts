import { CHOICE_FACET_NAMES, type ChoiceFacet, RANGE_FACET_NAMES } from '../facets.ts';
import { recordOf } from '../record-of.ts';
import { indexWords } from '../text/index-words.ts';
import { SET_FACETS, SINGLE_FACETS } from '../values/choice-values.ts';
import type { Columns, LabelOf, RangeColumn, SetColumn } from './columns.ts';
import { HISTOGRAM_PARTS, NO_PART } from './columns.ts';
import { type ColumnsFile, FORMAT, type ListColumn, type NamedColumn } from './columns-file.ts';

/** A column file is of another version of the site. */
export class ColumnsFormatError extends Error {
  override readonly name = 'ColumnsFormatError';
}

/** The stock in a column file. Throws `ColumnsFormatError`, or a `SyntaxError` for a torn file. */
export function decodeColumns(text: string, labelOf: LabelOf): Columns {
  const file: ColumnsFile | null = JSON.parse(text);
  if (file?.format !== FORMAT) throw new ColumnsFormatError('Columns of another format.');
  const columnOf = (facet: ChoiceFacet): NamedColumn => ({ ...file.choices, ...file.sets })[facet];
  const singles = recordOf(SINGLE_FACETS, (facet) => {
    const { values, codes } = file.choices[facet];
    return { values, codes: Uint16Array.from(codes) };
  });
  const sets = recordOf(SET_FACETS, (facet) => setColumn(file.sets[facet]));
  const ranges = recordOf(RANGE_FACET_NAMES, (facet) => rangeColumn(file.ranges[facet]));
  const names = recordOf(CHOICE_FACET_NAMES, (facet) => {
    const { values, names } = columnOf(facet);
    const nameOf = (value: string, at: number) => labelOf(facet, value) ?? names?.[at] ?? value;
    return new Map(values.map((value, at) => [value, nameOf(value, at)]));
  });
  return {
    size: file.size,
    singles,
    sets,
    ranges,
    ...indexWords(file, { singles, sets }, names),
    values: (facet) => columnOf(facet).values,
    nameOf: (facet, value) => names[facet].get(value) ?? null,
  };
}

function setColumn({ values, lists, codes }: ListColumn): SetColumn {
  const planes = values.map(() => new Uint32Array(Math.ceil(codes.length / 32)));
  for (const [at, code] of codes.entries()) {
    for (const value of lists[code] ?? []) {
      const plane = planes[value] as Uint32Array;
      plane[at >>> 5] = (plane[at >>> 5] as number) | (1 << (at & 31));
    }
  }
  return { values, planes };
}

function rangeColumn(stored: readonly (number | null)[]): RangeColumn | null {
  const numbers = Float64Array.from(stored, (number) => number ?? Number.NaN);
  const known = stored.filter((number) => number !== null);
  if (known.length === 0) return null;
  const min = known.reduce((low, number) => Math.min(low, number));
  const max = known.reduce((high, number) => Math.max(high, number));
  const parts = Uint8Array.from(numbers, (number) => {
    if (Number.isNaN(number)) return NO_PART;
    const part = Math.floor(((number - min) / (max - min || 1)) * HISTOGRAM_PARTS);
    return Math.min(HISTOGRAM_PARTS - 1, part);
  });
  return { numbers, min, max, parts };
}
