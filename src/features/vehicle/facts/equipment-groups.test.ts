import { expect, test } from 'vitest';
import { equipmentGroups } from './equipment-groups.ts';

test('equipment stands in groups, in the words of staff where they name it', () => {
  expect(
    equipmentGroups({
      specs_equipment: ['Svingbart træk (el)', 'Gummimåtter', 'Sædevarme for og bag'],
      equipment: ['heated_front_seats', 'heated_rear_seats', 'navigation', 'tow_bar'],
    }),
  ).toEqual([
    { heading: 'Sæder og kabine', items: ['Sædevarme for og bag'] },
    { heading: 'Navigation og lyd', items: ['Navigation'] },
    { heading: 'Hjul, træk og undervogn', items: ['Svingbart træk (el)'] },
    { heading: 'Andet udstyr', items: ['Gummimåtter'] },
  ]);
});

test('equipment that staff have not confirmed stands in one list without headings', () => {
  const specs_equipment = ['Sædevarme', 'Navigation'];
  expect(equipmentGroups({ specs_equipment, equipment: [] })).toEqual([
    { heading: null, items: specs_equipment },
  ]);
  expect(equipmentGroups({ specs_equipment: [], equipment: [] })).toEqual([]);
});

test('every text of the free list stands on the page once, whatever is confirmed', () => {
  const specs_equipment = ['Bakkamera', '360° kamera', 'Navi', 'Navigation', 'Uden træk'];
  const items = equipmentGroups({
    specs_equipment,
    equipment: ['reversing_camera', 'surround_camera', 'navigation'],
  }).flatMap((group) => group.items);
  expect(items.toSorted()).toEqual(specs_equipment.toSorted());
});
