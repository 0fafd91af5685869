import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { FORM_GROUPS, type FormGroup, type FormSection } from '#domain/vehicle/fields/field.ts';
import { fieldsIn } from '#domain/vehicle/fields/table.ts';
import { PlainField } from '../fields.tsx';
import { useFieldsIn, useIsOpen } from '../use-is-open.ts';
import type { FormField, FormValues } from '../values.ts';
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
  if (!useIsOpen(name)) return null;
  return (
    <GroupDetails name={name}>
      <div className="group__fields">
        {names.map((field) => (
          <PlainField key={field} name={field} />
        ))}
      </div>
    </GroupDetails>
  );
}

/** One group of the form: its name, what it holds, and its fields. */
function GroupDetails({ name, children }: { name: FormGroup; children: ReactNode }) {
  const names = fieldsIn(name);
  const values = useWatch<FormValues>();
  const { ref, isOpen, setOpen } = useOpenOnError(names);
  return (
    <details
      ref={ref}
      className="form-group group__whole"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="form-group__name">{copy.groups[name]}</span>
        <span className="form-group__holds quiet small">
          {groupSummary(names, values as FormValues) || copy.emptyGroup}
        </span>
        <ChevronDown aria-hidden="true" size={18} />
      </summary>
      {children}
    </details>
  );
}

/**
 * Whether a group of fields is open. A save that finds an error in one of its fields opens it, and
 * leads to the first error of the form: the form could not focus it while the group was closed.
 */
function useOpenOnError(names: FormField[]) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { errors, submitCount } = useFormState<FormValues>({ name: names });
  const hasError = submitCount > 0 && names.some((name) => errors[name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every submit opens it again
  useEffect(() => {
    if (!hasError) return;
    setOpen(true);
    const details = ref.current;
    if (!details) return;
    // At once, since the focus cannot wait for the next render.
    details.open = true;
    details.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasError, submitCount]);

  return { ref, isOpen, setOpen };
}
