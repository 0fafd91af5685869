import { describe, expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { parseStored, repairStored } from './stored-document.ts';

const { id: _, ...VEHICLE } = aVehicle({ make: 'Škoda', model: 'Octavia' });

describe('a document that the schema refuses', () => {
  test('a text where a number belongs is named by field and vehicle, without the value', () => {
    const stored = { ...VEHICLE, doors: 'x'.repeat(1_000_000) };
    expect(parseStored('vehicles', 'v1', stored)).toEqual({
      ok: false,
      rejected: {
        path: 'vehicles/v1',
        field: 'doors',
        problem: 'wrong_type',
        name: 'Škoda Octavia',
        owner: 'vehicles/v1',
      },
    });
  });

  test('a text that is too long is named by the code of its problem', () => {
    const parsed = parseStored('vehicles', 'v1', { ...VEHICLE, variant: 'x'.repeat(201) });
    expect(parsed).toMatchObject({ rejected: { field: 'variant', problem: 'too_long' } });
  });

  test('an image is named with the vehicle that it belongs to', () => {
    const parsed = parseStored('vehicle_images', 'i1', { vehicle_id: 'v1', caption: [1] });
    expect(parsed).toMatchObject({ rejected: { path: 'vehicle_images/i1', owner: 'vehicles/v1' } });
  });

  test('a name that is not a text, or is very long, makes no report longer', () => {
    const named = (make: unknown) => parseStored('vehicles', 'v1', { ...VEHICLE, make });
    expect(named(['Volvo'])).toMatchObject({ rejected: { name: 'Octavia' } });
    expect(named('x'.repeat(999))).toMatchObject({ rejected: { name: 'x'.repeat(80) } });
  });
});

describe('a repaired document', () => {
  test('every refused field is emptied and named, and every other one stays', () => {
    const stored = { ...VEHICLE, doors: 'x', make: ['Volvo'], equipment: [{ a: 1 }], mileage: 9 };
    const result = repairStored('vehicles', 'v1', stored);
    expect(result?.repaired.toSorted()).toEqual(['doors', 'equipment', 'make']);
    expect(result?.document).toMatchObject({ id: 'v1', doors: null, equipment: [], make: '' });
    expect(result?.document).toMatchObject({ model: 'Octavia', mileage: 9 });
  });

  test('a document whose price log or bookkeeping is broken cannot be repaired', () => {
    expect(repairStored('vehicles', 'v1', { ...VEHICLE, price_log: 'x' })).toBeNull();
    expect(repairStored('vehicles', 'v1', { ...VEHICLE, created_at: null })).toBeNull();
  });
});
