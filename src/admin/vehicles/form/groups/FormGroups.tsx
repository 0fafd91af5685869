import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { FORM_GROUPS, type FormGroup, type FormSection } from '#domain/vehicle/fields/field.ts';
import { fieldsIn } from '#domain/vehicle/fields/table.ts';
import { PlainField } from '../fields.tsx';
import { useFieldsIn, useIsOpen } from '../use-is-open.ts';
import type { FormValues } from '../values.ts';
import { groupSummary } from './group-summary.ts';

/** The groups of a section that apply to the vehicle; each is closed until staff open it. */
export function FormGroups({ section }: { section: FormSection }) {
  const groups = (Object.keys(FORM_GROUPS) as FormGroup[]).filter(
    (group) => FORM_GROUPS[group] === section,
  );
  return groups.map((group) => <Group key={group} name={group} />);
}

function Group({ name }: { name: FormGroup }) {
  const names = useFieldsIn(name);
  const values = useWatch<FormValues>();
  const details = useRef<HTMLDetailsElement>(null);
  const { errors, submitCount } = useFormState<FormValues>({ name: names });
  const hasError = submitCount > 0 && names.some((field) => errors[field]);

  // A save that finds an error in the group opens it, and leads to the first error of the form: the
  // form could not focus it while the group was closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every submit opens it again
  useEffect(() => {
    if (!hasError || !details.current) return;
    details.current.open = true;
    const form = details.current.closest('form');
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasError, submitCount]);

  if (!useIsOpen(name)) return null;
  return (
    <details ref={details} className="form-group group__whole">
      <summary>
        <span className="form-group__name">{copy.groups[name]}</span>
        <span className="form-group__holds quiet small">
          {groupSummary(fieldsIn(name), values as FormValues) || copy.emptyGroup}
        </span>
        <ChevronDown aria-hidden="true" size={18} />
      </summary>
      <div className="group__fields">
        {names.map((field) => (
          <PlainField key={field} name={field} />
        ))}
      </div>
    </details>
  );
}
