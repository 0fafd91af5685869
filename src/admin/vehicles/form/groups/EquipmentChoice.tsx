import { CheckField } from '#admin/ui/TextField.tsx';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { equipmentGroupLabel, equipmentLabel } from '#copy/equipment.ts';
import { EQUIPMENT_GROUPS, type EquipmentGroup } from '#domain/schema/equipment-codes.ts';
import { useEquipment } from './use-equipment.ts';

/** The equipment that buyers search for, by group; one group is open at a time. */
export function EquipmentChoice() {
  const { chosen, setChosen } = useEquipment();
  return (
    <div className="equipment-choice">
      {(Object.keys(EQUIPMENT_GROUPS) as EquipmentGroup[]).map((group) => {
        const codes = EQUIPMENT_GROUPS[group];
        const count = codes.filter((code) => chosen.includes(code)).length;
        return (
          <details key={group} name="equipment-group">
            <summary>
              {equipmentGroupLabel(group)}
              {count > 0 && <span className="quiet">{copy.chosen(count)}</span>}
            </summary>
            <div className="equipment-choice__codes">
              {codes.map((code) => (
                <CheckField
                  key={code}
                  label={equipmentLabel(code)}
                  checked={chosen.includes(code)}
                  onChange={({ target }) => setChosen([code], target.checked)}
                />
              ))}
            </div>
          </details>
        );
      })}
    </div>
  );
}
