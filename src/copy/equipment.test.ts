import { expect, test } from 'vitest';
import { EQUIPMENT_CODES } from '#domain/schema/equipment-codes.ts';
import { matchEquipment } from '#domain/vehicle/match-equipment.ts';
import { equipmentCopy } from './equipment.ts';

test('free text that is the Danish label of a piece of equipment is matched with it', () => {
  const missed = EQUIPMENT_CODES.filter(
    (code) => !matchEquipment([equipmentCopy[code]]).some((match) => match.code === code),
  );
  expect(missed).toEqual([]);
});
