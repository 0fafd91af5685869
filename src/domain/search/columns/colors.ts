import type { SearchVehicle } from '../search-vehicle.ts';
import { COLOR_VALUES, colorValue } from '../values/color-value.ts';
import { storeColumn } from './column.ts';
import type { SingleColumn } from './columns.ts';
import type { ColumnsFile } from './columns-file.ts';
import type { ColumnMemory } from './encode/column-memory.ts';
import { inOrder } from './encode/encode-choices.ts';

/** What staff wrote about the colour of each vehicle; the first text is empty. */
export function encodeColors(
  vehicles: readonly SearchVehicle[],
  groups: ArrayLike<number>,
  memory: ColumnMemory,
): ColumnsFile['colors'] {
  const colors = vehicles.map(({ color }) => color?.trim() ?? '');
  return memory.once('colors', [colors, groups], () => textsOf(colors, groups));
}

function textsOf(colors: readonly string[], groups: ArrayLike<number>): ColumnsFile['colors'] {
  const texts = [...new Set(['', ...inOrder(colors)])];
  const indexes = new Map(texts.map((text, index) => [text, index]));
  const text = storeColumn(
    colors.map((color) => indexes.get(color) ?? 0),
    groups,
  );
  return { texts, text };
}

/** The facet of the colours, in the order of the texts, with the names of those that are not known. */
export function colorFacet(
  texts: readonly string[],
  textOf: Uint16Array,
): { column: SingleColumn; written: Map<string, string> } {
  const valueOfText = texts.map(colorValue);
  const values = [...new Set(valueOfText.filter((value) => value !== null))];
  const codes = valueOfText.map((value) =>
    value === null ? values.length : values.indexOf(value),
  );
  const written = new Map<string, string>();
  for (const [index, value] of valueOfText.entries()) {
    if (value === null || COLOR_VALUES.includes(value) || written.has(value)) continue;
    written.set(value, texts[index] ?? value);
  }
  const column = { values, codes: textOf.map((text) => codes[text] ?? values.length) };
  return { column, written };
}
