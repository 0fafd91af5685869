import type { CatalogueImage, CatalogueVehicle } from '#catalogue/types.ts';
import { type PublicVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { aVehicle } from './builders.ts';

/** A diesel Volvo as the public pages get it; override what the test is about. */
export function aPublicVehicle(fields: Partial<PublicVehicle> = {}): PublicVehicle {
  const volvo = aVehicle({
    id: 'v1',
    make: 'Volvo',
    model: 'V60',
    variant: null,
    year: 2021,
    color: 'Sort',
    fuel_type: 'diesel',
    mileage: 84_000,
    price: 249_900,
    gearkasse: 'automatic',
    first_registration_date: null,
    created_at: new Date('2026-11-01T10:00:00Z'),
  });
  return { ...publicVehicle(volvo, new Date('2026-11-20T10:00:00Z')), ...fields };
}

/** An image of that Volvo with all its variants. */
export function aCatalogueImage(id = 'p1'): CatalogueImage {
  return {
    id,
    base: `/pictures/vehicle-images/v1/${id}`,
    width: 1600,
    height: 900,
    color: '#334455',
    placeholder: null,
    widths: [480, 800, 1200, 1600],
    caption: '',
  };
}

/** That Volvo as the catalogue has it, with the first image as its cover. */
export function aCatalogueVehicle(
  fields: Partial<PublicVehicle> = {},
  images: CatalogueImage[] = [],
): CatalogueVehicle {
  return {
    vehicle: aPublicVehicle(fields),
    priceDrop: null,
    pricedUntil: null,
    images,
    cover: images[0] ?? null,
    damages: [],
    batteryTests: [],
    updatedAt: new Date('2026-11-01T10:00:00Z'),
  };
}
