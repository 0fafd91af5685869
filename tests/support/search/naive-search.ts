import { HISTOGRAM_PARTS } from '#domain/search/columns/columns.ts';
import {
  CHOICE_FACET_NAMES,
  type ChoiceFacet,
  type Facet,
  isRangeFacet,
  RANGE_FACET_NAMES,
  type RangeFacet,
} from '#domain/search/facets.ts';
import type { RangeBounds } from '#domain/search/search-result.ts';
import type { SearchState, SortOrder } from '#domain/search/state/search-state.ts';
import { choiceValue, setValues } from '#domain/search/values/choice-values.ts';
import { rangeValue } from '#domain/search/values/range-value.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

/** Whether a text finds a vehicle. */
export type FindsText = (vehicle: PublicVehicle) => boolean;

export interface NaiveResult {
  ids: string[];
  /** Values that no vehicle has are missing. */
  counts: Record<ChoiceFacet, Map<string, number>>;
  bounds: Record<RangeFacet, RangeBounds | null>;
}

/** The search written without regard to speed: plain filters over the vehicles. */
export function naiveSearch(
  stock: readonly PublicVehicle[],
  state: SearchState,
  findsText: FindsText,
): NaiveResult {
  const matching = (except: Facet | null) =>
    stock.filter((vehicle) => matches(vehicle, state, except, findsText));
  const found = matching(null);
  const counts = {} as NaiveResult['counts'];
  for (const facet of CHOICE_FACET_NAMES) {
    const counted = facet === 'equipment' ? found : matching(facet);
    counts[facet] = new Map();
    for (const value of counted.flatMap((vehicle) => valuesOf(facet, vehicle))) {
      counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
    }
  }
  const bounds = {} as NaiveResult['bounds'];
  for (const facet of RANGE_FACET_NAMES) bounds[facet] = boundsOf(facet, stock, matching(facet));
  return { ids: sorted(found, state.sort).map(({ id }) => id), counts, bounds };
}

function valuesOf(facet: ChoiceFacet, vehicle: PublicVehicle): readonly string[] {
  if (facet === 'equipment' || facet === 'offer') return setValues(facet, vehicle);
  const value = choiceValue(facet, vehicle);
  return value === null ? [] : [value];
}

function matches(
  vehicle: PublicVehicle,
  { choices, ranges, text }: SearchState,
  except: Facet | null,
  findsText: FindsText,
): boolean {
  const isLeftOut = (facet: Facet) =>
    facet === except ||
    (facet === 'model' && except === 'make') ||
    (facet === 'make' && except === 'model');
  const { make = [], model = [], ...others } = choices;
  if (!isLeftOut('make') && make.length + model.length > 0) {
    const ownMake = choiceValue('make', vehicle) ?? '';
    const isNarrowed = model.some((value) => value.startsWith(`${ownMake}/`));
    const isChosen = isNarrowed
      ? model.includes(choiceValue('model', vehicle) ?? '')
      : make.includes(ownMake);
    if (!isChosen) return false;
  }
  for (const [name, chosen] of Object.entries(others)) {
    const facet = name as ChoiceFacet;
    if (isLeftOut(facet)) continue;
    const own = valuesOf(facet, vehicle);
    const has = (value: string) => own.includes(value);
    if (!(facet === 'equipment' ? chosen.every(has) : chosen.some(has))) return false;
  }
  for (const [name, { from, to }] of Object.entries(ranges)) {
    const facet = name as RangeFacet;
    if (isLeftOut(facet) || !isRangeFacet(facet)) continue;
    const value = rangeValue(facet, vehicle);
    if (value === null || (from !== null && value < from) || (to !== null && value > to))
      return false;
  }
  return text === '' || findsText(vehicle);
}

const SORTS: Record<SortOrder, [facet: RangeFacet, sign: 1 | -1] | null> = {
  newest: null,
  price: ['price', 1],
  price_desc: ['price', -1],
  monthly: ['monthly', 1],
  mileage: ['mileage', 1],
  year: ['year', -1],
  range: ['range', -1],
};

/** The vehicles of a list that is newest first, in another order. */
function sorted(vehicles: readonly PublicVehicle[], sort: SortOrder): readonly PublicVehicle[] {
  const by = SORTS[sort];
  if (by === null) return vehicles;
  const [facet, sign] = by;
  return vehicles.toSorted((a, b) => {
    if ((a.status === 'sold') !== (b.status === 'sold')) return a.status === 'sold' ? 1 : -1;
    const [left, right] = [rangeValue(facet, a), rangeValue(facet, b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

function boundsOf(
  facet: RangeFacet,
  stock: readonly PublicVehicle[],
  counted: readonly PublicVehicle[],
): RangeBounds | null {
  const numbers = (vehicles: readonly PublicVehicle[]) =>
    vehicles.map((vehicle) => rangeValue(facet, vehicle)).filter((value) => value !== null);
  const all = numbers(stock);
  if (all.length === 0) return null;
  const [min, max] = [Math.min(...all), Math.max(...all)];
  const histogram = Array.from({ length: HISTOGRAM_PARTS }, () => 0);
  for (const value of numbers(counted)) {
    const part = max === min ? 0 : Math.floor(((value - min) / (max - min)) * HISTOGRAM_PARTS);
    const at = Math.min(part, HISTOGRAM_PARTS - 1);
    histogram[at] = (histogram[at] ?? 0) + 1;
  }
  return { min, max, histogram };
}
