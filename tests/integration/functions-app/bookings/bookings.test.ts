import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOKING_PLAN_PATH } from '#domain/booking/booking-plan.ts';
import type { FreeDay } from '#domain/booking/free-times.ts';
import { DIRECT_BOOKINGS } from '#functions/src/bookings/booking-limit.ts';
import { bookingPage } from '#functions/src/bookings/booking-page.ts';
import { changeBooking } from '#functions/src/bookings/change-booking.ts';
import { readFreeTimes } from '#functions/src/bookings/store-booking.ts';
import { deliver, sweepInquiries } from '#functions/src/inquiries/delivery/deliver.ts';
import { INQUIRY_MAILS, VISITOR_MAILS } from '#functions/src/inquiries/delivery/outboxes.ts';
import type { OutgoingMail } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { expireInquiries } from '#functions/src/inquiries/expire-inquiries.ts';
import { receiveInquiry } from '#functions/src/inquiries/receive/receive-inquiry.ts';
import { erasePerson, exportPerson } from '#functions/src/inquiries/staff/person.ts';
import { signedLink } from '#functions/src/shared/signed-link.ts';
import { OFFICE, PLAN, submissionBody, vehicleDocument } from '../builders.ts';
import {
  apiRequest,
  dataRenderer,
  pageOfAnswer,
  postJson,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from '../support.ts';

const PATH = '/api/send-contact-email';
const SECRET = 'a secret of this test';
const SITE = 'https://www.dealer.example';
/** A Friday, a week after the clock of the tests. */
const TIME = `2026-03-13T10:30@${OFFICE}`;

let emulator: TestEmulator;
let clock = testClock();
let sent: OutgoingMail[] = [];
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear();
  await emulator.db.doc('vehicles/volvo').set(vehicleDocument());
  await emulator.inquiriesDb.doc(BOOKING_PLAN_PATH).set(PLAN);
  clock = testClock();
  sent = [];
});

const deps = () => ({
  db: emulator.db,
  inquiriesDb: emulator.inquiriesDb,
  now: clock.now,
  formSecret: SECRET,
  publicUrl: SITE,
  inquiriesPerHour: 200_000,
  site: dataRenderer,
});
const delivery = () => ({
  ...deps(),
  random: () => 0.5,
  send: async (mail: OutgoingMail) => {
    sent.push(mail);
  },
  from: 'Nordvang Biler <kontakt@nordvang-biler.example>',
  to: 'salg@nordvang-biler.example',
  inbound: { domain: '', secret: SECRET },
});

interface Visitor {
  time?: string;
  car?: string;
  email?: string;
  address?: string;
  message?: string;
}

interface Answer {
  status: number;
  id: string;
  booking: { address: string; state: string };
  times: FreeDay[];
}

async function book(visitor: Visitor = {}): Promise<Answer> {
  const { time = TIME, car = 'volvo', email = 'jens@eksempel.dk', address = '192.0.2.1' } = visitor;
  const { message = 'Er bilen stadig til salg?' } = visitor;
  const vehicleInfo = { make: 'Volvo', model: 'V60', year: 2021, price: 1, id: car };
  const body = submissionBody({ type: 'viewing', email, time, message, vehicleInfo });
  const answer = await receiveInquiry({ ...postJson(PATH, body), address }, deps());
  return { status: answer.status, ...JSON.parse(String(answer.body)) };
}

/** Bookings of many people, who have an address and a car each. */
const bookAs = (person: number, time = TIME) =>
  book({
    ...{ time, car: `car-${person}`, email: `kunde${person}@eksempel.dk` },
    address: `198.51.${Math.floor(person / 250)}.${person % 250}`,
  });

function press(address: string, fields: Record<string, string>, headers = {}) {
  const body = Buffer.from(new URLSearchParams(fields).toString());
  return bookingPage(apiRequest(address, { method: 'POST', body, headers }), deps());
}
const open = (address: string, method = 'GET') =>
  bookingPage(apiRequest(address, { method }), deps());

const stored = async (id: string) =>
  (await emulator.inquiriesDb.doc(`bookings/${id}`).get()).data() ?? {};
const inquiry = async (id: string) =>
  (await emulator.inquiriesDb.doc(`inquiries/${id}`).get()).data() ?? {};
const day = async (date: string) =>
  (await emulator.inquiriesDb.doc(`booking_days/${date}`).get()).get('taken') ?? [];
const isFree = async (time: string) => {
  const [date, rest = ''] = time.split('T');
  const days = await readFreeTimes(emulator.inquiriesDb, 'another-car', clock.now());
  return days.some((free) => free.day === date && free.starts.includes(rest.slice(0, 5)));
};

