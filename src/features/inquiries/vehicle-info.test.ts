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
  it('carries what the server asks for and nothing else', () => {
    expect(vehicleInfo(car)).toEqual({
      id: 'a1',
      make: 'Volvo',
      model: 'V60',
      year: 2021,
      price: 289_900,
    });
  });

  it('names the price that is shown', () => {
    const onSale = { ...car, is_on_sale: true, original_price: 289_900, sale_price: 269_900 };
    expect(vehicleInfo(onSale).price).toBe(269_900);
    expect(vehicleInfo({ ...car, price: -1 }).price).toBe(0);
  });
});
