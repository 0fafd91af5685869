import type { SearchVehicle } from '#domain/search/search-vehicle.ts';
import { modelValue } from '#domain/search/values/choice-values.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import type { ColumnsFile } from '../columns-file.ts';
import { packNumbers } from '../planes.ts';
import type { ColumnMemory } from './column-memory.ts';

interface Names extends Pick<ColumnsFile, 'makes' | 'models' | 'trim'> {
  /** For each vehicle the number of its model and variant. */
  trims: number[];
}

/**
 * Makes and models, in Danish order, with the variants of each model. Spellings with the same slug are
 * one, under the first spelling of the stock.
 */
export function encodeNames(vehicles: readonly SearchVehicle[], memory: ColumnMemory): Names {
  const from = [
    vehicles.map(({ make }) => make),
    vehicles.map(({ model }) => model),
    vehicles.map(({ variant }) => variant),
  ];
  return memory.once('names', from, () => namesOf(vehicles));
}

function namesOf(vehicles: readonly SearchVehicle[]): Names {
  const makes = spellings(vehicles, ({ make }) => [makeSlug(make), make]);
  const makeOf = new Map(makes.map(([slug], index) => [slug, index]));
  const models = spellings(vehicles, ({ make, model }) => [modelValue(make, model), model])
    .map(([value, name]) => ({ value, name, make: makeOf.get(slugOfMake(value)) ?? 0 }))
    .sort((a, b) => a.make - b.make);
  const variants = new Map(models.map(({ value }) => [value, new Set<string>()]));
  const keyOf = ({ make, model, variant }: SearchVehicle) =>
    [modelValue(make, model), variant ?? ''] as const;
  for (const [model, variant] of vehicles.map(keyOf)) variants.get(model)?.add(variant);
  const keys = [...variants].flatMap(([model, own]) => [...own].map((each) => `${model} ${each}`));
  const places = new Map(keys.map((key, place) => [key, place]));
  const trims = vehicles.map((vehicle) => places.get(keyOf(vehicle).join(' ')) ?? 0);
  return {
    makes: makes.map(([, name]) => name),
    models: models.map(({ make, name, value }) => [make, name, [...(variants.get(value) ?? [])]]),
    trim: packNumbers(trims),
    trims,
  };
}

function slugOfMake(value: string): string {
  return value.slice(0, value.indexOf('/'));
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