describe('a booking', () => {
  it('a time is booked with its inquiry, and mailed to the visitor and to the dealer', async () => {
    const { status, id, booking } = await book();
    expect({ status, state: booking.state }).toEqual({ status: 200, state: 'booked' });
    expect(await stored(id)).toMatchObject({
      ...{ state: 'booked', day: '2026-03-13', start: '10:30', minutes: 45 },
      vehicle: { id: 'volvo', known: true },
    });
    expect(JSON.stringify(await stored(id))).not.toContain('Er bilen stadig');
    await deliver(id, delivery(), INQUIRY_MAILS);
    await deliver(id, delivery(), VISITOR_MAILS);
    const [toDealer, toVisitor] = sent;
    expect(toDealer?.text).toContain('Tid: fredag den 13. marts kl. 10.30');
    expect(toDealer?.text).toMatch(/^Fremvisning booket\n/u);
    expect(toDealer?.subject).toBe(
      'Fremvisning booket: Volvo V60 (2021), fredag 13.03.2026 kl. 10.30 – Jens Hansen',
    );
    expect(toVisitor).toMatchObject({
      to: { address: 'Jens@eksempel.dk'.toLowerCase() },
      subject: 'Din fremvisning af Volvo V60 (2021): fredag 13.03.2026 kl. 10.30',
    });
    for (const text of ['fredag den 13. marts kl. 10.30', 'google.com/maps', booking.address]) {
      expect(toVisitor?.text).toContain(text);
    }
    expect(toVisitor?.text).not.toContain('Er bilen stadig');
    const [file] = toVisitor?.attachments ?? [];
    expect(file?.content).toContain('DTSTART;TZID=Europe/Copenhagen:20260313T103000\r\n');
    expect(file?.content).toContain('DTEND;TZID=Europe/Copenhagen:20260313T111500\r\n');
  });

  it('a time for a vehicle that was sold meanwhile is stored as a wish, and its visitor reads that it is sold', async () => {
    await emulator.db.doc('vehicles/volvo').update({ status: 'sold', sold_date: clock.now() });
    const { status, id, booking } = await book();
    expect({ status, booking }).toEqual({ status: 200, booking: undefined });
    expect(await isFree(TIME)).toBe(true);
    await deliver(id, delivery(), VISITOR_MAILS);
    expect(sent[0]?.text).toContain('Bilen er desværre solgt.');
  });

  it('a booked time needs no answer, unless its visitor typed a message', async () => {
    const prefilled = 'Jeg vil gerne booke en fremvisning af Volvo V60.';
    const silent = await book({ message: prefilled });
    expect(await inquiry(silent.id)).toMatchObject({ state: 'waiting', promised_at: null });
    const asking = await book({ time: `2026-03-12T10:30@${OFFICE}` });
    expect(await inquiry(asking.id)).toMatchObject({ state: 'new' });
  });

  it('a time that is confirmed in the mail needs no answer, unless somebody wrote meanwhile', async () => {
    const days = ['09', '10', '11', '12', '13', '16'].slice(0, DIRECT_BOOKINGS.perAddressADay + 3);
    const booked: Answer[] = [];
    for (const day of days) {
      booked.push(await book({ time: `2026-03-${day}T10:30@${OFFICE}`, message: '' }));
    }
    const [silent = '', writing = '', damaged = ''] = booked.slice(-3).map(({ id }) => id);
    for (const id of [silent, writing]) {
      expect(await inquiry(id)).toMatchObject({ state: 'new', version: 0 });
    }
    await emulator.inquiriesDb.doc(`inquiries/${writing}`).update({ version: 1 });
    // What cannot be read keeps nobody from the time.
    await emulator.inquiriesDb.doc(`inquiries/${damaged}`).update({ type: 'odd' });
    for (const id of [silent, writing, damaged]) {
      await press(`/aftale/${signedLink('booking', id, SECRET)}`, { action: 'confirm' });
      expect(await stored(id)).toMatchObject({ state: 'booked' });
    }
    expect(await inquiry(silent)).toMatchObject({
      state: 'waiting',
      promised_at: null,
      version: 1,
    });
    expect(await inquiry(writing)).toMatchObject({ state: 'new' });
  });

  it('the same submission sent again books once and answers with the same link', async () => {
    const key = { 'idempotency-key': 'k' };
    const body = submissionBody({ type: 'viewing', time: TIME });
    const send = async () =>
      JSON.parse(String((await receiveInquiry(postJson(PATH, body, key), deps())).body));
    const first = await send();
    expect(await send()).toEqual(first);
    expect(await day('2026-03-13')).toHaveLength(1);
  });

  it('a lost race answers with the times that are still free, and stores nothing', async () => {
    await bookAs(1);
    await bookAs(2);
    const { status, times, ...answer } = await bookAs(3);
    expect({ status, ...answer }).toMatchObject({ status: 409, fields: { time: 'taken' } });
    const there = times.find((free) => free.day === '2026-03-13');
    expect(there?.starts).toContain('11:15');
    expect(there?.starts).not.toContain('10:30');
    expect((await emulator.inquiriesDb.collection('inquiries').get()).size).toBe(2);
  });

  it('without JavaScript a booking leads to its page, and a lost race back to the form with what was typed', async () => {
    const fields = { type: 'viewing', vehicle_id: 'volvo', time: TIME, message: 'Hej' };
    const post = (name: string) =>
      receiveInquiry(
        apiRequest(PATH, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: Buffer.from(
            new URLSearchParams({ ...fields, name, email: 'j@eksempel.dk', phone: '' }).toString(),
          ),
        }),
        deps(),
      );
    expect(await post('Jens')).toMatchObject({
      status: 303,
      headers: { location: expect.stringMatching(/^\/aftale\//u) },
    });
    const lost = await post('Karen');
    expect(lost.status).toBe(409);
    expect(pageOfAnswer(lost).data).toMatchObject({
      times: expect.arrayContaining([expect.objectContaining({ day: '2026-03-13' })]),
      posted: { problem: 'taken', problems: { time: 'taken' }, values: { message: 'Hej' } },
    });
  });
});

describe('a flood', () => {
  it('a flood asks its bookings to be confirmed by mail, and real visitors still book', async () => {
    const states = async (people: Visitor[]) => {
      const answers = [];
      for (const person of people) answers.push((await book(person)).booking?.state);
      return answers.filter((state) => state === 'booked').length;
    };
    const flood = (count: number, one: (person: number) => Visitor) =>
      Array.from({ length: count }, (_, person) => ({
        car: `car-${person}`,
        time: `2026-03-${['09', '10', '11', '12'][person % 4]}T${['09:00', '09:45', '10:30'][Math.floor(person / 4) % 3]}@${OFFICE}`,
        ...one(person),
      }));
    const direct = {
      'one network': await states(flood(20, (n) => ({ email: `a${n}@spam.example` }))),
      'one e-mail address': await states(
        flood(20, (n) => ({ email: 'a@spam.example', address: `203.0.113.${n}` })),
      ),
      'all together': await states(
        flood(40, (n) => ({ email: `b${n}@spam.example`, address: `198.51.100.${n}` })),
      ),
    };
    console.info('Bookings without a press in a mail:', direct, 'of', DIRECT_BOOKINGS);
    expect(direct['one network']).toBe(DIRECT_BOOKINGS.perNetworkADay);
    const rest = DIRECT_BOOKINGS.ofAllAnHour - DIRECT_BOOKINGS.perNetworkADay;
    expect(direct['one e-mail address']).toBe(DIRECT_BOOKINGS.perAddressADay);
    expect(direct['all together']).toBe(rest - DIRECT_BOOKINGS.perAddressADay);
    // A visitor in that hour presses in the mail, and has the time.
    const { id, booking } = await book({ email: 'karen@eksempel.dk', address: '192.0.2.77' });
    expect(booking.state).toBe('requested');
    await deliver(id, delivery(), VISITOR_MAILS);
    // Only the mail has the link.
    expect(booking.address).toBe('/aftale/sendt');
    const link = /\/aftale\/[\w.-]+/u.exec(String(sent.at(-1)?.text))?.[0] ?? '';
    await press(link, { action: 'confirm' });
    expect(await stored(id)).toMatchObject({ state: 'booked', start: '10:30' });
    // An hour later nobody has to.
    clock.pass(3_600_000);
    const later = await book({ email: 'per@eksempel.dk', car: 'bmw', address: '192.0.2.78' });
    expect(later.booking.state).toBe('booked');
  });

  it('a booking that looks like spam takes no place', async () => {
    const body = {
      ...submissionBody({ type: 'viewing', time: TIME }),
      website: 'https://spam.example',
    };
    const { id } = JSON.parse(String((await receiveInquiry(postJson(PATH, body), deps())).body));
    expect(await stored(id)).toMatchObject({ state: 'requested' });
    expect(await day('2026-03-13')).toEqual([]);
    expect((await emulator.inquiriesDb.collection('mails').get()).size).toBe(0);
  });
});

describe('the link of a booking', () => {
  it('the link of a booking moves it, again and again, and frees the time before', async () => {
    const { id, booking } = await book();
    const to = `2026-03-12T09:45@${OFFICE}`;
    expect(await press(booking.address, { action: 'move', time: to })).toMatchObject({
      status: 303,
      headers: { location: booking.address },
    });
    expect(await stored(id)).toMatchObject({ state: 'booked', day: '2026-03-12', start: '09:45' });
    expect(await day('2026-03-13')).toEqual([]);
    await sweepInquiries(delivery());
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual(
      [
        'Fremvisning ændret af kunden: Volvo V60 (2021)',
        'Ny tid til din fremvisning af Volvo V60 (2021): torsdag 12.03.2026 kl. 09.45',
        'Fremvisning booket: Volvo V60 (2021), torsdag 12.03.2026 kl. 09.45 – Jens Hansen',
      ].toSorted(),
    );
    clock.pass(3 * 86_400_000);
    await press(booking.address, { action: 'move', time: `2026-03-16T09:00@${OFFICE}` });
    expect(await stored(id)).toMatchObject({ day: '2026-03-16', version: 2 });
  });

  it('the link of a booking cancels it once, and books a new time', async () => {
    const { id, booking } = await book();
    await press(booking.address, { action: 'cancel' });
    await press(booking.address, { action: 'cancel' });
    expect(await stored(id)).toMatchObject({ state: 'cancelled', version: 1 });
    expect(await day('2026-03-13')).toEqual([]);
    await sweepInquiries(delivery());
    const [cancelled, ...others] = sent.filter(({ subject }) => subject.startsWith('Aflyst'));
    expect(others).toEqual([]);
    expect(cancelled?.text).not.toContain('Tryk på linket');
    await press(booking.address, { action: 'move', time: TIME });
    expect(await stored(id)).toMatchObject({ state: 'booked', version: 2 });
    expect(await day('2026-03-13')).toHaveLength(1);
  });

  it('the page of a booking says that its vehicle was sold, and offers no other time', async () => {
    const { booking } = await book();
    const page = async () => pageOfAnswer(await open(booking.address)).data;
    expect(await page()).toMatchObject({ sold: false });
    await emulator.db.doc('vehicles/volvo').update({ status: 'sold', sold_date: clock.now() });
    expect(await page()).toMatchObject({ sold: true, times: [] });
    await emulator.db.doc('vehicles/volvo').update({ status: 'archived', sold_date: null });
    expect(await page()).toMatchObject({ sold: true, times: [] });
  });

  it('opening a link changes nothing, no matter what opens it', async () => {
    const { id, booking } = await book();
    const before = await stored(id);
    const addresses = ['', '?action=cancel', '/fremvisning.ics'].map(
      (end) => booking.address + end,
    );
    for (const address of addresses) {
      for (const method of ['GET', 'HEAD']) {
        const [path = ''] = address.split('?');
        expect((await open(path, method)).status, address).toBe(200);
      }
    }
    expect(await open(booking.address)).toMatchObject({
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
    expect(await stored(id)).toEqual(before);
  });

  it('a link that was not signed, a page of another site and a taken time change nothing', async () => {
    const { id, booking } = await book();
    const guess = booking.address.replace(/.$/u, (last) => (last === 'a' ? 'b' : 'a'));
    for (const address of [guess, `/aftale/${id}`, '/aftale/x.y', '/aftale/']) {
      expect((await press(address, { action: 'cancel' })).status, address).toBe(404);
    }
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await press(booking.address, { action: 'cancel' }, foreign)).status).toBe(403);
    await bookAs(1, `2026-03-12T09:00@${OFFICE}`);
    await bookAs(2, `2026-03-12T09:00@${OFFICE}`);
    const full = { action: 'move', time: `2026-03-12T09:00@${OFFICE}` };
    expect((await press(booking.address, full)).status).toBe(409);
    expect((await press(booking.address, { action: 'move', time: '' })).status).toBe(422);
    expect(await stored(id)).toMatchObject({ state: 'booked', day: '2026-03-13', version: 0 });
  });

  it('after the time has come a link changes nothing', async () => {
    const { id, booking } = await book();
    clock.pass(9 * 86_400_000);
    await press(booking.address, { action: 'cancel' });
    expect(await stored(id)).toMatchObject({ state: 'booked' });
  });
});

describe('the reminder', () => {
  it('a reminder is sent at ten on the day before, once, and none of a time that was moved or cancelled', async () => {
    const [kept, cancelled] = [await book(), await bookAs(1)];
    await press(cancelled.booking.address, { action: 'cancel' });
    await sweepInquiries(delivery());
    sent = [];
    clock.pass(Date.parse('2026-03-12T08:59:00Z') - clock.now().getTime());
    await sweepInquiries(delivery());
    expect(sent).toEqual([]);
    clock.pass(60_000);
    await sweepInquiries(delivery());
    await sweepInquiries(delivery());
    expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
      {
        to: { name: '', address: 'jens@eksempel.dk' },
        subject: 'I morgen: din fremvisning af Volvo V60 (2021), fredag 13.03.2026 kl. 10.30',
      },
    ]);
    expect(sent[0]?.text).toContain(kept.booking.address);
  });

  it('a reminder says that the car is no longer for sale, but not to its buyer', async () => {
    const [stranger, buyer] = [
      await book(),
      await book({ time: `2026-03-13T09:00@${OFFICE}`, email: 'lis@eksempel.dk' }),
    ];
    await sweepInquiries(delivery());
    sent = [];
    await emulator.db.doc('vehicles/volvo').update({ status: 'sold', sold_date: clock.now() });
    await emulator.inquiriesDb.doc(`inquiries/${buyer.id}`).update({ bought: true });
    clock.pass(Date.parse('2026-03-12T09:00:00Z') - clock.now().getTime());
    await sweepInquiries(delivery());
    const sentTo = (address: string) =>
      sent.find(({ to }) => typeof to === 'object' && to.address === address);
    expect(sentTo('lis@eksempel.dk')?.text).toContain('Vi ses i morgen:');
    const mail = sentTo('jens@eksempel.dk');
    expect(mail?.subject).toMatch(/^Bilen er ikke længere til salg: /u);
    expect(mail?.text).toContain('Har du selv købt den, ses vi i morgen.');
    expect(mail?.text).not.toContain('kørekort');
    expect(mail?.text).toContain(stranger.booking.address);
  });

  it('a time that is cancelled since the car was sold offers no other time for it', async () => {
    const { id, booking } = await book();
    await emulator.db.doc('vehicles/volvo').update({ status: 'sold', sold_date: clock.now() });
    await changeBooking(id, 'cancelled', { ...deps(), by: 'staff' });
    await sweepInquiries(delivery());
    const mail = sent.find(({ subject }) => subject.startsWith('Aflyst: '));
    expect(mail?.text).toContain('Din tid er aflyst. Bilen er ikke længere til salg:');
    expect(mail?.text).not.toContain(booking.address);
    expect(mail?.attachments).toHaveLength(1);
  });
});

