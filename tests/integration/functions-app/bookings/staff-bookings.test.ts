import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BOOKING_PLAN_PATH } from '#domain/booking/booking-plan.ts';
import type { BookingsPage } from '#domain/booking/staff-api.ts';
import type { Role } from '#domain/staff/roles.ts';
import { staffBookings } from '#functions/src/bookings/staff/staff-bookings.ts';
import { readFreeTimes, storeBooking } from '#functions/src/bookings/store-booking.ts';
import { inquiryDocument, OFFICE, PLAN } from '../builders.ts';
import {
  apiRequest,
  postJson,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from '../support.ts';

const PATH = '/api/bookings';
const DAY = '2026-03-13';

let emulator: TestEmulator;
const clock = testClock();
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear();
  await emulator.inquiriesDb.doc(BOOKING_PLAN_PATH).set(PLAN);
});

const authorization = 'Bearer token';
const deps = (role: Role) => ({
  db: emulator.db,
  inquiriesDb: emulator.inquiriesDb,
  now: clock.now,
  staffMember: async () => ({ uid: 'u', email: 'a@dealer.dk', role }),
});
async function show(role: Role = 'sales'): Promise<BookingsPage & { status: number }> {
  const query = new URLSearchParams({ from: '2026-03-09', days: '7' });
  const request = apiRequest(PATH, { query, headers: { authorization } });
  const { status, body } = await staffBookings(request, deps(role));
  return { status, ...JSON.parse(String(body)) };
}
async function act(action: Record<string, unknown>, role: Role = 'sales') {
  const request = postJson(PATH, action, { authorization });
  const { status, body } = await staffBookings(request, deps(role));
  return { status, ...JSON.parse(String(body)) };
}
async function book(id: string, start = '10:30') {
  await emulator.inquiriesDb.doc(`inquiries/${id}`).set(inquiryDocument(clock.now(), { name: id }));
  const expires_at = Timestamp.fromDate(new Date('2026-09-01T00:00:00Z'));
  return storeBooking(
    emulator.inquiriesDb,
    {
      ...{ id, plan: PLAN, isDirect: true, vehicle: null, expires_at, email_key: 'a@b.dk' },
      time: { office: OFFICE, day: DAY, start },
    },
    { now: clock.now(), write: () => undefined },
  );
}
const mails = async () =>
  (await emulator.inquiriesDb.collection('mails').get()).docs.map((mail) => mail.get('event'));

it('staff see who comes in a week, and photographers and strangers see nothing', async () => {
  await book('Karen');
  const page = await show();
  expect(page.days).toHaveLength(7);
  expect(page.days[4]).toMatchObject({ day: DAY, taken: [{ id: 'Karen', from: 630, to: 675 }] });
  expect(page.days[5]).toMatchObject({ starts: [] });
  expect(page.bookings).toMatchObject([{ id: 'Karen', name: 'Karen', start: '10:30' }]);
  expect((await show('photographer')).status).toBe(403);
  expect((await staffBookings(apiRequest(PATH), deps('owner'))).status).toBe(401);
});

it('staff move a booking to a free time alone, and the customer is mailed', async () => {
  for (const name of ['Karen', 'Ole', 'Per'])
    await book(name, name === 'Karen' ? '09:00' : '10:30');
  const full = await act({ action: 'move', id: 'Karen', time: `${DAY}T10:30@${OFFICE}` });
  expect(full).toMatchObject({ status: 409, error: 'taken' });
  const to = { action: 'move', id: 'Karen', time: `${DAY}T12:00@${OFFICE}` };
  expect(await act(to)).toMatchObject({ status: 200 });
  expect((await mails()).filter((event) => event === 'moved')).toHaveLength(1);
  expect(await mails()).not.toContain('notice');
  expect(await act({ action: 'cancel', id: 'Karen' })).toMatchObject({ status: 200 });
  expect(await act({ action: 'cancel', id: 'Nobody' })).toMatchObject({ status: 404 });
  expect((await show()).days[4]?.taken.map(({ id }) => id).toSorted()).toEqual(['Ole', 'Per']);
});

it('hours that staff block are offered to nobody until staff open them again', async () => {
  const starts = async () => {
    const times = await readFreeTimes(emulator.inquiriesDb, 'volvo', clock.now());
    return times.find(({ day }) => day === DAY)?.starts ?? [];
  };
  await book('Karen');
  const hours = { action: 'block', day: DAY, office: OFFICE, from: 540, to: 720 };
  // A double press blocks once.
  await Promise.all([act(hours), act(hours)]);
  expect((await starts())[0]).toBe('12:00');
  // Existing bookings stay.
  const { bookings, days } = await show();
  expect(bookings).toMatchObject([{ id: 'Karen', state: 'booked' }]);
  const block = days[4]?.taken.find(({ vehicle }) => vehicle === null);
  await act({ action: 'unblock', day: DAY, id: 'Karen' });
  expect((await show()).days[4]?.taken).toHaveLength(2);
  await act({ action: 'unblock', day: DAY, id: block?.id });
  expect((await starts())[0]).toBe('09:00');
});

it('staff tick that they saw a driving licence, and take the tick away', async () => {
  await book('Karen');
  await act({ action: 'licence', id: 'Karen', seen: true });
  expect((await show()).bookings[0]?.licence_seen_at).toBe(clock.now().toISOString());
  await act({ action: 'licence', id: 'Karen', seen: false });
  expect((await show()).bookings[0]?.licence_seen_at).toBeNull();
});

it('an owner alone sets the plan, and of two changes at once the second is refused', async () => {
  const plan = {
    ...{ ...PLAN, minutes: 90 },
    exceptions: [{ day: '2026-03-14', open: true, opens: '10:00', closes: '13:00' }],
  };
  expect((await act({ action: 'plan', plan })).status).toBe(403);
  expect((await act({ action: 'plan', plan }, 'owner')).status).toBe(200);
  expect((await act({ action: 'plan', plan }, 'owner')).status).toBe(409);
  const { days, plan: stored } = await show();
  expect(stored.version).toBe(1);
  expect(days[5]).toMatchObject({ day: '2026-03-14', starts: [600, 690] });
  const wrong = { ...plan, version: 1, minutes: 17 };
  expect(await act({ action: 'plan', plan: wrong }, 'owner')).toMatchObject({ status: 422 });
});
