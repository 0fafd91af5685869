import { useFormContext, useWatch } from 'react-hook-form';
import { EQUIPMENT_CODES, type EquipmentCode } from '#domain/schema/equipment-codes.ts';
import type { FormValues } from '../values.ts';

/** The equipment codes of the vehicle in the form, in the order of the list of codes. */
export function useEquipment(): {
  chosen: readonly string[];
  setChosen: (codes: readonly EquipmentCode[], isChosen: boolean) => void;
} {
  const { setValue } = useFormContext<FormValues>();
  const chosen = useWatch<FormValues, 'equipment'>({ name: 'equipment' });
  return {
    chosen,
    setChosen(codes, isChosen) {
      const next = EQUIPMENT_CODES.filter((code) =>
        codes.includes(code) ? isChosen : chosen.includes(code),
      );
      setValue('equipment', next, { shouldDirty: true });
    },
  };
}
