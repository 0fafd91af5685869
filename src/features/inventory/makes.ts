import { brandSlug } from '#domain/vehicle/make.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

/** A make present in the stock. */
export interface Brand {
  make: string;
  slug: string;
  count: number;
}

/**
 * The makes of a list of vehicles in Danish order. Spellings with one address (`Škoda`, `Skoda`)
 * are one brand, under the first spelling met.
 */
export function brandsOf(vehicles: readonly Pick<PublicVehicle, 'make'>[]): Brand[] {
  const brands = new Map<string, Brand>();
  for (const { make } of vehicles) {
    const slug = brandSlug(make);
    const known = brands.get(slug);
    if (known) known.count += 1;
    else brands.set(slug, { make, slug, count: 1 });
  }
  return [...brands.values()].sort((a, b) => a.make.localeCompare(b.make, 'da'));
}
