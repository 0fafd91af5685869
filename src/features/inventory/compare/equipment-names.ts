import { equipmentCopy } from '#copy/equipment.ts';
import { matchEquipment } from '#domain/vehicle/match-equipment.ts';

/**
 * One name for the same equipment of two vehicles, which staff may have written in other words: that of its code
 * where the words name one for certain, else the words themselves.
 */
export function equipmentNames(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const codes = matchEquipment([text]);
    return codes.length > 0 ? codes.map(({ code }) => equipmentCopy[code]) : [text];
  });
}
