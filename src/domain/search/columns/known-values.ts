import { hashText } from '#domain/hash-text.ts';
import {
  BODY_TYPES,
  DRIVE_WHEELS,
  FUEL_TYPES,
  GEARBOXES,
  STORED_VEHICLE_STATUSES,
  VAT_KINDS,
} from '#domain/schema/enumerations.ts';
import { EQUIPMENT_CODES } from '#domain/schema/equipment-codes.ts';

/** The values of closed lists, which the file names by their place here. */
export const KNOWN_VALUES: readonly string[] = [
  ...new Set([
    ...[...FUEL_TYPES, ...GEARBOXES, ...BODY_TYPES, ...DRIVE_WHEELS],
    ...[...STORED_VEHICLE_STATUSES, ...VAT_KINDS, ...EQUIPMENT_CODES],
  ]),
];

/** A value as the file has it: its place among the known ones, else itself. */
export type StoredValue = number | string;

/** Code with other lists cannot read a file. */
export const KNOWN_VALUES_VERSION = hashText(KNOWN_VALUES.join());

export function storeValue(value: string): StoredValue {
  const place = KNOWN_VALUES.indexOf(value);
  return place < 0 ? value : place;
}

export function readValue(stored: StoredValue): string {
  return typeof stored === 'string' ? stored : (KNOWN_VALUES[stored] ?? '');
}
