import type { Booking } from '#domain/booking/booking.ts';
import { type Asked, formOf } from '#domain/inquiry/forms.ts';
import type { Inquiry, InquiryVehicle } from '#domain/inquiry/inquiry.ts';
import { bookingDateText, bookingMailCopy } from './booking.ts';
import { inquiryCopy } from './inquiry-forms.ts';

/** Copy of the mail to the dealer; its subjects are in `inquiryCopy`, its labels of fields in `inquiryFieldCopy`. */
export const mailCopy = {
  name: 'Navn',
  vehicle: 'Bil',
  price: 'Pris',
  link: 'Se bilen',
  received: 'Modtaget',
  reference: 'Reference',
  admin: 'Åbn tråden',
  noMessage: '(ingen besked)',
  unknownVehicle: 'Bilen findes ikke i lageret. Oplysningerne om den er dem, som kunden har sendt.',
  footer: 'Svar på denne mail for at svare kunden.',
} as const;

/** The copy of a visitor's mail that the dealer's mailbox gets. */
export const incomingCopy = {
  subject: (asked: string) => `Re: ${asked}`,
  heading: (name: string) => `${name} har svaret:`,
  noText: '(ingen tekst)',
  attachments: (names: string) =>
    `Vedhæftet, men ikke gemt: ${names}. Svar på denne mail, hvis du skal bruge filerne.`,
  from: (address: string) => `Sendt fra ${address}. Se hele tråden:`,
} as const;

/**
 * `Ønske om fremvisning: Volvo V60 (2021) – Jens Hansen`, or, with a booked time, `Fremvisning booket:
 * Volvo V60 (2021), mandag 30.11.2026 kl. 10.30 – Jens Hansen`.
 */
export function mailSubject(
  inquiry: Pick<Inquiry, 'type' | 'name' | 'vehicle'>,
  booking: Booking | null = null,
): string {
  const { name, vehicle } = inquiry;
  const isBooked = booking?.state === 'booked';
  const about = [vehicle && vehicleLine(vehicle), isBooked && bookingDateText(booking)];
  const parts = [mailHeading(inquiry, booking), about.filter(Boolean).join(', ')];
  return `${parts.filter(Boolean).join(': ')} – ${name}`;
}

/** What the sender wants, or `Fremvisning booket`. */
export function mailHeading(asked: Asked, booking: Booking | null = null): string {
  if (booking?.state === 'booked') return bookingMailCopy.dealer.subject;
  return inquiryCopy[formOf(asked)].subject;
}

/** `Volvo V60 (2021)`; without the year where there is none. */
export function vehicleLine(vehicle: InquiryVehicle): string {
  const name = `${vehicle.make} ${vehicle.model}`;
  return vehicle.year > 0 ? `${name} (${vehicle.year})` : name;
}
