import { expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import {
  followedCodes,
  knownEquipment,
  suggestEquipment,
  withEntries,
} from './equipment-entries.ts';

const golf = (id: string, day: number, specs_equipment: string[]) =>
  aVehicle({ id, model: 'Golf', created_at: new Date(2026, 10, day), specs_equipment });
const STOCK = [
  golf('old', 1, ['Navigation', 'Sædevarme', 'Klima']),
  golf('new', 9, ['Sædevarme', 'Klima', 'Træk']),
  golf('bare', 10, []),
  aVehicle({ id: 'id4', model: 'ID.4', specs_equipment: ['Varmepumpe', 'Navigation'] }),
];
const GOLF = { id: null, make: 'volkswagen', model: 'golf' };

test('the last vehicle of a model is the newest that has equipment, and never the edited one', () => {
  expect(knownEquipment(STOCK, GOLF, []).last).toEqual(['Sædevarme', 'Klima', 'Træk']);
  expect(knownEquipment(STOCK, { ...GOLF, id: 'new' }, []).last).toEqual([
    ...['Navigation', 'Sædevarme', 'Klima'],
  ]);
  expect(knownEquipment(STOCK, { ...GOLF, model: '' }, []).last).toEqual([]);
});

test('equipment that half of a model has is usual on it, where there are several', () => {
  expect(knownEquipment(STOCK, GOLF, []).usual.slice(0, 2)).toEqual(['Sædevarme', 'Klima']);
  expect(knownEquipment(STOCK, { ...GOLF, model: 'ID.4' }, []).usual).toEqual([]);
});

test('suggestions begin with the same model, match the beginnings of words and leave out the list', () => {
  const { entries } = knownEquipment(STOCK, GOLF, ['Navigation', 'Elektrisk bagklap']);
  expect(suggestEquipment('', entries, [])).toEqual([]);
  expect(suggestEquipment('sæ', entries, [])).toEqual(['Sædevarme']);
  expect(suggestEquipment('navi', entries, [])).toEqual(['Navigation']);
  expect(suggestEquipment('bag el', entries, [])).toEqual(['Elektrisk bagklap']);
  expect(suggestEquipment('sæ', entries, ['sædevarme '])).toEqual([]);
});

test('a pack adds what the list does not have, however it is written', () => {
  expect(withEntries(['Klima'], ['klima', ' Træk ', '', 'Træk'])).toEqual(['Klima', 'Træk']);
});

test('codes follow the list, and the choices of staff stay', () => {
  expect(followedCodes([], [], ['Bakkamera'])).toEqual(['reversing_camera']);
  // Staff have removed it, and the list does not name it anew.
  expect(followedCodes([], ['Bakkamera'], ['Bakkamera', 'Isofix'])).toEqual(['isofix']);
  expect(followedCodes(['alarm', 'isofix'], ['Isofix'], [])).toEqual(['alarm']);
  expect(followedCodes(['isofix'], ['Isofix', 'Isofix bag'], ['Isofix bag'])).toEqual(['isofix']);
});
