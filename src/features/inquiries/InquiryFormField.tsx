import type { ComponentProps } from 'react';
import {
  type FieldProps,
  InputField,
  SelectField,
  TextareaField,
} from '#components/form/Field.tsx';
import { inquiryFormCopy, optionsCopy } from '#copy/inquiries/form-fields.ts';
import { fieldLabel } from '#copy/inquiries/inquiry-forms.ts';
import {
  INQUIRY_FIELDS,
  type InquiryFieldName,
  type InquiryForm,
  isOptional,
} from '#domain/inquiry/forms.ts';
import { danishDate } from '#domain/time/danish-date.ts';

interface InquiryFormFieldProps {
  form: InquiryForm;
  name: InquiryFieldName;
  error: string | undefined;
  /** Its value until the visitor changes it. */
  initial: string | undefined;
}

/** One field of an inquiry form, as the table of fields describes it. */
export function InquiryFormField({ form, name, error, initial }: InquiryFormFieldProps) {
  const { input, maxLength, max, autoComplete, options } = INQUIRY_FIELDS[name];
  const optional = isOptional(form, name);
  const field = {
    name,
    defaultValue: initial,
    label: fieldLabel(form, name),
    note: optional ? inquiryFormCopy.optional : undefined,
    error,
    required: !optional,
  } satisfies FieldProps & ComponentProps<'input'>;
  if (input === 'textarea') {
    return <TextareaField {...field} maxLength={maxLength} rows={4} />;
  }
  if (input === 'number') {
    // To a browser `120.500` is no whole number; the schema reads it as Danes mean it.
    return <InputField {...field} type="number" inputMode="numeric" min={0} max={max} step="any" />;
  }
  if (input === 'select') {
    const choices = optionsCopy(options ?? [], optional);
    return <SelectField {...field} options={choices} />;
  }
  if (input === 'date') {
    return <InputField {...field} type="date" min={danishDate(new Date())} />;
  }
  return <InputField {...field} type={input} autoComplete={autoComplete} maxLength={maxLength} />;
}
