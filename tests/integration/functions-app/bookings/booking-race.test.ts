import { afterAll, beforeAll, expect, it } from 'vitest';
import { chosenTime } from '#domain/booking/free-times.ts';
import type { InquirySubmission } from '#domain/inquiry/submission.ts';
import { storeInquiry } from '#functions/src/inquiries/receive/store-inquiry.ts';
import { OFFICE, PLAN, submissionBody } from '../builders.ts';
import { rounds, startTestEmulator, type TestEmulator } from '../support.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

const NOW = new Date('2026-03-05T12:00:00Z');
const DATES = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'];
const STARTS = ['09:00', '09:45', '10:30', '11:15', '12:00'];
/** Without limits, which would interfere with the race. */
const UNLIMITED = { count: () => undefined };

it('no place is given twice when many book at once, and each gets a place or reads that it is taken', {
  timeout: 900_000,
}, async () => {
  const people = rounds(10_000, 75);
  const book = (person: number) => {
    const day = DATES[person % DATES.length];
    const start = STARTS[Math.floor(person / DATES.length) % STARTS.length];
    const id = `car-${person % 1000}`;
    const vehicle = { id, make: 'Volvo', model: 'V60', year: 2021, price: 1, known: true };
    const time = chosenTime(`${day}T${start}@${OFFICE}`) ?? { office: '', day: '', start: '' };
    const submission = submissionBody({ type: 'viewing', email: `k${person}@eksempel.dk` });
    return storeInquiry(
      emulator.inquiriesDb,
      `person-${person}`,
      {
        ...{ submission: submission as InquirySubmission, vehicle, held: false },
        booking: { time, plan: PLAN, limit: { isDirect: true, ...UNLIMITED } },
      },
      { now: NOW, rateLimit: { verdict: 'allowed', ...UNLIMITED }, token: null },
    );
  };
  const waiting = Array.from({ length: people }, (_, person) => person);
  const outcomes: string[] = [];
  const worker = async () => {
    for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
      outcomes.push(await book(person));
    }
  };
  await Promise.all(Array.from({ length: 100 }, worker));
  const places = DATES.length * STARTS.length * 2;
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(places);
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(people - places);
  const bookings = await emulator.inquiriesDb.collection('bookings').get();
  const inquiries = await emulator.inquiriesDb.collection('inquiries').get();
  const days = await emulator.inquiriesDb.collection('booking_days').get();
  const taken: { id: string; from: number }[] = days.docs.flatMap((day) => day.get('taken'));
  expect(taken.map(({ id }) => id).toSorted()).toEqual(bookings.docs.map(({ id }) => id));
  expect(inquiries.docs.map(({ id }) => id)).toEqual(bookings.docs.map(({ id }) => id));
  for (const day of days.docs) {
    const starts = day.get('taken').map(({ from }: { from: number }) => from);
    for (const from of starts) {
      expect(starts.filter((other: number) => other === from)).toHaveLength(2);
    }
  }
});
