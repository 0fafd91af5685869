import type { VehicleStatus } from '#domain/schema/enumerations.ts';
import { formatClock, formatDate } from '../format.ts';

const weekday = new Intl.DateTimeFormat('da-DK', {
  weekday: 'long',
  timeZone: 'Europe/Copenhagen',
});
const WEEK_MS = 6 * 86_400_000;

export const visitorMailCopy = {
  receiptSubject: (vehicle: string | null) =>
    vehicle === null
      ? 'Vi har modtaget din henvendelse'
      : `Vi har modtaget din henvendelse: ${vehicle}`,
  valuationSubject: 'Vi har modtaget dit ønske om en vurdering',
  hello: (name: string) => (name === '' ? 'Hej' : `Hej ${name}`),
  received: 'Tak for din henvendelse. Den er kommet frem til os.',
  promise: (until: string) => `Du får svar senest ${until}.`,
  price: (price: string) => `Pris: ${price}`,
  youWrote: 'Du skrev:',
  youOffer: 'Du vil have vurderet:',
  /** Replaces a text with a link, since a stranger could use us to mail it to others. */
  notQuoted: 'Din besked er gemt hos os. Den gentages ikke her, fordi den indeholder et link.',
  notYou:
    'Har du ikke skrevet til os? Så har nogen brugt din mailadresse ved en fejl. Du hører ikke mere.',
  greeting: 'Venlig hilsen',
  reach: (phone: string) => `Ring på ${phone}, eller svar på denne mail.`,
} as const;

/** What has happened to the vehicle of an inquiry; nothing where it is for sale. */
export const vehicleNowCopy: Record<VehicleStatus | 'gone', string | null> = {
  available: null,
  maintenance: null,
  reserved: 'Bilen er lige nu reserveret til en anden kunde.',
  sold: 'Bilen er desværre solgt.',
  archived: 'Bilen er desværre solgt.',
  gone: 'Bilen er ikke længere til salg hos os.',
};

/** `tirsdag kl. 10.20`, with its date where that is a week away or more. */
export function promiseText(until: Date, now: Date): string {
  const day = weekday.format(until);
  const date = until.getTime() - now.getTime() < WEEK_MS ? '' : ` den ${formatDate(until)}`;
  return `${day}${date} kl. ${formatClock(until)}`;
}

/** The day's mail to the owner. */
export const overdueMailCopy = {
  subject: (count: number) =>
    count === 1 ? '1 henvendelse er over løftet' : `${count} henvendelser er over løftet`,
  text: (count: number) =>
    `${count === 1 ? '1 kunde har' : `${count} kunder har`} ventet længere på svar, end kvitteringen lovede. Du får højst én mail om det om dagen.`,
} as const;
