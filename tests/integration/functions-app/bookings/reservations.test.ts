import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dealer } from '#dealer';
import { DIRECT_BOOKINGS } from '#functions/src/bookings/booking-limit.ts';
import { bookingPage } from '#functions/src/bookings/booking-page.ts';
import { staffBookings } from '#functions/src/bookings/staff/staff-bookings.ts';
import { sweepInquiries } from '#functions/src/inquiries/delivery/deliver.ts';
import type { OutgoingMail } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { expireInquiries } from '#functions/src/inquiries/expire-inquiries.ts';
import { inquiryPage } from '#functions/src/inquiries/pages/inquiry-page.ts';
import { receiveInquiry } from '#functions/src/inquiries/receive/receive-inquiry.ts';
import { erasePerson, exportPerson } from '#functions/src/inquiries/staff/person.ts';
import type { Deposits } from '#functions/src/reservations/deposits.ts';
import { followReservations, giveWay } from '#functions/src/reservations/follow-reservation.ts';
import { vehicleDocument } from '../builders.ts';
import {
  apiRequest,
  dataRenderer,
  pageOfAnswer,
  postJson,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from '../support.ts';

const SECRET = 'a secret of this test';
const SITE = 'https://www.dealer.example';
const HOUR = 3_600_000;
const JENS = 'jens@eksempel.dk';

let emulator: TestEmulator;
let clock = testClock();
let sent: OutgoingMail[] = [];
let deposits: Deposits | undefined;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear();
  for (const id of ['volvo', 'kia']) await car(id).set(vehicleDocument());
  clock = testClock();
  sent = [];
  deposits = undefined;
});

const deps = () => ({
  db: emulator.db,
  inquiriesDb: emulator.inquiriesDb,
  now: clock.now,
  formSecret: SECRET,
  publicUrl: SITE,
  inquiriesPerHour: 200_000,
  site: dataRenderer,
  deposits,
});
const staff = () => ({
  ...deps(),
  staffMember: async () => ({ uid: 'u', email: 'a@dealer.dk', role: 'owner' as const }),
  deliver: async () => undefined,
});

function car(id: string) {
  return emulator.db.doc(`vehicles/${id}`);
}
const statusOf = async (id: string) => (await car(id).get()).get('status');
const reservations = async () =>
  (await emulator.inquiriesDb.collection('reservations').get()).docs.map((one) => one.data());
const inquiries = async () =>
  (await emulator.inquiriesDb.collection('inquiries').get()).docs.map((one) => one.data());
const locks = async () =>
  (await emulator.inquiriesDb.collection('reservation_locks').get()).docs.map(({ id }) => id);

/** Posts the form as a browser without JavaScript does. */
function ask(id = 'volvo', email = JENS, fields = {}) {
  const values = { type: 'reservation', vehicle_id: id, name: 'Jens', email, phone: '', ...fields };
  const body = Buffer.from(new URLSearchParams(values).toString());
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const path = '/api/send-contact-email';
  return receiveInquiry(apiRequest(path, { method: 'POST', body, headers }), deps());
}
/** Sends what is due, as each minute does. */
async function minute() {
  await followReservations(deps());
  await sweepInquiries({
    ...deps(),
    random: () => 0.5,
    send: async (mail) => {
      sent.push(mail);
    },
    from: 'Nordvang Biler <kontakt@nordvang-biler.example>',
    to: 'salg@nordvang-biler.example',
    inbound: { domain: '', secret: SECRET },
  });
}
const mailsTo = (address: string) =>
  sent.filter(({ to }) => typeof to === 'object' && to.address === address);
const linkIn = (mail: OutgoingMail | undefined) =>
  /\/aftale\/[\w.-]+/u.exec(String(mail?.text))?.[0] ?? '';
async function askedLink(id?: string, email = JENS) {
  await ask(id, email);
  await minute();
  return linkIn(mailsTo(email).at(-1));
}
function press(address: string, action: string, from = '192.0.2.1') {
  const body = Buffer.from(new URLSearchParams({ action }).toString());
  return bookingPage(apiRequest(address, { method: 'POST', body, address: from }), deps());
}
async function reserve(id?: string, email = JENS) {
  const link = await askedLink(id, email);
  await press(link, 'start');
  await minute();
  return link;
}
const act = (action: Record<string, unknown>) =>
  staffBookings(postJson('/api/bookings', action, { authorization: 'Bearer token' }), staff());
