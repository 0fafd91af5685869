import type { VehicleInquiryType } from '#domain/inquiry/submission.ts';

/** Words of every form and dialog that sends the dealer something. */
export const inquiryFormCopy = {
  fields: {
    firstName: 'Fornavn',
    lastName: 'Efternavn',
    fullName: 'Fulde navn',
    name: 'Navn',
    email: 'E-mail',
    phone: 'Telefon',
    message: 'Besked',
    make: 'Mærke',
    model: 'Model',
    mileage: 'Kilometertal',
  },
  optional: '(valgfrit)',
  /** Names the field that people leave empty, should one ever meet it. */
  honeypot: 'Lad dette felt være tomt',
  sending: 'Sender...',
  privacy: {
    before: 'Vi bruger kun dine oplysninger til at svare på din henvendelse. Læs mere under',
    link: 'Privatliv',
    after: '.',
  },
  creditCost: 'Det koster penge at låne penge. Lån og leasing kræver kreditgodkendelse.',
  contact: {
    title: 'Skriv til os',
    submit: 'Send besked',
  },
  vehicle: {
    inquiry: {
      button: 'Send forespørgsel',
      title: 'Send forespørgsel',
      submit: 'Send forespørgsel',
    },
    viewing: { button: 'Book fremvisning', title: 'Book fremvisning', submit: 'Book fremvisning' },
    leasing: {
      button: 'Få leasingtilbud',
      title: 'Få leasingtilbud',
      submit: 'Bed om leasingtilbud',
    },
  },
  finance: {
    button: 'Søg finansiering',
    title: 'Anmod om finansiering',
    intro: 'Fortæl kort, hvilken bil du ser på, så vender vi tilbage med et forslag.',
    submit: 'Send anmodning',
  },
  leasing: {
    button: 'Få et leasingtilbud',
    title: 'Anmod om leasing',
    intro: 'Fortæl kort om bil, periode og kørsel, så vender vi tilbage med et tilbud.',
    submit: 'Send anmodning',
  },
  quote: {
    button: 'Få et tilbud',
    title: 'Få et tilbud på erhvervsleasing',
    intro: 'Fortæl kort om jeres behov og antal biler, så vender vi tilbage med et tilbud.',
    submit: 'Send anmodning',
  },
  sell: {
    title: 'Få en vurdering',
    vehicleLegend: 'Din bil',
    personLegend: 'Dine oplysninger',
    submit: 'Få din bil vurderet',
  },
} as const;

const DESCRIPTION = 'Vi vender tilbage til dig hurtigst muligt.';

/** The toasts of the forms. */
export const inquiryToastCopy = {
  failed: { title: 'Fejl', description: 'Der opstod en fejl. Prøv venligst igen.' },
  contactSent: { title: 'Besked sendt!', description: DESCRIPTION },
  vehicleSent: { title: 'Anmodning sendt!', description: DESCRIPTION },
  financeSent: {
    title: 'Anmodning sendt',
    description: 'Din finansieringsanmodning er sendt. Vi kontakter dig snarest.',
  },
  leasingSent: {
    title: 'Anmodning sendt',
    description: 'Din leasinganmodning er sendt. Vi kontakter dig snarest.',
  },
  sellSent: {
    title: 'Tak for din henvendelse!',
    description: 'Vi kontakter dig snarest med en vurdering af din bil.',
  },
  financeIncomplete: { title: 'Fejl', description: 'Udfyld venligst navn og email.' },
  sellIncomplete: {
    title: 'Manglende oplysninger',
    description: 'Udfyld venligst alle påkrævede felter',
  },
} as const;

const SENTENCES: Record<VehicleInquiryType, (car: string) => string> = {
  inquiry: (car) => `Jeg er interesseret i ${car} og vil gerne kontaktes.`,
  viewing: (car) => `Jeg vil gerne booke en fremvisning af ${car}.`,
  leasing: (car) => `Jeg vil gerne have et leasingtilbud på ${car}.`,
};

/** What the message says until the visitor changes it; `car` is make and model. */
export function prefilledMessage(type: VehicleInquiryType, car: string): string {
  return SENTENCES[type](car);
}
