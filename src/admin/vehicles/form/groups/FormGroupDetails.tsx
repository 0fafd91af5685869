import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import type { FormGroup } from '#domain/vehicle/fields/field.ts';
import { fieldsIn } from '#domain/vehicle/fields/table.ts';
import type { FormValues } from '../values.ts';
import { groupSummary } from './group-summary.ts';
import { useOpenOnError } from './use-open-on-error.ts';

interface Props {
  name: FormGroup;
  lazy?: boolean;
  children: ReactNode;
}

/**
 * One group of the form: its name, what it holds, and its fields. `lazy` leaves the fields out while
 * the group is closed, where they are many and no error can be in them.
 */
export function FormGroupDetails({ name, lazy = false, children }: Props) {
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
        <span className="form-group__holds">
          {groupSummary(names, values as FormValues) || copy.emptyGroup}
        </span>
        <ChevronDown aria-hidden="true" size={18} />
      </summary>
      {(isOpen || !lazy) && children}
    </details>
  );
}
