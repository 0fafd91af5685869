import { expect, test } from 'vitest';
import { happened } from './history-of.ts';

const BY = 'mette@forhandler.example';
const car = (fields: object) => ({ make: 'VW', price: 1, updated_by: BY, version: 2, ...fields });

test('what happened to a document follows from its two states', () => {
  const action = (before: object | undefined, after: object | undefined) =>
    happened('vehicles', 'v1', before as never, after as never)?.action;
  expect(action(undefined, car({ version: 1 }))).toBe('created');
  expect(action(car({}), car({ version: 3, price: 2 }))).toBe('changed');
  expect(action(car({ unpublished: true }), car({ version: 3 }))).toBe('published');
  expect(action(car({}), car({ version: 3, unpublished: true }))).toBe('unpublished');
  expect(action(car({}), car({ version: 3, trashed_at: new Date() }))).toBe('trashed');
  expect(action(car({ trashed_at: new Date() }), car({ version: 3 }))).toBe('restored');
  expect(action(car({ trashed_at: new Date() }), undefined)).toBe('deleted');
});

test('writes of programs are no history, and long texts are cut', () => {
  expect(happened('vehicles', 'v1', car({}), car({ price: 2 }))).toBeNull();
  expect(happened('vehicles', 'v1', undefined, car({ updated_by: null }))).toBeNull();
  const long = happened('vehicles', 'v1', car({}), car({ version: 3, notes: 'x'.repeat(900) }));
  expect(long?.changes).toEqual([{ field: 'notes', before: null, after: `${'x'.repeat(200)}…` }]);
});

test('an image belongs to the history of its vehicle', () => {
  const image = { vehicle_id: 'v1', updated_by: BY, version: 1 };
  expect(happened('vehicle_images', 'i1', undefined, image)).toMatchObject({
    action: 'created',
    owner: 'vehicles/v1',
    by: BY,
  });
});
