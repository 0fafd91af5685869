import type { InquiryVehicle } from '#domain/inquiry/inquiry.ts';
import type { InquiryType } from '#domain/inquiry/submission.ts';
import { formatKroner } from './format.ts';

/** The words of the mail that the dealer gets for an inquiry. */

const SUBJECTS: Record<InquiryType, string> = {
  contact: 'Henvendelse',
  inquiry: 'Forespørgsel',
  viewing: 'Ønske om fremvisning',
  leasing: 'Ønske om leasingtilbud',
  finance_request: 'Finansieringsanmodning',
  leasing_request: 'Leasinganmodning',
};

export const mailCopy = {
  name: 'Navn',
  email: 'E-mail',
  phone: 'Telefon',
  vehicle: 'Bil',
  year: 'Årgang',
  price: 'Pris',
  link: 'Se bilen',
  message: 'Besked',
  received: 'Modtaget',
  reference: 'Reference',
  admin: 'Alle henvendelser',
  noMessage: '(ingen besked)',
  priceOnRequest: 'Kontakt for pris',
  unknownVehicle: 'Bilen findes ikke i lageret. Oplysningerne om den er dem, som kunden har sendt.',
  footer: 'Svar på denne mail for at svare kunden.',
} as const;

/** `Ønske om fremvisning: Volvo V60 (2021) – Jens Hansen` */
export function mailSubject(
  type: InquiryType,
  name: string,
  vehicle: InquiryVehicle | null,
): string {
  const what = vehicle ? `${SUBJECTS[type]}: ${vehicleLine(vehicle)}` : SUBJECTS[type];
  return `${what} – ${name}`;
}

export function mailHeading(type: InquiryType): string {
  return SUBJECTS[type];
}

/** `Volvo V60 (2021)`; without the year where there is none. */
export function vehicleLine(vehicle: InquiryVehicle): string {
  const name = `${vehicle.make} ${vehicle.model}`;
  return vehicle.year > 0 ? `${name} (${vehicle.year})` : name;
}

export function mailPrice(price: number): string {
  return price > 0 ? formatKroner(price) : mailCopy.priceOnRequest;
}
