import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '#admin/ui/TextField.tsx';
import { equipmentGroupLabel, equipmentLabel } from '#copy/equipment.ts';
import { EQUIPMENT_GROUPS, type EquipmentGroup } from '#domain/schema/equipment-codes.ts';
import type { FormValues } from '../values.ts';

/** The equipment that buyers search for, by group. */
export function EquipmentField() {
  const { setValue } = useFormContext<FormValues>();
  const chosen = useWatch<FormValues, 'equipment'>({ name: 'equipment' });
  const toggle = (code: string) =>
    setValue(
      'equipment',
      chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code],
      { shouldDirty: true },
    );
  return (Object.keys(EQUIPMENT_GROUPS) as EquipmentGroup[]).map((group) => (
    <fieldset key={group}>
      <legend>{equipmentGroupLabel(group)}</legend>
      {EQUIPMENT_GROUPS[group].map((code) => (
        <CheckField
          key={code}
          label={equipmentLabel(code)}
          checked={chosen.includes(code)}
          onChange={() => toggle(code)}
        />
      ))}
    </fieldset>
  ));
}
