import type { InquiryFieldName } from '#domain/inquiry/forms.ts';

/** Copy that all inquiry forms share. */

export const inquiryFieldCopy: Record<InquiryFieldName, string> = {
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  fullName: 'Fulde navn',
  name: 'Fulde navn',
  email: 'E-mail',
  phone: 'Telefon',
  message: 'Besked',
  make: 'Mærke',
  model: 'Model',
  mileage: 'Kilometertal',
};

export const inquiryFormCopy = {
  optional: '(valgfrit)',
  /** Label of the honeypot, for a visitor whose browser shows it. */
  honeypot: 'Lad dette felt være tomt',
  sending: 'Sender...',
  failed: { title: 'Fejl', description: 'Der opstod en fejl. Prøv venligst igen.' },
  privacy: {
    before: 'Vi bruger kun dine oplysninger til at svare på din henvendelse. Læs mere under',
    link: 'Privatliv',
    after: '.',
  },
  creditCost: 'Det koster penge at låne penge. Lån og leasing kræver kreditgodkendelse.',
} as const;
