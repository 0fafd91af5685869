import { describe, expect, it } from 'vitest';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { vehicleInfo } from './vehicle-info.ts';

const car = {
  id: 'a1',
  make: 'Volvo',
  model: 'V60',
  year: 2021,
  price: 289_900,
  is_on_sale: false,
  original_price: null,
  sale_price: null,
} as PublicVehicle;

describe('vehicleInfo', () => {
  it('vehicleInfo contains exactly the fields the server expects', () => {
    expect(vehicleInfo(car)).toEqual({
      id: 'a1',
      make: 'Volvo',
      model: 'V60',
      year: 2021,
      price: 289_900,
    });
  });

  it('vehicleInfo contains the price that the car page shows', () => {
    const onSale = { ...car, is_on_sale: true, original_price: 289_900, sale_price: 269_900 };
    expect(vehicleInfo(onSale).price).toBe(269_900);
    expect(vehicleInfo({ ...car, price: -1 }).price).toBe(0);
  });
});
