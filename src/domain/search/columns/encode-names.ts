import { makeSlug } from '#domain/vehicle/make.ts';
import type { SearchVehicle } from '../search-vehicle.ts';
import { modelValue } from '../values/choice-values.ts';
import { storeColumn } from './column.ts';
import type { ColumnsFile } from './columns-file.ts';
import { groupsOf } from './groups.ts';

type Names = Pick<ColumnsFile, 'makes' | 'models' | 'variants' | 'model' | 'variant'>;

/**
 * Makes, models and variants, in Danish order. Spellings with the same slug are one, under the first
 * spelling of the stock.
 */
export function encodeNames(vehicles: readonly SearchVehicle[]): Names & { groups: Uint32Array } {
  const makes = spellings(vehicles, ({ make }) => [makeSlug(make), make]);
  const makeIndex = indexesOf(makes.map(([slug]) => slug));
  const models = spellings(vehicles, ({ make, model }) => [modelValue(make, model), model]);
  const slugOfMake = (value: string) => value.slice(0, value.indexOf('/'));
  const makeOf = (value: string) => makeIndex.get(slugOfMake(value)) ?? 0;
  models.sort(([a], [b]) => makeOf(a) - makeOf(b));
  const variants = ['', ...new Set(vehicles.map(({ variant }) => variant ?? ''))];
  const distinct = [...new Set(variants)];

  const modelIndex = indexesOf(models.map(([value]) => value));
  const variantIndex = indexesOf(distinct);
  const modelOf = vehicles.map((each) => modelIndex.get(modelValue(each.make, each.model)) ?? 0);
  const variantOf = vehicles.map(({ variant }) => variantIndex.get(variant ?? '') ?? 0);
  return {
    makes: makes.map(([, name]) => name),
    models: models.map(([value, name]) => [makeOf(value), name]),
    variants: distinct,
    model: storeColumn(modelOf, new Uint32Array(modelOf.length)),
    variant: storeColumn(variantOf, modelOf),
    groups: groupsOf(modelOf, variantOf),
  };
}

/** Each value once with its first spelling, in the order of the spellings. */
function spellings(
  vehicles: readonly SearchVehicle[],
  of: (vehicle: SearchVehicle) => [value: string, name: string],
): [value: string, name: string][] {
  const names = new Map<string, string>();
  for (const [value, name] of vehicles.map(of)) if (!names.has(value)) names.set(value, name);
  return [...names].sort(([, a], [, b]) => a.localeCompare(b, 'da', { numeric: true }));
}

function indexesOf(values: readonly string[]): Map<string, number> {
  return new Map(values.map((value, index) => [value, index]));
}
