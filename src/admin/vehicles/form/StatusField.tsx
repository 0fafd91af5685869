import { useWatch } from 'react-hook-form';
import { statusCopy } from '#copy/admin/shell.ts';
import { CHOICES } from './choices.ts';
import { VehicleSelect } from './fields.tsx';
import type { FormValues } from './values.ts';

const WITH_ARCHIVED = [...CHOICES.status, { value: 'archived', label: statusCopy.archived }];

/** The status; `archived` is an option only while the vehicle has that status. */
export function StatusField() {
  const status = useWatch<FormValues, 'status'>({ name: 'status' });
  return (
    <VehicleSelect name="status" options={status === 'archived' ? WITH_ARCHIVED : CHOICES.status} />
  );
}
