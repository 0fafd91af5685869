import { equipmentCopy, equipmentGroupCopy, otherEquipmentCopy } from '#copy/equipment.ts';
import { EQUIPMENT_GROUPS, type EquipmentGroup } from '#domain/schema/equipment-codes.ts';
import { matchEquipment } from '#domain/vehicle/match-equipment.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

/** Equipment under a heading; `heading` is null where there is one group alone. */
export interface EquipmentItems {
  heading: string | null;
  items: string[];
}

/**
 * The equipment of a vehicle in the words of staff, and the codes that no text names by their labels.
 * A text stands in the group of a code that staff confirmed and that it names, else in the last group.
 * Without codes there is one group. Empty where no equipment is known.
 */
export function equipmentGroups({
  specs_equipment: texts,
  equipment,
}: Pick<PublicVehicle, 'specs_equipment' | 'equipment'>): EquipmentItems[] {
  if (texts.length + equipment.length === 0) return [];
  const named = new Map(matchEquipment(texts).map(({ code, text }) => [code, text]));
  const grouped = new Set<string>();
  const groups = (Object.keys(EQUIPMENT_GROUPS) as EquipmentGroup[]).map((group) => {
    const codes = EQUIPMENT_GROUPS[group].filter((code) => equipment.includes(code));
    const words = new Set(codes.map((code) => named.get(code) ?? equipmentCopy[code]));
    const items = [...words].filter((text) => !grouped.has(text));
    for (const text of items) grouped.add(text);
    return { heading: equipmentGroupCopy[group], items };
  });
  const others = { heading: otherEquipmentCopy, items: texts.filter((text) => !grouped.has(text)) };
  const filled = [...groups, others].filter(({ items }) => items.length > 0);
  const [only] = filled;
  return filled.length === 1 && only ? [{ ...only, heading: null }] : filled;
}
