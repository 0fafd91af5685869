import { expect, test } from 'vitest';
import { accessoryRecord } from './accessory-record.ts';
import { NEW_ACCESSORY } from './values.ts';

const editing = { id: 'a', exists: false, base: NEW_ACCESSORY, version: 0 };
const asked = async (price: string) => {
  const confirmation = await accessoryRecord.confirmation?.(editing, { ...NEW_ACCESSORY, price });
  return confirmation?.items.map(({ text }) => text) ?? [];
};

test('the price of an accessory raises a question only if it is not a number', async () => {
  expect(await asked('ring')).toEqual(['Pris: “ring” er ikke et tal. Den gemmes som 0 kr.']);
  for (const price of ['7.900', '0', '1', '']) expect(await asked(price)).toEqual([]);
});

test('a negative price of an accessory is an error and cannot be saved', () => {
  const result = accessoryRecord.validate({ ...NEW_ACCESSORY, name: 'Fælg', price: '-500' });
  expect(result.ok ? [] : Object.keys(result.problems)).toEqual(['price']);
});
