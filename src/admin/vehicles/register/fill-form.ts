import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useWatch } from 'react-hook-form';
import {
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterVehicle,
} from '#domain/vehicle/register.ts';
import type { VehicleFields } from '#domain/vehicle/vehicle.ts';
import { type FormField, type FormValues, textOf } from '../form/values.ts';

/** What the register has filled in: the text of each field. */
type RegisterMarks = Readonly<Partial<Record<RegisterField, string>>>;

/** Of the form that is open. */
export const $marks = atom<RegisterMarks>({});

/** Whether a field of the form still has the register's text. */
export function useIsFromRegister(name: FormField): boolean {
  const mark = useStore($marks)[name as RegisterField];
  const value = useWatch<FormValues, FormField>({ name, disabled: mark === undefined });
  return mark !== undefined && value === mark;
}

/**
 * The texts that the register fills in: in empty fields, those that still have the value of an
 * empty form, and those that an earlier answer has filled in. `kept`: fields with other texts of staff.
 */
export function fillForm(
  vehicle: RegisterVehicle,
  {
    values,
    untouched,
    marks,
  }: { values: FormValues; untouched: FormValues | null; marks: RegisterMarks },
) {
  const filled: Partial<Record<RegisterField, string>> = {};
  const kept: RegisterField[] = [];
  for (const field of REGISTER_FIELDS) {
    const known = vehicle[field];
    if (known === undefined || known === null) continue;
    const text = textOf(known as VehicleFields[RegisterField]);
    const typed = String(values[field]).trim();
    if (typed === text) continue;
    const isFree = typed === '' || typed === untouched?.[field] || typed === marks[field];
    if (isFree) filled[field] = text;
    else kept.push(field);
  }
  return { values: filled, kept };
}
