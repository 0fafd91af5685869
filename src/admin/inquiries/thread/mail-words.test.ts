import { expect, test } from 'vitest';
import type { VisitorMailView } from '#domain/inquiry/visitor-mail.ts';
import { mailWords } from './mail-words.ts';

const CREATED = '2026-11-28T09:17:00.000Z';
const DUE = '2026-11-29T09:00:00.000Z';
const BOOKING = { version: 1 };
const words = (fields: Partial<VisitorMailView>, booking = BOOKING) => {
  const mail = { id: 'm1_1_reminder', kind: 'booking', event: 'reminder', booking_version: 1 };
  const state = { delivery: 'pending', attempts: 0, next_attempt_at: DUE, sent_at: null };
  const { text, time } = mailWords(
    { ...mail, ...state, created_at: CREATED, ...fields } as VisitorMailView,
    booking,
  );
  return [text, time];
};

test('a reminder that is not due yet says when it is sent', () => {
  expect(words({})).toEqual(['Påmindelse til kunden dagen før, sendes', DUE]);
});

test('a reminder of a time that was changed says that it is not sent', () => {
  const text = 'Påmindelse til kunden dagen før (sendes ikke, for tiden er ændret)';
  expect(words({}, { version: 2 })).toEqual([text, CREATED]);
});

test('a mail says when it was sent, and one whose attempts failed that it was not', () => {
  const sent = { delivery: 'sent', sent_at: DUE } as const;
  expect(words(sent)).toEqual(['Påmindelse til kunden dagen før', DUE]);
  expect(words({ attempts: 2 })).toEqual(['Påmindelse til kunden dagen før (ikke sendt)', CREATED]);
  const receipt = { kind: 'receipt', event: undefined } as const;
  expect(words({ ...receipt, ...sent })).toEqual(['Kvittering sendt til kunden', DUE]);
  expect(words(receipt)).toEqual(['Kvitteringen er ikke sendt', CREATED]);
});

test('the notice of a reservation says whether the customer confirmed or ended it', () => {
  const notice = { kind: 'reservation', event: 'notice', delivery: 'sent' } as const;
  const text = (id: string) => words({ ...notice, id })[0];
  expect(text('m1_reservation_notice_started')).toBe(
    'Kunden bekræftede reservationen. Mail til os',
  );
  expect(text('m1_reservation_notice_ended')).toBe('Kunden ophævede reservationen. Mail til os');
});
