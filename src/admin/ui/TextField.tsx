import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type Own = FieldProps;

export function TextField({
  label,
  hint,
  understood,
  error,
  ...input
}: Own & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} understood={understood} error={error}>
      {(attributes) => <input type="text" {...input} {...attributes} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  understood,
  error,
  ...area
}: Own & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} understood={understood} error={error}>
      {(attributes) => <textarea rows={4} {...area} {...attributes} />}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  understood,
  error,
  options,
  ...select
}: Own & ComponentProps<'select'> & { options: readonly { value: string; label: string }[] }) {
  return (
    <Field label={label} hint={hint} understood={understood} error={error}>
      {(attributes) => (
        <select {...select} {...attributes}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckField({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
