import type { CatalogueVehicle } from '#catalogue/types.ts';
import { groupBy } from '#domain/group-by.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

export interface Make {
  name: string;
  slug: string;
  count: number;
}

/**
 * The makes of a list of vehicles in Danish order. Spellings with the same slug (`Škoda`, `Skoda`)
 * are one make, under the first spelling in the list.
 */
export function makesOf(vehicles: readonly Pick<PublicVehicle, 'make'>[]): Make[] {
  const bySlug = groupBy(vehicles, ({ make }) => makeSlug(make));
  return Array.from(bySlug, ([slug, own]) => ({
    name: own[0]?.make ?? slug,
    slug,
    count: own.length,
  })).sort((a, b) => a.name.localeCompare(b.name, 'da'));
}

/** The vehicle of a make that was sold last; `sold` is in the order of the sold list. */
export function lastSold(
  sold: readonly CatalogueVehicle[],
  { slug }: Make,
): CatalogueVehicle | undefined {
  return sold.find(({ vehicle }) => makeSlug(vehicle.make) === slug);
}
