import { CheckField } from '#admin/ui/TextField.tsx';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { equipmentGroupLabel, equipmentLabel } from '#copy/equipment.ts';
import { EQUIPMENT_GROUPS, type EquipmentGroup } from '#domain/schema/equipment-codes.ts';
import { FORM_GROUPS, type FormGroup, type FormSection } from '#domain/vehicle/fields/field.ts';
import { OFFICES } from '../choices.ts';
import { PlainField, VehicleSelect } from '../fields.tsx';
import { useFieldsIn, useIsOpen } from '../use-is-open.ts';
import { FormGroupDetails } from './FormGroupDetails.tsx';
import { useEquipment } from './use-equipment.ts';

/** The groups of a section that apply to the vehicle; each is closed until staff open it. */
export function FormGroups({ section }: { section: FormSection }) {
  const groups = (Object.keys(FORM_GROUPS) as FormGroup[]).filter(
    (group) => FORM_GROUPS[group] === section,
  );
  return groups.map((group) => <Group key={group} name={group} />);
}

function Group({ name }: { name: FormGroup }) {
  if (!useIsOpen(name)) return null;
  const isEquipment = name === 'equipment';
  return (
    <FormGroupDetails name={name} lazy={isEquipment}>
      {isEquipment ? <EquipmentChoice /> : <Fields of={name} />}
    </FormGroupDetails>
  );
}

function Fields({ of: group }: { of: FormGroup }) {
  return (
    <div className="group__fields">
      {useFieldsIn(group).map((name) =>
        name === 'office' ? (
          <VehicleSelect key={name} name="office" options={OFFICES} />
        ) : (
          <PlainField key={name} name={name} />
        ),
      )}
    </div>
  );
}

/** The equipment that buyers search for, by group; one group is open at a time. */
function EquipmentChoice() {
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
