import { expect, test } from 'vitest';
import { EMPTY_SEARCH } from '#domain/search/state/search-state.ts';
import { listTitle } from '#features/inventory/list/texts/list-title.ts';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { chipsOf, makesOf } from './list-data.ts';

const columns = openColumns([aPublicVehicle({ make: 'Peugeot', model: '208' })]);

test('a chosen model is named with its make, which 208 alone does not say', () => {
  const state = { ...EMPTY_SEARCH, choices: { model: ['peugeot/208'] } };
  const chips = chipsOf(columns, state);
  expect(chips.map(({ name }) => name)).toEqual(['Peugeot 208']);
  expect(listTitle(chips)).toBe('Peugeot 208 på lager');
  expect(makesOf(chips, columns)).toEqual(['Peugeot']);
});

test('a model next to its chosen make does not repeat it', () => {
  const choices = { make: ['peugeot'], model: ['peugeot/208'] };
  const chips = chipsOf(columns, { ...EMPTY_SEARCH, choices });
  expect(listTitle(chips)).toBe('Peugeot 208 på lager');
  expect(makesOf(chips, columns)).toEqual(['Peugeot']);
});
