import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import type { FormGroup } from '#domain/vehicle/fields/field.ts';
import { fieldsIn } from '#domain/vehicle/fields/table.ts';
import type { FormField, FormValues } from '../values.ts';
import { groupSummary } from './group-summary.ts';

interface Props {
  name: FormGroup;
  children: ReactNode;
}

/** One group of the form: its name, what it holds, and its fields. */
export function FormGroupDetails({ name, children }: Props) {
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
function useOpenOnError(names: FormField[]): {
  ref: RefObject<HTMLDetailsElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
} {
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
