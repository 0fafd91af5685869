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
  it('changes with what visitors see', () => {
    expect(part({ ...vehicle, price: 2 })).not.toBe(part(vehicle));
    expect(part({ ...vehicle, status: 'sold' })).not.toBe(part(vehicle));
  });

  it('does not change with what they do not see', () => {
    const unseen = {
      vin: 'X',
      stelnummer: 'Y',
      featured: true,
      version: 7,
      updated_at: new Date(),
    };
    expect(part({ ...vehicle, ...unseen })).toBe(part(vehicle));
  });

  it('changes when the document stops being readable', () => {
    expect(part({ ...vehicle, year: 'soon' })).not.toBe(part(vehicle));
  });

  it('is nothing where there is no document', () => {
    expect(publicPart('vehicles', 'a', undefined)).toBe('');
  });
});

describe('the public part of an image', () => {
  it('is nothing until its variants are made', () => {
    expect(publicPart('vehicle_images', 'i', { ...image, image_state: 'pending' })).toBe('');
    expect(publicPart('vehicle_images', 'i', { ...image, image_state: 'failed' })).toBe('');
    const ready = { ...image, image_state: 'ready', widths: [480] };
    expect(publicPart('vehicle_images', 'i', ready)).toContain('480');
  });
});
