import { INQUIRY_FORMS, INQUIRY_TYPES, type InquiryForm } from './forms.ts';

/**
 * The hidden fields by which the server knows a form that is posted without JavaScript: the type
 * of the inquiry, or the form's own name where its fields are not those of the type.
 */
export function hiddenFields(form: InquiryForm): Record<string, string> {
  const { type, rows } = INQUIRY_FORMS[form];
  return rows === INQUIRY_FORMS[type].rows ? { type } : { form };
}

/** The form that was posted without JavaScript; null where it names a type that does not exist. */
export function postedForm(posted: Record<string, string>): InquiryForm | null {
  const { form = '', type = '' } = posted;
  if (Object.hasOwn(INQUIRY_FORMS, form)) return form as InquiryForm;
  if (type === '') return 'contact';
  return INQUIRY_TYPES.find((name) => name === type) ?? null;
}
