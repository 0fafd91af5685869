import type { ComponentType } from 'react';
import { vehicleFormCopy as copy } from '#copy/admin/vehicle.ts';
import { FORM_GROUPS, type FormGroup, type FormSection } from '#domain/vehicle/fields/field.ts';
import { fieldsIn } from '#domain/vehicle/fields/table.ts';
import { PlainField } from '../fields.tsx';
import { useIsOpen } from '../use-is-open.ts';
import type { FormField } from '../values.ts';
import { EquipmentField } from './EquipmentField.tsx';
import { OfficeField } from './OfficeField.tsx';

const COMPONENTS: Partial<Record<FormField, ComponentType>> = {
  equipment: EquipmentField,
  office: OfficeField,
};

/** The groups of a section that apply to the vehicle, closed at first. */
export function FormGroups({ section }: { section: FormSection }) {
  const groups = (Object.keys(FORM_GROUPS) as FormGroup[]).filter(
    (group) => FORM_GROUPS[group] === section,
  );
  return groups.map((group) => <Group key={group} name={group} />);
}

function Group({ name: group }: { name: FormGroup }) {
  if (!useIsOpen(group)) return null;
  return (
    <details className="subgroup group__whole">
      <summary>{copy.groups[group]}</summary>
      <div className="group__fields">
        {fieldsIn(group).map((name) => {
          const Component = COMPONENTS[name];
          return Component ? <Component key={name} /> : <PlainField key={name} name={name} />;
        })}
      </div>
    </details>
  );
}