describe('staff and a person', () => {
  it('staff move a booking at once with a visitor, and one of the two changes counts', async () => {
    const { id, booking } = await book();
    const staff = { ...deps(), by: 'staff' as const };
    const to = { office: OFFICE, day: '2026-03-11', start: '09:00' };
    await Promise.all([
      changeBooking(id, to, staff),
      press(booking.address, { action: 'move', time: `2026-03-12T09:00@${OFFICE}` }),
      press(booking.address, { action: 'cancel' }),
    ]);
    const { state, day: date } = await stored(id);
    const taken = await Promise.all(['2026-03-11', '2026-03-12', '2026-03-13'].map(day));
    expect(taken.flat()).toHaveLength(state === 'booked' ? 1 : 0);
    if (state === 'booked') expect(await day(String(date))).toHaveLength(1);
  });

  it('a booking is deleted with its inquiry after six months, and its day with it', async () => {
    await book();
    const count = async () => {
      const sizes = ['bookings', 'booking_days', 'inquiries', 'mails'].map(
        async (name) => (await emulator.inquiriesDb.collection(name).get()).size,
      );
      return Promise.all(sizes);
    };
    clock.pass(183 * 86_400_000);
    await expireInquiries(deps());
    expect(await count()).toEqual([1, 1, 1, 2]);
    clock.pass(30 * 86_400_000);
    await expireInquiries(deps());
    expect(await count()).toEqual([0, 0, 0, 0]);
  });

  it('the bookings of a person are exported, and erased with their places and mails', async () => {
    const { id } = await book();
    const owner = { uid: 'u', email: 'owner@dealer.dk', role: 'owner' as const };
    const staff = { ...deps(), staffMember: async () => owner, deliver: async () => 'sent' };
    const { body } = await exportPerson('jens@eksempel.dk', owner, staff);
    expect(JSON.parse(String(body))).toMatchObject({ bookings: [{ id, start: '10:30' }] });
    expect(await isFree(TIME)).toBe(true);
    await erasePerson('jens@eksempel.dk', owner, staff);
    expect(await day('2026-03-13')).toEqual([]);
    for (const name of ['bookings', 'mails', 'inquiries']) {
      expect((await emulator.inquiriesDb.collection(name).get()).size, name).toBe(0);
    }
  });
});
