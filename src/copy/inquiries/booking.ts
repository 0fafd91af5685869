import type { BookingEvent } from '#domain/inquiry/visitor-mail.ts';
import { formatClock, formatDate } from '../format.ts';

const weekday = new Intl.DateTimeFormat('da-DK', { weekday: 'long', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat('da-DK', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** `tirsdag den 1. december` */
export function bookingDayText(day: string): string {
  const date = new Date(day);
  return `${weekday.format(date)} den ${dayAndMonth.format(date)}`;
}

/** `tirsdag den 1. december kl. 10.00` */
export function bookingTimeText({ day, start }: { day: string; start: string }): string {
  return `${bookingDayText(day)} kl. ${formatClock(start)}`;
}

/** `tirsdag 01.12.2026 kl. 10.00`, in the subject of a mail, which may be read much later. */
export function bookingDateText({ day, start }: { day: string; start: string }): string {
  return `${weekday.format(new Date(day))} ${formatDate(day)} kl. ${formatClock(start)}`;
}

export const bookingTimesCopy = {
  legend: 'Vælg en tid',
  mails: 'Du får en bekræftelse på mail og en påmindelse dagen før.',
  free: (count: number) => (count === 1 ? '1 ledig' : `${count} ledige`),
  more: 'Flere dage',
  none: 'Ingen af tiderne passer mig',
  loading: 'Henter ledige tider…',
} as const;

/** Copy of the dialog and of the page that show a booking, by its state. */
export const bookingCopy = {
  title: {
    booked: 'Tiden er din',
    requested: 'Tryk i mailen, så er tiden din',
    cancelled: 'Tiden er aflyst',
    over: 'Tiden er overstået',
  },
  requested: 'Vi har sendt dig en mail. Tryk på linket i den, så holder vi tiden til dig.',
  sent: 'Bekræftelsen er på vej til din mail.',
  where: 'Sted',
  when: 'Tid',
  vehicle: 'Bil',
  length: (minutes: number) => `Vi har sat ${minutes} minutter af til dig.`,
  bring: 'Skal du køre prøvetur, så tag dit kørekort med.',
  route: 'Find vej',
  calendar: 'Læg i kalender',
  change: 'Flyt eller aflys',
  page: {
    description: 'Se, flyt eller aflys din fremvisning.',
    keywords: 'fremvisning, prøvetur, flyt, aflys',
    confirm: 'Ja, hold tiden til mig',
    confirmIntro: 'Tiden er ikke holdt endnu. Tryk herunder, så er den din.',
    moveHeading: { booked: 'Flyt til en anden tid', cancelled: 'Book en ny tid' },
    move: { booked: 'Flyt tiden', cancelled: 'Book tiden' },
    noTimes: (phone: string) => `Der er ingen andre ledige tider lige nu. Ring på ${phone}.`,
    cancelHeading: 'Kan du ikke komme?',
    cancel: 'Aflys tiden',
    cancelled: 'Tak, fordi du sagde til. Du kan booke en ny tid herunder.',
    over: (phone: string) => `Vil du se bilen igen, så ring på ${phone}.`,
    sold: (phone: string) =>
      `Bilen er ikke længere til salg. Vil du se en anden, så ring på ${phone}.`,
    problems: {
      taken: 'Tiden er lige blevet taget af en anden. Vælg en af de tider, der stadig er ledige.',
      choose: 'Vælg en tid først.',
      too_often: 'Tiden er flyttet mange gange. Ring til os, så finder vi en tid sammen.',
      failed: 'Der opstod en fejl. Prøv venligst igen.',
    },
    missing: {
      title: 'Aftalen findes ikke',
      text: 'Linket er forkert, eller aftalen er slettet, fordi den er gammel. Ring til os, hvis du har en aftale.',
    },
  },
} as const;

const NOT_YOU = 'Har du ikke booket en tid? Så har nogen brugt din mailadresse ved en fejl.';

const CHANGE = 'Flyt eller aflys tiden';
const cancelled = (what: string, when: string) => `Aflyst: din fremvisning af ${what} ${when}`;

/** Copy of the mails about a booking; the same words for the confirmation that is a receipt. */
export const bookingMailCopy = {
  subject: {
    confirmed: (what: string, when: string) => `Din fremvisning af ${what}: ${when}`,
    requested: (what: string) => `Tryk for at få din tid: ${what}`,
    moved: (what: string, when: string) => `Ny tid til din fremvisning af ${what}: ${when}`,
    cancelled,
    cancelled_sold: cancelled,
    reminder: (what: string, when: string) => `I morgen: din fremvisning af ${what}, ${when}`,
    reminder_sold: (what: string, when: string) =>
      `Bilen er ikke længere til salg: din fremvisning af ${what}, ${when}`,
  },
  intro: {
    confirmed: 'Tak, vi glæder os til at se dig. Tiden er din:',
    requested: 'Tak for din henvendelse. Vi holder tiden til dig, når du har trykket på linket:',
    moved: 'Din tid er flyttet. Den nye tid er:',
    cancelled: 'Din tid er aflyst:',
    cancelled_sold: 'Din tid er aflyst. Bilen er ikke længere til salg:',
    reminder: 'Vi ses i morgen:',
    reminder_sold:
      'Bilen er ikke længere til salg. Har du selv købt den, ses vi i morgen. Ellers kan du aflyse tiden, eller ringe, hvis du vil se en anden bil:',
  },
  link: {
    confirmed: CHANGE,
    requested: 'Hold tiden til mig',
    moved: CHANGE,
    cancelled: 'Book en ny tid',
    cancelled_sold: null,
    reminder: CHANGE,
    reminder_sold: 'Se eller aflys tiden',
  },
  route: 'Find vej',
  bring: bookingCopy.bring,
  notYou: `${NOT_YOU} Tryk på linket, og aflys tiden, så hører du ikke mere.`,
  notYouRequested: `${NOT_YOU} Gør ingenting, så sker der ikke mere.`,
  /** `vehicle` where there is none. */
  aVehicle: 'en bil',
  notice: {
    subject: (what: string) => `Fremvisning ændret af kunden: ${what}`,
    booked: (name: string, when: string) => `${name} kommer nu ${when}.`,
    cancelled: (name: string, when: string) => `${name} har aflyst tiden ${when}.`,
  },
  /** The subject of the mail to the dealer about a time that is held, and the row of any time. */
  dealer: {
    subject: 'Fremvisning booket',
    label: 'Tid',
    requested: (when: string) => `${when} (ikke bekræftet af kunden endnu)`,
  },
} as const;

/** `…_sold`: the vehicle is no longer for sale, and somebody else bought it. */
export type VisitorBookingEvent =
  | Exclude<BookingEvent, 'notice'>
  | ('requested' | 'cancelled_sold' | 'reminder_sold');

/** The text of a calendar entry. */
export const calendarCopy = {
  summary: (dealer: string, vehicle: string) => `Fremvisning af ${vehicle} hos ${dealer}`,
  description: (phone: string, address: string) =>
    `Tag dit kørekort med. Ring på ${phone}. Flyt eller aflys: ${address}`,
} as const;
