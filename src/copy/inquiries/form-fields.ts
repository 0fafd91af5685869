import type { InquiryFieldName, PartOfDay, Subject } from '#domain/inquiry/forms.ts';
import { formatDate } from '../format.ts';

/** Copy that all inquiry forms share. */

export const inquiryFieldCopy: Record<InquiryFieldName, string> = {
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  fullName: 'Fulde navn',
  name: 'Fulde navn',
  email: 'E-mail',
  phone: 'Telefon',
  message: 'Besked',
  subject: 'Hvad handler det om?',
  plate: 'Nummerplade',
  make: 'Mærke',
  model: 'Model',
  mileage: 'Kilometertal',
  time: 'Vælg en tid',
  day: 'Ønsket dag',
  daytime: 'Tidspunkt',
};

export const partOfDayCopy: Record<PartOfDay, string> = {
  morning: 'Formiddag',
  afternoon: 'Eftermiddag',
};

const subjectCopy: Record<Subject, string> = {
  contact: 'Et spørgsmål eller noget andet',
  finance_request: 'Finansiering',
  leasing_request: 'Privatleasing',
  quote: 'Erhvervsleasing',
};

/** The text of a select while nothing is chosen. */
const NO_CHOICE = 'Hele dagen';

/** The options of a select; those of an optional one begin with no choice. */
export function optionsCopy(
  options: readonly (PartOfDay | Subject)[],
  optional: boolean,
): { value: string; label: string }[] {
  const labels: Record<PartOfDay | Subject, string> = { ...partOfDayCopy, ...subjectCopy };
  return [
    ...(optional ? [{ value: '', label: NO_CHOICE }] : []),
    ...options.map((value) => ({ value, label: labels[value] })),
  ];
}

const weekday = new Intl.DateTimeFormat('da-DK', { weekday: 'long', timeZone: 'UTC' });

/** The value of a field as staff read it: `tirsdag 24.11.2026`, `Formiddag`, or as it was typed. */
export function fieldValueText(field: InquiryFieldName, value: string): string {
  if (field === 'daytime') return partOfDayCopy[value as PartOfDay] ?? value;
  if (field !== 'day' || value === '') return value;
  return `${weekday.format(new Date(value))} ${formatDate(value)}`;
}

export const inquiryFormCopy = {
  optional: '(valgfrit)',
  /** Label of the honeypot, for a visitor whose browser shows it. */
  honeypot: 'Lad dette felt være tomt',
  sending: 'Sender...',
  failed: { title: 'Fejl', description: 'Der opstod en fejl. Prøv venligst igen.' },
  /** In the form until the next attempt; a telephone number follows. */
  notSent: 'Det, du har skrevet, står her stadig. Du kan også ringe på',
  busy: 'Vi har modtaget mange henvendelser på kort tid. Prøv igen om en time, eller ring på',
  /** In the form after it was sent. */
  thanks: (name: string, email: string) => `Tak, ${name}. Vi svarer på ${email}.`,
  privacy: {
    before: 'Vi bruger kun dine oplysninger til at svare på din henvendelse. Læs mere under',
    link: 'Privatliv',
    after: '.',
  },
  creditCost: 'Det koster penge at låne penge. Lån og leasing kræver kreditgodkendelse.',
} as const;
