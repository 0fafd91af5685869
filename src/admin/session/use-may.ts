import type { CollectionName } from '#domain/collections.ts';
import {
  hasPower,
  may,
  mayChange,
  mayState,
  type Operation,
  type Power,
} from '#domain/staff/permissions.ts';
import { useStaffMember } from './use-staff-member.ts';

/** Whether the signed-in role may do something with a collection; the rules have the final say. */
export function useMay(operation: Operation, collection: CollectionName): boolean {
  const { role } = useStaffMember();
  return role !== null && may(role, operation, collection);
}

export function useHasPower(power: Power): boolean {
  const { role } = useStaffMember();
  return role !== null && hasPower(role, power);
}

/** Returns whether the signed-in role may change a field of a collection; of a new document, state it. */
export function useMayChange(
  collection: CollectionName,
  isNew = false,
): (field: string) => boolean {
  const { role } = useStaffMember();
  const allows = isNew ? mayState : mayChange;
  return (field) => role !== null && allows(role, collection, field);
}
