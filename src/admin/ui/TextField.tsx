import type { ComponentProps } from 'react';
import { type Description, Field } from '#components/form/Field.tsx';

interface FieldTexts {
  label: string;
  /** Under the control: what to write, and the unit where it is not obvious. */
  hint?: string | undefined;
  /** Under the hint: the number that the text is saved as. */
  parsedNumber?: string | undefined;
  error?: string | undefined;
}

export function TextField({
  label,
  hint,
  parsedNumber,
  error,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  return (
    <Field label={label} describedBy={below(hint, parsedNumber)} error={error}>
      {(attributes) => <input type="text" {...input} {...attributes} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, ...area }: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <Field label={label} describedBy={below(hint)} error={error}>
      {(attributes) => <textarea rows={4} {...area} {...attributes} />}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  options,
  ...select
}: FieldTexts &
  ComponentProps<'select'> & { options: readonly { value: string; label: string }[] }) {
  return (
    <Field label={label} describedBy={below(hint)} error={error}>
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

function below(hint: string | undefined, parsedNumber?: string): Description[] {
  return [
    { name: 'hint', text: hint, place: 'below' },
    { name: 'parsed-number', text: parsedNumber, place: 'below', live: true },
  ];
}
