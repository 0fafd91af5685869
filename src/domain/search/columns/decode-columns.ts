import { makeSlug } from '#domain/vehicle/make.ts';
import { CHOICE_FACET_NAMES, type ChoiceFacet, RANGE_FACET_NAMES } from '../facets.ts';
import { recordOf } from '../record-of.ts';
import { modelValue, SET_FACETS, type SetFacet } from '../values/choice-values.ts';
import { readColumn } from './column.ts';
import type { Columns, SingleColumn } from './columns.ts';
import { type ColumnsFile, FORMAT, type NamedValue } from './columns-file.ts';
import { decodeRange } from './decode-range.ts';
import { decodeSet } from './decode-set.ts';
import { CODED_FACETS } from './encode-choices.ts';
import { groupsOf } from './groups.ts';
import { indexWords } from './index-words.ts';

/** A column file is of another version of the site. */
export class ColumnsFormatError extends Error {
  override readonly name = 'ColumnsFormatError';
}

/** The stock in a column file. Throws `ColumnsFormatError`, or a `SyntaxError` for a torn file. */
export function decodeColumns(bytes: Uint8Array): Columns {
  const file = JSON.parse(new TextDecoder().decode(bytes)) as ColumnsFile;
  if (file.format !== FORMAT) throw new ColumnsFormatError(`Columns of format ${file.format}.`);
  const { size } = file;
  const models = Uint16Array.from(readColumn(file.model, size, []));
  const variants = Uint16Array.from(readColumn(file.variant, size, models));
  const groups = groupsOf(models, variants);
  const makeOfModel = Uint16Array.from(file.models, ([make]) => make);

  const named = namedValues(file);
  const singleOf = (facet: ChoiceFacet, codes: Uint16Array): SingleColumn => ({
    values: named[facet].map(([value]) => value),
    codes,
  });
  const makes = models.map((model) => makeOfModel[model] ?? 0);
  const singles = {
    make: singleOf('make', makes),
    model: singleOf('model', models),
    ...recordOf(CODED_FACETS, (facet) => {
      const numbers = readColumn(file.choices[facet], size, groups);
      const none = named[facet].length;
      return singleOf(
        facet,
        Uint16Array.from(numbers, (code) => (code || none + 1) - 1),
      );
    }),
  };
  const sets = recordOf(SET_FACETS, (facet) => decodeSet(file.sets[facet], groups));
  const ranges = recordOf(RANGE_FACET_NAMES, (facet) =>
    decodeRange(file.ranges[facet], size, groups),
  );
  const names = recordOf(CHOICE_FACET_NAMES, (facet) => new Map(named[facet]));
  const lists = Uint16Array.from(readColumn(file.wordList, size, groups));
  return {
    size,
    singles,
    sets,
    ranges,
    makeOfModel,
    ...indexWords({ file, singles, sets, ranges, variants, lists, named }),
    values: (facet) =>
      facet === 'equipment' || facet === 'offer' ? sets[facet].values : singles[facet].values,
    nameOf: (facet, value) => names[facet].get(value) ?? null,
  };
}

/** The values of each facet with their names. */
function namedValues(file: ColumnsFile): Record<ChoiceFacet, NamedValue[]> {
  const { makes, models, values, sets } = file;
  const named = (facet: SetFacet) => sets[facet].map(([value, name]): NamedValue => [value, name]);
  return {
    ...values,
    make: makes.map((name) => [makeSlug(name), name]),
    model: models.map(([make, name]) => [modelValue(makes[make] ?? '', name), name]),
    equipment: named('equipment'),
    offer: named('offer'),
  };
}
