import { expect, test } from 'vitest';
import { FIELD_NAMES } from '../vehicle/fields/table.ts';
import {
  DRAFT_STATE,
  fieldsOfNew,
  hasPower,
  may,
  mayChange,
  mayState,
  PHOTOGRAPHER_FIELDS,
} from './permissions.ts';
import { roleOf } from './roles.ts';

test('the old claim admin reads as owner, and any other claim gives no role', () => {
  expect(roleOf('admin')).toBe('owner');
  expect(roleOf('photographer')).toBe('photographer');
  for (const claim of ['Owner', 'editor', '', null, undefined, true, ['owner']]) {
    expect(roleOf(claim)).toBeNull();
  }
});

test('a photographer works with images and describes the condition, and touches no price or inquiry', () => {
  expect(may('photographer', 'create', 'vehicle_images')).toBe(true);
  expect(may('photographer', 'trash', 'vehicles')).toBe(false);
  expect(mayChange('photographer', 'vehicles', 'condition_notes')).toBe(true);
  expect(mayChange('photographer', 'vehicles', 'price')).toBe(false);
  expect(hasPower('photographer', 'inquiries')).toBe(false);
  // A field that is renamed must be renamed here as well.
  expect(FIELD_NAMES).toEqual(expect.arrayContaining([...PHOTOGRAPHER_FIELDS]));
});

test('a photographer starts a vehicle as a draft that states what a plate says, and neither price nor equipment', () => {
  expect(may('photographer', 'create', 'vehicles')).toBe(true);
  const typed = { make: 'Volvo', price: 1, status: 'sold', unpublished: false, featured: true };
  expect(fieldsOfNew('photographer', 'vehicles', typed)).toEqual({ make: 'Volvo', ...DRAFT_STATE });
  expect(fieldsOfNew('sales', 'vehicles', typed)).toBe(typed);
  expect(fieldsOfNew('photographer', 'vehicle_images', typed)).toBe(typed);
  expect(mayState('photographer', 'vehicles', 'registration_number')).toBe(true);
  expect(mayState('photographer', 'vehicles', 'specs_equipment')).toBe(false);
});

test('only an owner gives access and reaches the data of a person', () => {
  for (const power of ['staff', 'personal_data'] as const) {
    expect([hasPower('owner', power), hasPower('sales', power)]).toEqual([true, false]);
  }
});
