import { useFormContext } from 'react-hook-form';
import { EQUIPMENT_CODES } from '#domain/schema/equipment-codes.ts';
import { followedCodes, withEntries } from '#domain/vehicle/equipment-entries.ts';
import type { FormValues } from '../values.ts';

/** The list of equipment and the codes for the search, which follow it. */
export interface EquipmentLists {
  specs_equipment: string[];
  equipment: string[];
}

/** Changes the list of equipment of the vehicle in the form, with the codes that follow. */
export function useEquipmentList() {
  const { getValues, setValue } = useFormContext<FormValues>();
  const set = ({ specs_equipment, equipment }: EquipmentLists) => {
    setValue('specs_equipment', specs_equipment, { shouldDirty: true });
    setValue('equipment', equipment, { shouldDirty: true });
  };
  const change = (next: string[]): EquipmentLists => {
    const { specs_equipment, equipment } = getValues();
    const codes = followedCodes(equipment, specs_equipment, next);
    set({
      specs_equipment: next,
      equipment: EQUIPMENT_CODES.filter((code) => codes.includes(code)),
    });
    return { specs_equipment, equipment };
  };
  return {
    change,
    /** Adds entries that the list does not have; returns the lists before. */
    add: (added: readonly string[]) => change(withEntries(getValues('specs_equipment'), added)),
    set,
  };
}
