import type { ComponentProps } from 'react';
import {
  type Description,
  InputField,
  SelectField as Select,
  TextareaField,
} from '#components/form/Field.tsx';

interface FieldTexts {
  label: string;
  /** A hint under the control, with the unit where it is not obvious. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** `parsedNumber` is shown under the hint: the number that the text is saved as. */
export function TextField({
  hint,
  parsedNumber,
  ...input
}: FieldTexts & { parsedNumber?: string | undefined } & ComponentProps<'input'>) {
  return <InputField autoComplete="off" {...input} describedBy={below(hint, parsedNumber)} />;
}

export function TextArea({ hint, ...area }: FieldTexts & ComponentProps<'textarea'>) {
  return <TextareaField rows={4} {...area} describedBy={below(hint)} />;
}

export function SelectField({ hint, ...select }: FieldTexts & ComponentProps<typeof Select>) {
  return <Select {...select} describedBy={below(hint)} />;
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
    { name: 'hint', text: hint },
    { name: 'parsed-number', text: parsedNumber, live: true },
  ];
}
