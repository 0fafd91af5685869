import { CHOICE_FACET_NAMES, type ChoiceFacet, RANGE_FACET_NAMES } from '#domain/search/facets.ts';
import { recordOf } from '#domain/search/record-of.ts';
import { modelValue, SET_FACETS } from '#domain/search/values/choice-values.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import { CODED_FACETS } from '../coded-facets.ts';
import { colorFacet } from '../colors.ts';
import { readColumn, type StoredColumn } from '../column.ts';
import type { Columns, SingleColumn } from '../columns.ts';
import { parseFile } from '../file-text.ts';
import { indexWords } from '../index-words.ts';
import { readValue } from '../known-values.ts';
import type { LabelOf } from '../label-of.ts';
import { unpackNumbers } from '../planes.ts';
import { decodeRange } from './decode-range.ts';
import { decodeSet } from './decode-set.ts';

/** The stock in a column file. Throws `ColumnsFormatError`, or a `SyntaxError` for a torn file. */
export function decodeColumns(bytes: Uint8Array, labelOf: LabelOf): Columns {
  const file = parseFile(new TextDecoder().decode(bytes));
  const { size, makes, models } = file;
  const groups = Uint16Array.from(unpackNumbers(file.trim, size));
  const modelOfTrim = models.flatMap(([, , variants], model) => variants.map(() => model));
  const modelOf = groups.map((trim) => modelOfTrim[trim] ?? 0);
  const codesOf = (column: StoredColumn) => Uint16Array.from(readColumn(column, size, groups));
  const makeOfModel = Uint16Array.from(models, ([make]) => make);
  const colorOf = codesOf(file.colors.text);
  const { column: color, written } = colorFacet(file.colors.texts, colorOf);

  const singles: Columns['singles'] = {
    make: {
      values: makes.map(makeSlug),
      codes: modelOf.map((model) => makeOfModel[model] ?? 0),
    },
    model: {
      values: models.map(([make, name]) => modelValue(makes[make] ?? '', name)),
      codes: modelOf,
    },
    color,
    ...recordOf(CODED_FACETS, (facet): SingleColumn => {
      const [stored, column] = file.choices[facet];
      const values = stored.map(readValue);
      const codes = codesOf(column).map((code) => (code || values.length + 1) - 1);
      return { values, codes };
    }),
  };
  const sets = recordOf(SET_FACETS, (facet) => decodeSet(file.sets[facet], groups));
  const ranges = recordOf(RANGE_FACET_NAMES, (facet) =>
    decodeRange(file.ranges[facet], size, groups),
  );
  const valuesOf = (facet: ChoiceFacet) => ({ ...singles, ...sets })[facet].values;
  const names = recordOf(CHOICE_FACET_NAMES, (facet) => {
    const nameOf = (value: string, index: number) => {
      if (facet === 'make') return makes[index] ?? value;
      if (facet === 'model') return models[index]?.[1] ?? value;
      return labelOf(facet, value) ?? written.get(value) ?? value;
    };
    return new Map(valuesOf(facet).map((value, index) => [value, nameOf(value, index)]));
  });
  const listOf = codesOf(file.phrases.list);
  return {
    size,
    singles,
    sets,
    ranges,
    makeOfModel,
    ...indexWords({ file, labelOf, singles, sets, ranges, groups, colorOf, listOf, names }),
    values: valuesOf,
    nameOf: (facet, value) => names[facet].get(value) ?? null,
  };
}
