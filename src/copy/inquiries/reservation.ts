import type { ReservationEnd } from '#domain/booking/reservation.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { formatClock } from '../format.ts';
import { hoursText } from '../format-time.ts';
import { bookingTimeText } from './booking.ts';

/** `torsdag den 26. november kl. 14.30` */
export function momentText(moment: Date): string {
  return bookingTimeText({ day: danishDate(moment), start: formatClock(moment) });
}

const NO_PURCHASE = 'Det er ikke et køb, og du betaler intet.';

/** Copy of the link on the car page. */
export const reservationLinkCopy = 'Reservér bilen, uden at det koster noget';

/** A line below the title of the form. */
export const reservationFormCopy = {
  intro: (hours: number) =>
    `Vi holder bilen til dig i ${hoursText(hours)}. ${NO_PURCHASE} Du forpligter dig ikke, og vi sælger den ikke til andre imens.`,
  how: 'Du får en mail med et link. Bilen er først reserveret, når du har åbnet linket og trykket på siden. Du kan have én bil reserveret ad gangen.',
} as const;

export const reservationCopy = {
  description: 'Bekræft eller ophæv din reservation.',
  keywords: 'reservation, reservér bil',
  sent: {
    title: 'Se i din indbakke',
    lead: 'Vi har sendt dig en mail med et link. Et tryk mere, så er det i orden.',
    press: 'Tryk så på knappen på den side, der kommer frem: først da er bilen eller tiden din.',
  },
  title: {
    requested: 'Reservér bilen',
    running: 'Bilen er reserveret til dig',
    ended: 'Reservationen er slut',
  },
  vehicle: 'Bil',
  until: 'Indtil',
  requested: (hours: number) =>
    `Bilen er ikke reserveret endnu. Tryk herunder, så holder vi den til dig i ${hoursText(hours)}.`,
  free: NO_PURCHASE,
  deposit: 'Det er ikke et køb. Du betaler først et depositum på den næste side.',
  start: (hours: number) => `Ja, reservér bilen i ${hoursText(hours)}`,
  running: (hasDeposit: boolean) =>
    `Imens sælger vi den ikke til andre. ${hasDeposit ? 'Det er ikke et køb.' : NO_PURCHASE} Reservationen slutter af sig selv, og vi sender dig en mail, når den gør.`,
  call: 'Vil du se bilen eller købe den, så ring på',
  book: 'Book fremvisning',
  endHeading: 'Vil du ikke have den alligevel?',
  end: 'Ophæv reservationen',
  ended: {
    never:
      'Den blev ikke bekræftet inden for to døgn. Du kan reservere bilen igen, hvis den stadig er til salg.',
    time: 'Tiden er gået. Du kan reservere bilen igen, hvis den stadig er til salg.',
    visitor: 'Du har ophævet den. Tak, fordi du sagde til.',
    staff: 'Vi har ophævet den.',
    vehicle: 'Vi har ændret bilens status. Har du selv købt den, skal du ikke gøre noget.',
  },
  toVehicle: 'Se bilen',
  problems: {
    taken:
      'Bilen er blevet reserveret eller solgt, mens du ventede. Ring, hvis du vil høre om den:',
    one_each:
      'Du har allerede en bil reserveret. Ophæv den først med linket i den mail, du fik, eller ring:',
    busy: 'Der er lavet mange reservationer på kort tid. Ring til os, så holder vi bilen til dig:',
    failed: 'Der opstod en fejl. Prøv igen, eller ring på',
  },
} as const;

/** Copy of the mails about a reservation; `vehicle` is its name with the year. */
export const reservationMailCopy = {
  subject: {
    requested: (vehicle: string) => `Tryk for at reservere: ${vehicle}`,
    confirmed: (vehicle: string) => `Reserveret til dig: ${vehicle}`,
    moved: (vehicle: string) => `Din reservation er forlænget: ${vehicle}`,
    cancelled: (vehicle: string) => `Din reservation er slut: ${vehicle}`,
  },
  intro: {
    requested:
      'Du har bedt om at få en bil reserveret. Den er din, når du har åbnet linket og trykket på siden:',
    confirmed: 'Bilen er reserveret til dig:',
    moved: 'Vi holder bilen til dig lidt længere:',
  },
  ended: {
    time: 'Tiden er gået, og reservationen er slut. Bilen er til salg igen:',
    visitor: 'Du har ophævet reservationen. Bilen er til salg igen:',
    staff: 'Vi har ophævet reservationen. Har du spørgsmål, så ring til os.',
    vehicle:
      'Reservationen er slut, for vi har ændret bilens status. Har du selv købt bilen, skal du ikke gøre noget. Ellers ring, så hjælper vi.',
  } satisfies Record<ReservationEnd, string>,
  until: (moment: Date) => `Indtil ${momentText(moment)}`,
  free: NO_PURCHASE,
  confirmLink: 'Reservér bilen',
  endLink: 'Se eller ophæv reservationen',
  notYou:
    'Har du ikke bedt om det? Så har nogen brugt din mailadresse ved en fejl. Gør ingenting, så sker der ikke mere.',
  notice: {
    running: (name: string, until: Date) =>
      `${name} har reserveret bilen indtil ${momentText(until)}. Den står nu som reserveret på siden.`,
    ended: (name: string) => `${name} har ophævet sin reservation. Bilen er til salg igen.`,
    subject: (vehicle: string) => `Reservation: ${vehicle}`,
  },
} as const;
