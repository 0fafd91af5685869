import { bookingMailCopy, calendarCopy } from '#copy/inquiries/booking.ts';
import { vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import { dealer, officeOf } from '#dealer';
import type { Booking } from '#domain/booking/booking.ts';
import { clockOf, minutesOf } from '#domain/booking/free-times.ts';
import { bookingPath } from '#paths';
import { hostOf } from '../inquiries/delivery/compose-mail.ts';
import { signedLink } from '../shared/signed-link.ts';
import { placeOf } from './booked-time.ts';

/** The rules of Danish time since 1996, as a calendar file must have them for the zone that it names. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Copenhagen',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A booking as a calendar file (RFC 5545), in Danish time. A later one with the same UID replaces it. */
export function calendarFile(
  booking: Booking,
  { publicUrl, secret }: { publicUrl: string; secret: string },
): string {
  const { id, state, day, start, minutes, version, created_at, vehicle } = booking;
  const address = publicUrl + bookingPath(signedLink('booking', id, secret));
  const { phone } = officeOf(booking);
  const name = vehicle ? vehicleLine(vehicle) : bookingMailCopy.aVehicle;
  const local = (clock: string) => `${day.replaceAll('-', '')}T${clock.replace(':', '')}00`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(dealer.name)}//DA`,
    'METHOD:PUBLISH',
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:${id}@${hostOf(publicUrl)}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${created_at.toISOString().replace(/[-:]|\.\d+/gu, '')}`,
    `DTSTART;TZID=Europe/Copenhagen:${local(start)}`,
    `DTEND;TZID=Europe/Copenhagen:${local(clockOf(minutesOf(start) + minutes))}`,
    `SUMMARY:${text(calendarCopy.summary(dealer.name, name))}`,
    `LOCATION:${text(placeOf(booking))}`,
    `DESCRIPTION:${text(calendarCopy.description(phone, address))}`,
    `URL:${address}`,
    `STATUS:${state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function text(value: string): string {
  return value.replace(/[\\;,]/gu, '\\$&').replace(/\r?\n/gu, '\\n');
}

/** Lines have at most 75 bytes; the next ones begin with a space. */
function folded(line: string): string {
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
