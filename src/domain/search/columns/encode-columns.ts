import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { RANGE_FACET_NAMES } from '../facets.ts';
import { recordOf } from '../record-of.ts';
import * as choices from '../values/choice-values.ts';
import { COLOR_VALUES, colorValue } from '../values/color-value.ts';
import { rangeValue } from '../values/range-value.ts';
import { searchedPapers } from '../values/searched-papers.ts';
import type { ColumnsFile, ListColumn, NamedColumn, TextColumn } from './columns-file.ts';
import { FORMAT } from './columns-file.ts';

/** The column file of a stock, newest vehicle first. */
export function encodeColumns(vehicles: readonly PublicVehicle[]): string {
  const ofEach = <Value>(read: (vehicle: PublicVehicle) => Value) => vehicles.map(read);
  const color = textColumn(ofEach((each) => each.color?.trim() || null));
  const make = namedColumn('make', vehicles);
  const model = namedColumn('model', vehicles, make.values);
  const named: Partial<ColumnsFile['choices']> = { make, model, color: colorColumn(color) };
  const file: ColumnsFile = {
    format: FORMAT,
    size: vehicles.length,
    choices: recordOf(
      choices.SINGLE_FACETS,
      (facet) => named[facet] ?? textColumn(ofEach((each) => choices.choiceValue(facet, each))),
    ),
    sets: recordOf(choices.SET_FACETS, (facet) =>
      listColumn(ofEach((each) => choices.setValues(facet, each))),
    ),
    ranges: recordOf(RANGE_FACET_NAMES, (facet) => ofEach((each) => rangeValue(facet, each))),
    texts: {
      variant: textColumn(ofEach(({ variant }) => variant)),
      color,
      equipment: listColumn(ofEach((each) => [...each.specs_equipment, ...searchedPapers(each)])),
    },
  };
  return JSON.stringify(file);
}

/** Makes, or models make by make, in Danish order, each under the first spelling of the stock. */
function namedColumn(
  facet: 'make' | 'model',
  vehicles: readonly PublicVehicle[],
  makes: readonly string[] = [],
): NamedColumn {
  const found = vehicles.map((vehicle) => choices.choiceValue(facet, vehicle) ?? '');
  const first = new Map(found.map((value, at) => [value, at] as const).reverse());
  const placeOf = ({ value }: { value: string }) => makes.indexOf(choices.makeOfModel(value));
  const sorted = [...first]
    .map(([value, at]) => ({ value, name: vehicles[at]?.[facet] ?? value }))
    .sort(
      (a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'da', { numeric: true }),
    );
  const column = textColumn(
    found,
    sorted.map(({ value }) => value),
  );
  return { ...column, names: sorted.map(({ name }) => name) };
}

/** The colours that buyers choose by, found in what staff wrote. */
function colorColumn({ values: texts, codes }: TextColumn): NamedColumn {
  const found = texts.map((text) => colorValue(text) ?? text);
  const values = [...new Set(found)];
  const isKnown = (value: string) => COLOR_VALUES.includes(value);
  const names = values.map((value) =>
    isKnown(value) ? value : (texts[found.indexOf(value)] ?? value),
  );
  const { codes: codeOfText } = textColumn(found, values);
  return { values, names, codes: codes.map((text) => codeOfText[text] ?? values.length) };
}

function textColumn(
  texts: readonly (string | null)[],
  values = inOrder(texts.filter((text) => text !== null)),
): TextColumn {
  const codes = new Map<string | null, number>(values.map((value, code) => [value, code]));
  return { values, codes: texts.map((text) => codes.get(text) ?? values.length) };
}

function listColumn(texts: readonly (readonly string[])[]): ListColumn {
  const values = inOrder(texts.flat());
  const indexes = new Map(values.map((value, index) => [value, index]));
  const listOf = (own: readonly string[]) =>
    own.map((text) => indexes.get(text) ?? 0).sort((a, b) => a - b);
  const { values: lists, codes } = textColumn(texts.map((own) => JSON.stringify(listOf(own))));
  return { values, lists: lists.map((list) => JSON.parse(list)), codes };
}

/** Each value once: numbers ascending, others by how many vehicles have them. */
function inOrder(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const isNumeric = [...counts.keys()].every((value) => /^\d+$/u.test(value));
  const order = (a: string, b: string) => (a < b ? -1 : 1);
  return [...counts]
    .sort(([a, countOfA], [b, countOfB]) =>
      isNumeric ? Number(a) - Number(b) : countOfB - countOfA || order(a, b),
    )
    .map(([value]) => value);
}
