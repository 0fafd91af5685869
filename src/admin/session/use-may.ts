import type { CollectionName } from '#domain/collections.ts';
import { hasPower, may, mayChange, type Operation, type Power } from '#domain/staff/permissions.ts';
import { useStaffMember } from './use-staff-member.ts';

/** Whether the signed-in role may do something with a collection; the rules decide in the end. */
export function useMay(operation: Operation, collection: CollectionName): boolean {
  const { role } = useStaffMember();
  return role !== null && may(role, operation, collection);
}

export function useHasPower(power: Power): boolean {
  const { role } = useStaffMember();
  return role !== null && hasPower(role, power);
}

/** Returns whether the signed-in role may change a field of a collection. */
export function useMayChange(collection: CollectionName): (field: string) => boolean {
  const { role } = useStaffMember();
  return (field) => role !== null && mayChange(role, collection, field);
}
