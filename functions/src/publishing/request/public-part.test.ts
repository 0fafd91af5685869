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

  it('the public part of an unpublished vehicle is empty, so that publishing it is a change', () => {
    const kladde = { ...vehicle, unpublished: true };
    expect(part(kladde)).toBe('');
    expect(part({ ...kladde, price: 2 })).toBe(part(kladde));
    expect(part({ ...kladde, unpublished: false })).toBe(part(vehicle));
  });

  it('the public part of what is in the trash is empty, and after its return what it was', () => {
    const trashed = { ...vehicle, trashed_at: new Date() };
    expect(part(trashed)).toBe('');
    expect(part({ ...trashed, trashed_at: null, version: 3, updated_by: 'a@b.dk' })).toBe(
      part(vehicle),
    );
    const ready = { ...image, image_state: 'ready', widths: [480] };
    const partOf = (data: object) => publicPart('vehicle_images', 'i', data);
    expect(partOf({ ...ready, trashed_at: new Date() })).toBe('');
    expect(partOf({ ...ready, updated_by: 'a@b.dk' })).toBe(partOf(ready));
  });

  it('the public part of a vehicle without a document is empty', () => {
    expect(publicPart('vehicles', 'a', undefined)).toBe('');
  });
});

describe('the public part of a battery test', () => {
  const test = {
    vehicle_id: 'a',
    test_date: '2026-03-01',
    test_document_url: '/documents/battery-test-documents/a/t.pdf',
    storage_path: 'battery-test-documents/a/t.pdf',
    created_at,
  };
  const shown = (fields: object) => publicPart('battery_test_results', 't', { ...test, ...fields });

  it('the public part of a battery test is empty until its document can be opened', () => {
    expect(shown({ document_state: 'pending' })).toBe('');
    expect(shown({ document_state: 'failed', document_error: 'Nej' })).toBe('');
    expect(shown({ document_state: 'ready' })).toContain('2026-03-01');
  });

  it('the public part of an old battery test does not change when its document is judged', () => {
    expect(shown({ document_state: 'ready' })).toBe(shown({}));
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
