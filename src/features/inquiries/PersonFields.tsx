import type { UseFormRegisterReturn } from 'react-hook-form';
import { InputField, TextareaField } from '#components/form/Field.tsx';
import { inquiryFormCopy } from '#copy/inquiries.ts';

const { fields, optional } = inquiryFormCopy;

interface PersonFieldProps {
  field: UseFormRegisterReturn;
  problem: string | undefined;
}

export function EmailField({ field, problem }: PersonFieldProps) {
  return (
    <InputField
      {...field}
      label={fields.email}
      error={problem}
      type="email"
      autoComplete="email"
      maxLength={254}
      required
    />
  );
}

export function PhoneField({
  field,
  problem,
  required = false,
}: PersonFieldProps & { required?: boolean }) {
  return (
    <InputField
      {...field}
      label={fields.phone}
      note={required ? undefined : optional}
      error={problem}
      type="tel"
      autoComplete="tel"
      maxLength={40}
      required={required}
    />
  );
}

export function NameField({ field, problem, label }: PersonFieldProps & { label: string }) {
  return (
    <InputField
      {...field}
      label={label}
      error={problem}
      autoComplete="name"
      maxLength={160}
      required
    />
  );
}

export function MessageField({
  field,
  problem,
  prefilled,
}: PersonFieldProps & { prefilled?: string }) {
  return (
    <TextareaField
      {...field}
      label={fields.message}
      note={optional}
      error={problem}
      defaultValue={prefilled}
      maxLength={5000}
      rows={4}
    />
  );
}
