import { FORM_GROUPS, type FormGroup, type FormSection } from '#domain/vehicle/fields/field.ts';
import { OFFICES } from '../choices.ts';
import { PlainField, VehicleSelect } from '../fields.tsx';
import { useFieldsIn, useIsOpen } from '../use-is-open.ts';
import { FormGroupDetails } from './FormGroupDetails.tsx';

/** The groups of a section that apply to the vehicle; each is closed until staff open it. */
export function FormGroups({ section }: { section: FormSection }) {
  const groups = (Object.keys(FORM_GROUPS) as FormGroup[]).filter(
    (group) => FORM_GROUPS[group] === section,
  );
  return groups.map((group) => <Group key={group} name={group} />);
}

function Group({ name }: { name: FormGroup }) {
  if (!useIsOpen(name)) return null;
  return (
    <FormGroupDetails name={name}>
      <Fields of={name} />
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
