import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import type { RegisterField } from '#domain/vehicle/register.ts';
import type { FormField, FormValues } from '../form/values.ts';
import type { RegisterMarks } from './fill-form.ts';

const Marks = createContext<RegisterMarks>({});

export const RegisterMarksProvider = Marks.Provider;

/** Whether a field still has the register's text. */
export function useIsFromRegister(name: FormField): boolean {
  const mark = useContext(Marks)[name as RegisterField];
  const value = useWatch<FormValues, FormField>({ name, disabled: mark === undefined });
  return mark !== undefined && value === mark;
}
