import { describe, expect, it } from 'vitest';
import { INQUIRY_FORMS, INQUIRY_TYPES, type InquiryForm } from './forms.ts';
import { hiddenFields, postedForm } from './posted-form.ts';

describe('a form that is posted without JavaScript', () => {
  it.each(INQUIRY_TYPES)(
    'the posted form of the type %s is recognised by its hidden fields',
    (type) => {
      expect(postedForm(hiddenFields(type))).toBe(type);
    },
  );

  it.each(Object.keys(INQUIRY_FORMS) as InquiryForm[])(
    'the posted form %s is recognised as one with the same fields and the same type',
    (form) => {
      const recognised = postedForm(hiddenFields(form));
      const { rows, type } = INQUIRY_FORMS[form];
      expect(recognised && INQUIRY_FORMS[recognised]).toMatchObject({ rows, type });
    },
  );

  it('a posted form without a type is the contact form, and one of an unknown type is not accepted', () => {
    expect(postedForm({ email: 'a@b.dk' })).toBe('contact');
    expect(postedForm({ type: 'spam' })).toBeNull();
    expect(postedForm({ form: 'constructor', type: '__proto__' })).toBeNull();
  });
});
