import { describe, expect, it } from 'vitest';
import { publicPart } from './public-part.ts';

const created_at = new Date('2026-03-01T10:00:00Z');
const vehicle = {
  make: 'Volvo',
  model: 'V60',
  year: 2021,
  price: 1,
  status: 'available',
  created_at,
};
const image = {
  vehicle_id: 'a',
  image_url: '/pictures/vehicle-images/a/1',
  storage_path: 'vehicle-images/a/1.jpg',
  image_order: 0,
  created_at,
};
const part = (data: object) => publicPart('vehicles', 'a', data);

describe('the public part of a vehicle', () => {
  it('the public part of a vehicle changes with fields that visitors see', () => {
    expect(part({ ...vehicle, price: 2 })).not.toBe(part(vehicle));
    expect(part({ ...vehicle, status: 'sold' })).not.toBe(part(vehicle));
  });

  it('the public part of a vehicle does not change with fields that visitors do not see', () => {
    const unseen = {
      vin: 'X',
      stelnummer: 'Y',
      featured: true,
      version: 7,
      updated_at: new Date(),
    };
    expect(part({ ...vehicle, ...unseen })).toBe(part(vehicle));
  });

  it('the public part of a vehicle changes when its document becomes invalid', () => {
    expect(part({ ...vehicle, year: 'soon' })).not.toBe(part(vehicle));
  });

  it('the public part of a vehicle without a document is empty', () => {
    expect(publicPart('vehicles', 'a', undefined)).toBe('');
  });
});

describe('the public part of an image', () => {
  it('the public part of an image is empty until its variants are ready', () => {
    expect(publicPart('vehicle_images', 'i', { ...image, image_state: 'pending' })).toBe('');
    expect(publicPart('vehicle_images', 'i', { ...image, image_state: 'failed' })).toBe('');
    const ready = { ...image, image_state: 'ready', widths: [480] };
    expect(publicPart('vehicle_images', 'i', ready)).toContain('480');
  });
});
