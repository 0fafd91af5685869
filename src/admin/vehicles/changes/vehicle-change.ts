import { vehicleName } from '#copy/labels.ts';
import { isEqual } from '#domain/history/field-changes.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** Fields of a vehicle as they are stored. They survive in IndexedDB, so no server times. */
export type StoredFields = Partial<Omit<Vehicle, 'id' | 'version' | 'created_at' | 'updated_at'>>;

/** One change of many that are saved together. */
export interface VehicleChange {
  id: string;
  /** The vehicle's name on screen. */
  name: string;
  /** The version that `before` is of; 0 where the vehicle is created. */
  version: number;
  /** The fields as they were; null creates the vehicle. */
  before: StoredFields | null;
  /** The fields as they will be; null deletes the vehicle. */
  after: StoredFields | null;
  /** What staff confirmed, for the price log. */
  reason?: string;
}

/** The outcome of a change. `conflict`: someone else has changed the same fields meanwhile. */
export type ChangeOutcome = StoredOutcome | { kind: 'failed'; reason: string };
export type StoredOutcome =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict' }
  | { kind: 'gone' };

export function changeOf(vehicle: Vehicle, after: StoredFields, reason = ''): VehicleChange {
  const names = namesOf(after);
  if (after.status !== undefined) names.push('sold_date');
  const before: StoredFields = Object.fromEntries(names.map((field) => [field, vehicle[field]]));
  const { id, version } = vehicle;
  const name = `${vehicleName(vehicle)} ${vehicle.variant ?? ''}`.trim();
  return { id, version, name, before, after, reason };
}

/** The change that takes back a saved one; `version` is the one that it got. */
export function reverseChange(change: VehicleChange, version: number): VehicleChange {
  return { ...change, version, before: change.after, after: change.before, reason: '' };
}

export function hasValues(vehicle: StoredFields, fields: StoredFields): boolean {
  return namesOf(fields).every((name) => isEqual(vehicle[name], fields[name]));
}

/** Whether the fields that a change writes still have their old values. */
export function isUntouched(vehicle: StoredFields, { before, after }: VehicleChange): boolean {
  return namesOf(after ?? {}).every(
    (name) => !before || !(name in before) || isEqual(vehicle[name], before[name]),
  );
}

export function namesOf(fields: StoredFields): (keyof StoredFields)[] {
  return Object.keys(fields) as (keyof StoredFields)[];
}
