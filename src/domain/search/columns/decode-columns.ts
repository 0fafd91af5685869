import { CHOICE_FACET_NAMES, type ChoiceFacet, RANGE_FACET_NAMES } from '../facets.ts';
import { recordOf } from '../record-of.ts';
import { indexWords } from '../text/index-words.ts';
import type { ChoiceColumn, Columns, LabelOf, RangeColumn } from './columns.ts';
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
  const stored: Record<ChoiceFacet, StoredColumn> = { ...file.choices, ...file.sets };
  const choices = recordOf(CHOICE_FACET_NAMES, (facet) => choiceColumn(stored[facet]));
  const names = recordOf(CHOICE_FACET_NAMES, (facet) => {
    const { values, names } = stored[facet];
    const nameOf = (value: string, at: number) => labelOf(facet, value) ?? names?.[at] ?? value;
    return new Map(values.map((value, at) => [value, nameOf(value, at)]));
  });
  return {
    size: file.size,
    choices,
    ranges: recordOf(RANGE_FACET_NAMES, (facet) => rangeColumn(file.ranges[facet])),
    ...indexWords(file, choices, names),
    nameOf: (facet, value) => names[facet].get(value) ?? null,
  };
}

type StoredColumn = NamedColumn & Partial<Pick<ListColumn, 'lists'>>;

/** Without lists in the file, a vehicle has the value of its code, or none. */
function choiceColumn({ values, codes, lists }: StoredColumn): ChoiceColumn {
  return {
    values,
    lists: lists ?? [...values.map((_, at) => [at]), []],
    codes: Uint16Array.from(codes),
  };
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
