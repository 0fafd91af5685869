import { searchParams } from '#domain/search/state/search-params.ts';
import { EMPTY_SEARCH } from '#domain/search/state/search-state.ts';
import { modelValue } from '#domain/search/values/choice-values.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { watchSearchPath } from '#paths';

/** Where a visitor asks to be mailed about the next vehicle of a model. */
export function watchModelPath({ make, model }: Pick<PublicVehicle, 'make' | 'model'>): string {
  const choices = { model: [modelValue(make, model)] };
  return watchSearchPath(searchParams({ ...EMPTY_SEARCH, choices }));
}
