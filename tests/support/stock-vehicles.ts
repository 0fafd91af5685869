import { type PublicVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { StockImage, StockVehicle } from '#features/inventory/stock.ts';
import { aVehicle as aStoredVehicle } from './builders.ts';

/** Vehicles as a page gets them, for unit tests. */

export function aVehicle(fields: Partial<PublicVehicle> = {}): PublicVehicle {
  const volvo = aStoredVehicle({
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
  return { ...publicVehicle(volvo), ...fields };
}

export function anImage(id = 'p1'): StockImage {
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

export function inStock(
  fields: Partial<PublicVehicle> = {},
  images: StockImage[] = [],
): StockVehicle {
  return {
    vehicle: aVehicle(fields),
    images,
    cover: images[0] ?? null,
    damages: [],
    batteryTests: [],
  };
}
