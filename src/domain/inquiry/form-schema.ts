import * as v from 'valibot';
import { chosenTime } from '../booking/free-times.ts';
import { calendarDate } from '../schema/schemas.ts';
import { danishDate } from '../time/danish-date.ts';
import {
  type FieldOf,
  fieldsOf,
  INQUIRY_FIELDS,
  type InquiryFieldName,
  type InquiryForm,
  isOptional,
} from './forms.ts';

/** The values of a form after its checks. */
export type FormValues<Form extends InquiryForm> = {
  [Field in FieldOf<Form>]: Field extends 'mileage' ? number : string;
};
export type FormSchema<Form extends InquiryForm> = v.GenericSchema<
  Record<FieldOf<Form>, string>,
  FormValues<Form>
>;

/**
 * No line breaks: in a name or an address they only serve to forge mail headers. No characters that
 * change the direction of text either: they make an ending such as `.exe` look like another one.
 */
const NO_HIDDEN_CHARACTER = /^[^\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]*$/u;
/** Tabs and line breaks are allowed in a message. */
const NO_CONTROL_CHARACTER_BUT_SPACE = /^(?:[^\p{Cc}]|[\t\r\n])*$/u;
const PHONE = /^$|^\(?\+?[\d\s().-]{6,}$/u;
/** The standard allows a host without a dot; the address of a visitor always has one. */
const TOP_LEVEL_DOMAIN = /\.[^.@\s]{2,}$/u;

const trimmed = (max: number, characters: RegExp) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, 'too_long'),
    v.regex(characters, 'control_character'),
  );

/** Copied from a list of contacts, a number or an address often has marks of direction around it. */
const pasted = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\p{Cf}/gu, '')),
);

/** One line of text, without characters that cannot be seen. */
export const line = (max: number) => trimmed(max, NO_HIDDEN_CHARACTER);
export const requiredLine = (max: number) => v.pipe(line(max), v.nonEmpty('required'));

/** The checks of one field; their messages are problem codes. */
function fieldSchema(field: InquiryFieldName, optional: boolean): v.GenericSchema<string, unknown> {
  const { input, maxLength, max = Number.POSITIVE_INFINITY, options } = INQUIRY_FIELDS[field];
  const text = trimmed(
    maxLength,
    input === 'textarea' ? NO_CONTROL_CHARACTER_BUT_SPACE : NO_HIDDEN_CHARACTER,
  );
  const filled = optional ? text : v.pipe(text, v.nonEmpty('required'));
  switch (input) {
    case 'email':
      return v.pipe(
        pasted,
        filled,
        v.rfcEmail('not_an_email'),
        v.regex(TOP_LEVEL_DOMAIN, 'not_an_email'),
      );
    case 'tel':
      return v.pipe(pasted, filled, v.regex(PHONE, 'not_a_phone'));
    case 'number':
      return v.pipe(
        filled,
        v.regex(/^(?:\d+|\d{1,3}(?:[.\s]\d{3})+)$/u, 'not_a_number'),
        v.transform((digits) => Number(digits.replace(/[.\s]/gu, ''))),
        v.maxValue(max, 'too_large'),
      );
    case 'date':
      return v.pipe(
        filled,
        v.check((day) => day === '' || v.is(calendarDate, day), 'not_a_date'),
        v.check((day) => day === '' || day >= danishDate(new Date()), 'in_the_past'),
      );
    case 'times':
      return v.pipe(
        filled,
        v.check((choice) => choice === '' || chosenTime(choice) !== null, 'invalid'),
      );
    case 'select':
      return v.pipe(filled, v.picklist(['', ...(options ?? [])], 'invalid'));
    default:
      return filled;
  }
}

/** An address that a visitor types outside of the forms of inquiries. */
export const emailAddress = fieldSchema('email', false) as v.GenericSchema<string, string>;

/** The checks of a form, by field; a missing optional field reads as an empty one. */
export function formEntries(form: InquiryForm): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    fieldsOf(form).map((field) => {
      const optional = isOptional(form, field);
      const schema = fieldSchema(field, optional);
      return [field, optional ? v.optional(schema, '') : schema];
    }),
  );
}

export function formSchema<Form extends InquiryForm>(form: Form): FormSchema<Form> {
  return v.object(formEntries(form)) as v.GenericSchema as FormSchema<Form>;
}
