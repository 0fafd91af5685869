import { expect, it } from 'vitest';
import type { Booking } from '#domain/booking/booking.ts';
import { calendarFile } from './calendar-file.ts';

const BOOKING: Booking = {
  ...{ id: 'a1', state: 'booked', office: 'showroom', day: '2026-10-25', start: '10:30' },
  ...{ minutes: 45, version: 2, email_key: 'jens@eksempel.dk', licence_seen_at: null },
  vehicle: { id: 'x', make: 'Škoda', model: 'Karoq, 2.0; TDI', year: 2021, price: 1, known: true },
  created_at: new Date('2026-10-20T08:00:00Z'),
  expires_at: new Date('2027-04-20T08:00:00Z'),
};
const file = (booking: Partial<Booking> = {}) =>
  calendarFile({ ...BOOKING, ...booking }, { publicUrl: 'https://www.dealer.dk', secret: 's' });

it('a calendar file has Danish time with its rules, whatever the clock of the calendar says', () => {
  const text = file();
  expect(text).toContain('DTSTART;TZID=Europe/Copenhagen:20261025T103000\r\n');
  expect(text).toContain('DTEND;TZID=Europe/Copenhagen:20261025T111500\r\n');
  // Between the last Sundays of March and October it is two hours ahead of UTC.
  for (const rule of ['BYMONTH=3;BYDAY=-1SU', 'TZOFFSETTO:+0200', 'BYMONTH=10;BYDAY=-1SU']) {
    expect(text).toContain(rule);
  }
  expect(file({ day: '2027-03-28', start: '17:30' })).toContain(':20270328T181500\r\n');
});

it('a calendar file keeps to the lengths and escapes of RFC 5545, and a later one replaces it', () => {
  const text = file({ state: 'cancelled', version: 3 });
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('Škoda Karoq\\, 2.0\\; TDI (2021)');
  expect(unfolded).toContain('UID:a1@www.dealer.dk\r\nSEQUENCE:3\r\n');
  expect(unfolded).toContain('STATUS:CANCELLED\r\n');
  expect(unfolded).toMatch(/URL:https:\/\/www\.dealer\.dk\/aftale\/a1\.[\w-]{22}\r\n/u);
});