/** A save by staff, with the event that follows it. */
async function save(id: string, fields: Record<string, unknown>) {
  const before = await car(id).get();
  const version = Number(before.get('version')) + 1;
  await car(id).update({ ...fields, version, updated_by: 'a@dealer.dk' });
  return { before, after: await car(id).get() };
}
const event = ({ before, after }: Record<'before' | 'after', DocumentSnapshot>) =>
  giveWay(
    {
      ...{ eventId: 'e', collection: 'vehicles', id: before.id },
      ...{ before: before.data(), after: after.data() },
    },
    deps(),
  );

describe('a reservation', () => {
  it('a reservation begins with the press in the mail alone, and then holds the vehicle for its hours', async () => {
    expect(await ask()).toMatchObject({ status: 303, headers: { location: '/aftale/sendt' } });
    await minute();
    const [mail] = mailsTo(JENS);
    expect(mail?.text).toContain('Det er ikke et køb, og du betaler intet.');
    // A program that opens the link changes nothing.
    for (const method of ['GET', 'HEAD']) {
      await bookingPage(apiRequest(linkIn(mail), { method }), deps());
    }
    await minute();
    expect([await statusOf('volvo'), mailsTo(JENS).length, await locks()]).toEqual([
      'available',
      1,
      [],
    ]);
    expect(await inquiries()).toMatchObject([{ state: 'new' }]);
    expect(await press(linkIn(mail), 'start')).toMatchObject({ status: 303 });
    // The press is what the visitor wanted, so nothing waits for an answer.
    expect(await inquiries()).toMatchObject([{ state: 'waiting', promised_at: null }]);
    await minute();
    expect((await car('volvo').get()).data()).toMatchObject({
      ...{ status: 'reserved', version: 2, updated_by: 'reservation' },
      price: 289_900,
    });
    expect(await reservations()).toMatchObject([{ state: 'running', shown_version: 2 }]);
    expect(mailsTo(JENS).map(({ subject }) => subject)).toEqual([
      'Tryk for at reservere: Volvo V60 (2021)',
      'Reserveret til dig: Volvo V60 (2021)',
    ]);
    expect(mailsTo(JENS).at(-1)?.text).toContain('Indtil fredag den 6. marts kl. 13.00');
    expect(sent.map(({ to }) => to)).toContain('salg@nordvang-biler.example');
  });

  it('the page of a reservation names the office where the vehicle stands', async () => {
    const other = dealer.offices.at(-1) ?? dealer.offices[0];
    await car('kia').update({ office: other.id });
    const [volvo, kia] = [await askedLink('volvo', 'lis@eksempel.dk'), await askedLink('kia')];
    const page = async (link: string) =>
      pageOfAnswer(await bookingPage(apiRequest(link, { method: 'GET' }), deps())).data;
    expect(await page(volvo)).toMatchObject({ office: dealer.offices[0].id });
    expect(await page(kia)).toMatchObject({
      ...{ office: other.id, place: expect.stringContaining(other.city) },
    });
  });

  it('a reservation ends by itself with one mail, and its link never starts it again', async () => {
    const link = await reserve();
    clock.pass(24 * HOUR - 1);
    await minute();
    expect(await statusOf('volvo')).toBe('reserved');
    clock.pass(1);
    expect(pageOfAnswer(await bookingPage(apiRequest(link), deps())).data).toMatchObject({
      state: 'ended',
    });
    await Promise.all([minute(), minute()]);
    await minute();
    expect([await statusOf('volvo'), await locks()]).toEqual(['available', []]);
    expect(mailsTo(JENS).map(({ subject }) => subject)).toHaveLength(3);
    expect(mailsTo(JENS).at(-1)?.text).toContain('Tiden er gået');
    for (const action of ['start', 'end', 'start']) await press(link, action);
    await minute();
    expect([await statusOf('volvo'), mailsTo(JENS).length]).toEqual(['available', 3]);
  });

  it('a reservation that was over while the server was down ends on its return, with one mail', async () => {
    await press(await askedLink(), 'start');
    clock.pass(100 * HOUR);
    await minute();
    await minute();
    expect(await statusOf('volvo')).toBe('available');
    // The mail about its beginning was not sent before its end.
    expect(sent.filter(({ text }) => text?.includes('har ophævet sin'))).toEqual([]);
    expect(mailsTo(JENS).filter(({ text }) => text?.includes('Tiden er gået'))).toHaveLength(1);
  });

  it('a person ends a reservation by a press, and may then reserve another vehicle', async () => {
    const link = await reserve();
    await press(link, 'end');
    await press(link, 'end');
    await minute();
    expect(await statusOf('volvo')).toBe('available');
    expect(mailsTo(JENS).at(-1)?.text).toContain('Du har ophævet reservationen');
    expect(sent.filter(({ text }) => text?.includes('har ophævet sin'))).toHaveLength(1);
    await reserve('kia');
    expect(await statusOf('kia')).toBe('reserved');
  });

  it('a person has one at a time, also by another spelling of the address, and a vehicle has one', async () => {
    const other = await askedLink('volvo', 'karen@eksempel.dk');
    const second = await askedLink('kia', 'jens+2@eksempel.dk');
    await reserve();
    const answers = [await press(other, 'start'), await press(second, 'start')];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(answers.map((answer) => pageOfAnswer(answer).data)).toMatchObject([
      { problem: 'taken' },
      { problem: 'one_each' },
    ]);
    expect(await statusOf('kia')).toBe('available');
    const refused = await ask('volvo', 'ny@eksempel.dk');
    expect([refused.status, pageOfAnswer(refused).data.posted?.problem]).toEqual([409, 'reserved']);
  });

  it('a request that nobody confirms in two days is over', async () => {
    const link = await askedLink();
    clock.pass(49 * HOUR);
    await press(link, 'start');
    await minute();
    expect([await statusOf('volvo'), await locks()]).toEqual(['available', []]);
  });

  it.each(['reserved', 'sold', 'maintenance'])(
    'no vehicle that is %s is reserved',
    async (status) => {
      const link = await askedLink();
      await car('volvo').update({ status, sold_date: clock.now() });
      expect((await press(link, 'start')).status).toBe(409);
      const form = await inquiryPage(apiRequest('/car/volvo/reservation'), deps());
      expect(form).toMatchObject({ status: 303, headers: { location: '/car/volvo' } });
    },
  );

  it('a forged link opens nothing, and a press from another site does nothing', async () => {
    const link = await askedLink();
    for (const forged of [`${link}x`, link.replace(/\..*/u, '.abcdefghijklmnopqrstuv')]) {
      expect((await press(forged, 'start')).status).toBe(404);
    }
    const foreign = apiRequest(link, {
      ...{ method: 'POST', body: Buffer.from('action=start') },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect((await bookingPage(foreign, deps())).status).toBe(403);
    expect(await locks()).toEqual([]);
  });

  it('a deposit is paid before it begins, where the dealer has somebody who takes one', async () => {
    const paid = new Set<string>();
    deposits = {
      isPaid: async (id) => paid.has(id),
      paymentAddress: async (id, back) => `https://pay.example/${id}?back=${back}`,
    };
    const link = await askedLink();
    const asked = await press(link, 'start');
    const { location = '' } = asked.headers ?? {};
    expect(location).toContain(`?back=${SITE}/aftale/`);
    expect(await locks()).toEqual([]);
    paid.add(/example\/(\w+)/u.exec(location)?.[1] ?? '');
    await press(link, 'start');
    await minute();
    expect(await statusOf('volvo')).toBe('reserved');
  });
});

describe('the decisions of staff', () => {
  it('staff prolong a reservation or end it, and the person gets one mail about each', async () => {
    await reserve();
    const [{ id } = { id: '' }] = (await emulator.inquiriesDb.collection('reservations').get())
      .docs;
    await act({ action: 'prolong', id });
    clock.pass(30 * HOUR);
    await minute();
    expect(await statusOf('volvo')).toBe('reserved');
    expect(mailsTo(JENS).at(-1)?.text).toContain('Indtil lørdag den 7. marts kl. 13.00');
    const query = new URLSearchParams({ reserved: 'volvo' });
    const request = apiRequest('/api/bookings', { query, headers: { authorization: 'Bearer t' } });
    expect(JSON.parse(String((await staffBookings(request, staff())).body))).toMatchObject({
      hours: 24,
      reservations: [{ id, name: 'Jens', vehicle: { id: 'volvo' } }],
    });
    expect((await act({ action: 'end', id })).status).toBe(200);
    expect(await statusOf('volvo')).toBe('available');
    expect((await act({ action: 'prolong', id })).status).toBe(409);
    await minute();
    expect(mailsTo(JENS).map(({ subject }) => subject)).toHaveLength(4);
  });

  it.each(['sold', 'available', 'maintenance'])(
    'a status of %s that staff give ends the reservation, and stays',
    async (status) => {
      await reserve();
      const saved = await save('volvo', { status });
      await event(saved);
      await event(saved);
      clock.pass(30 * HOUR);
      await minute();
      expect([await statusOf('volvo'), await locks()]).toEqual([status, []]);
      expect(mailsTo(JENS).at(-1)?.text).toContain('vi har ændret bilens status');
      expect(mailsTo(JENS)).toHaveLength(3);
    },
  );

  it('a vehicle that staff reserve by hand stays reserved after the end', async () => {
    await reserve();
    const saved = await save('volvo', { status: 'available' });
    await save('volvo', { status: 'reserved' });
    await event(saved);
    clock.pass(30 * HOUR);
    await minute();
    expect(await statusOf('volvo')).toBe('reserved');
  });

  it('a vehicle that staff reserve at the moment of the press stays theirs', async () => {
    const link = await askedLink();
    await press(link, 'start');
    await save('volvo', { status: 'reserved' });
    await minute();
    expect(await reservations()).toMatchObject([{ state: 'ended', ended_by: 'vehicle' }]);
    clock.pass(30 * HOUR);
    await minute();
    expect(await statusOf('volvo')).toBe('reserved');
    expect(mailsTo(JENS).map(({ subject }) => subject)).toEqual([
      'Tryk for at reservere: Volvo V60 (2021)',
      'Din reservation er slut: Volvo V60 (2021)',
    ]);
  });

  it('another field that staff save leaves the reservation, and so does a late event from before', async () => {
    const late = await save('volvo', { status: 'reserved' });
    await save('volvo', { status: 'available' });
    await reserve();
    await event({ before: late.after, after: late.before });
    await save('volvo', { mileage: 90_000 });
    clock.pass(24 * HOUR);
    await minute();
    expect((await car('volvo').get()).data()).toMatchObject({
      ...{ status: 'available', mileage: 90_000 },
    });
    expect(mailsTo(JENS).at(-1)?.text).toContain('Tiden er gået');
  });

  it('a vehicle that staff move to the trash or delete ends its reservation', async () => {
    await reserve();
    await reserve('kia', 'karen@eksempel.dk');
    await save('volvo', { trashed_at: clock.now() });
    await car('kia').delete();
    await minute();
    const over = { state: 'ended', ended_by: 'vehicle', open: false };
    expect(await reservations()).toMatchObject([over, over]);
    expect(await locks()).toEqual([]);
  });
});

describe('a crash', () => {
  it('a crash before a step is noted loses and repeats nothing', async () => {
    const link = await askedLink();
    await press(link, 'start');
    // The vehicle was saved, and nothing noted: the next minute finds its own save.
    await car('volvo').update({ status: 'reserved', version: 2, updated_by: 'reservation' });
    await minute();
    expect(await reservations()).toMatchObject([{ state: 'running', shown_version: 2 }]);
    clock.pass(24 * HOUR);
    await car('volvo').update({ status: 'available', version: 3, updated_by: 'reservation' });
    await minute();
    expect([await statusOf('volvo'), await locks()]).toEqual(['available', []]);
    expect(mailsTo(JENS)).toHaveLength(3);
  });
});

describe('a flood', () => {
  it('a network can begin a few reservations a day, and later visitors are asked to call', async () => {
    const links = [];
    for (let person = 0; person <= DIRECT_BOOKINGS.perNetworkADay; person += 1) {
      await car(`car-${person}`).set(vehicleDocument());
      links.push(await askedLink(`car-${person}`, `kunde${person}@eksempel.dk`));
    }
    const statuses = [];
    for (const link of links) statuses.push((await press(link, 'start', '198.51.100.7')).status);
    expect(statuses).toEqual([303, 303, 303, 303, 429]);
    expect((await press(links.at(-1) ?? '', 'start', '192.0.2.99')).status).toBe(303);
  });
});

describe('personal data', () => {
  it('a reservation is exported and erased with the person, which sets the vehicle free without a mail', async () => {
    await reserve();
    const exported = JSON.parse(String((await exportPerson(JENS, admin, staff())).body));
    expect(exported.reservations).toMatchObject([{ state: 'running', vehicle: { id: 'volvo' } }]);
    const before = sent.length;
    await erasePerson(JENS, admin, staff());
    await minute();
    expect([await statusOf('volvo'), await reservations(), await locks()]).toEqual([
      'available',
      [],
      [],
    ]);
    expect([sent.length, (await emulator.inquiriesDb.collection('mails').get()).size]).toEqual([
      before,
      0,
    ]);
  });

  it('a reservation is deleted with its inquiry', async () => {
    await reserve();
    clock.pass(24 * HOUR);
    await minute();
    clock.pass(190 * 24 * HOUR);
    await expireInquiries(deps());
    expect(await reservations()).toEqual([]);
  });
});

const admin = { uid: 'u', email: 'a@dealer.dk', role: 'owner' as const };
