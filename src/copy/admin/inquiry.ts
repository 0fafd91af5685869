import type { DeliveryState } from '#domain/inquiry/inquiry.ts';

/** Copy of the admin's list of inquiries; the names of the types are in `inquiryCopy`. */
export const staffInquiryCopy = {
  heading: 'Henvendelser',
  empty: 'Der er ingen henvendelser endnu.',
  more: 'Vis flere',
  filter: 'Vis',
  filters: { open: 'Ikke håndteret', all: 'Alle', failed: 'Mail ikke sendt' },
  none: 'Ingen henvendelser her.',
  call: (name: string) => `Ring til ${name}`,
  mail: (name: string) => `Skriv til ${name}`,
  handled: 'Håndteret',
  markedHandled: (name: string) => `${name} er håndteret`,
  note: 'Note',
  noteSaved: 'Noten er gemt',
  noteOvertaken: 'En anden har skrevet en note i mellemtiden. Saml de to, og gem igen.',
  noteOfAnother: (note: string) =>
    note ? `Den anden skrev: ${note}` : 'Den anden slettede noten.',
  retry: 'Send mail igen',
  retried: 'Mailen er sendt',
  export: 'Eksportér persondata',
  exported: (count: number) => `${count} henvendelser er eksporteret`,
  erase: 'Slet persondata',
  eraseTitle: (email: string) => `Slet alt om ${email}?`,
  eraseBody: 'Alle henvendelser fra denne adresse slettes for altid.',
  erased: (count: number) => `${count} henvendelser er slettet`,
  fetchFailed: 'Henvendelserne kunne ikke hentes',
  saveFailed: 'Henvendelsen kunne ikke gemmes',
  retryFailed: 'Mailen kunne ikke sendes igen',
  exportFailed: 'Persondata kunne ikke eksporteres',
  eraseFailed: 'Persondata kunne ikke slettes',
  replySubject: (vehicle: string | null) =>
    vehicle ? `Vedr. ${vehicle}` : 'Vedr. din henvendelse',
  noMessage: 'Ingen besked.',
  within: (hours: number) => `Ventet ${hours} t af 24 t`,
  overdue: (hours: number) => `Ventet ${hours} t – mere end de lovede 24 timer`,
  waitedDays: (days: number) => `Ventet ${days} dage – mere end de lovede 24 timer`,
  handledAt: (date: string, clock: string) => `Håndteret ${date} ${clock}`,
  attempts: (count: number) => `${count} forsøg`,
  unexpectedAnswer: 'Serveren svarede noget uventet.',
  refusals: {
    sign_in: 'Du er ikke logget ind.',
    not_staff: 'Du har ikke adgang.',
    not_found: 'Henvendelsen findes ikke længere.',
    invalid: 'Serveren kunne ikke læse forespørgslen.',
    server: 'Der opstod en fejl på serveren.',
  },
} as const;

export const deliveryStateCopy: Record<DeliveryState, string> = {
  pending: 'Mail venter på at blive sendt',
  sending: 'Mail sendes',
  sent: 'Kopi sendt til os',
  dead: 'Mail kunne ikke sendes',
  held: 'Holdt tilbage som mulig spam',
};
