import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SWEEP_SIZE, sweepInquiries } from '#functions/src/inquiries/delivery/deliver.ts';
import type { OutgoingMail } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { expireInquiries } from '#functions/src/inquiries/expire-inquiries.ts';
import { issueFormToken } from '#functions/src/inquiries/receive/form-token.ts';
import { erasePerson, exportPerson, threadOf } from '#functions/src/inquiries/staff/person.ts';
import { mailNews, mailNewsOfDay } from '#functions/src/watches/mail-news.ts';
import { readWatchedStock } from '#functions/src/watches/read-stock.ts';
import { waitingBuyers } from '#functions/src/watches/waiting-buyers.ts';
import { watchPages } from '#functions/src/watches/watch-pages.ts';
import { inquiryDocument, receiptDocument, vehicleDocument } from '../builders.ts';
import {
  apiRequest,
  dataRenderer,
  postJson,
  rounds,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from '../support.ts';

const SECRET = 'a secret of this test';
const ORIGIN = 'https://nordvang-biler.example';
const DAY_MS = 86_400_000;
const ASK = { maerke: 'volvo', pris_til: '300000' };

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

const sent: OutgoingMail[] = [];
beforeEach(async () => {
  await emulator.clear();
  await emulator.db.doc('vehicles/volvo').set(vehicleDocument());
  sent.length = 0;
});

const clock = testClock();
const perHour = rounds(200, 20);
const stores = () => ({ db: emulator.db, inquiriesDb: emulator.inquiriesDb, now: clock.now });
const deps = () => ({
  ...stores(),
  liveSearch: async () => ({
    columns: (await readWatchedStock(emulator.db, clock.now())).columns,
    rowsAt: async () => [],
  }),
  formSecret: SECRET,
  publicUrl: ORIGIN,
  inquiriesPerHour: perHour,
  site: dataRenderer,
});

/** Asks for a page, or with `form` posts one; returns the status, where it leads, and the data of the page. */
async function visit(
  path: string,
  form?: Record<string, string>,
  { query = {}, address = '192.0.2.1', headers = {} } = {},
) {
  const answer = await watchPages(
    apiRequest(path, {
      query: new URLSearchParams(query),
      address,
      headers,
      ...(form && { method: 'POST', body: Buffer.from(String(new URLSearchParams(form))) }),
    }),
    deps(),
  );
  const data = answer.body ? JSON.parse(String(answer.body)).data : null;
  return { status: answer.status, location: answer.headers?.['location'], data };
}

/** Asks to be mailed, as the form does. */
function wish(email: string, query: Record<string, string> = ASK, address = '192.0.2.1') {
  const token = issueFormToken(SECRET, new Date(clock.now().getTime() - 5000));
  return visit('/giv-besked/ny', { email, token }, { query, address });
}

/** Sends what is due, and returns the mails. */
async function deliverMails(): Promise<OutgoingMail[]> {
  const before = sent.length;
  await sweepInquiries({
    ...stores(),
    random: () => 0.5,
    send: async (mail) => {
      sent.push(mail);
    },
    ...{ from: 'Nordvang <kontakt@nordvang-biler.example>', to: 'salg@nordvang-biler.example' },
    publicUrl: ORIGIN,
    inbound: { domain: '', secret: SECRET },
  });
  return sent.slice(before);
}

const newsDeps = () => ({ ...stores(), publicUrl: ORIGIN, inbound: { secret: SECRET } });
const newsOfDay = () => mailNews(newsDeps());
const linkOf = (mail: OutgoingMail | undefined) =>
  /https:\/\/nordvang-biler\.example(\/giv-besked\/\S+)/u.exec(String(mail?.text))?.[1] ?? '';

/** A person who has confirmed; the link of their page. */
async function confirmed(email: string, query: Record<string, string> = ASK): Promise<string> {
  await wish(email, query);
  const mail = (await deliverMails()).find(
    ({ to }) => (to as { address: string }).address === email,
  );
  const { data } = await visit(linkOf(mail), {});
  return `/giv-besked/${data.link}`;
}

const watchers = async () => (await emulator.inquiriesDb.collection('watchers').get()).docs;

it('a search is watched once the link of its mail was opened and pressed, and the opening alone changes nothing', async () => {
  expect((await visit('/giv-besked/ny', undefined, { query: ASK })).data).toMatchObject({
    ...{
      step: 'ask',
      name: 'Volvo, Højst 300.000 kr.',
      back: '/soeg?maerke=volvo&pris_til=300000',
    },
  });
  expect(await wish('Jens@eksempel.dk')).toMatchObject({
    status: 303,
    location: '/giv-besked/sendt',
  });
  const [mail, ...others] = await deliverMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: { address: 'Jens@eksempel.dk' } });
  const link = linkOf(mail);
  const stored = async () => JSON.stringify((await watchers()).map((one) => one.data()));
  const before = await stored();
  expect((await visit(link)).data).toMatchObject({
    step: 'confirm',
    name: 'Volvo, Højst 300.000 kr.',
  });
  expect(await stored()).toBe(before);
  expect((await visit(link, {})).data).toMatchObject({ step: 'watches', news: 'fresh' });
  expect(await stored()).not.toBe(before);
  // A visitor who opens the mail again reads that it is done.
  expect((await visit(link)).data).toMatchObject({ step: 'watches', news: null });
});

it('an address that nobody confirms gets its confirmations, at most three a day, and nothing else', async () => {
  for (let at = 0; at < 6; at += 1) {
    await wish('jens@eksempel.dk', { ...ASK, pris_fra: String(at) });
    clock.pass(3_600_000);
  }
  await emulator.db.doc('vehicles/v70').set(vehicleDocument({ model: 'V70' }));
  expect(await newsOfDay()).toBe(0);
  expect(await deliverMails()).toHaveLength(3);
  clock.pass(3 * DAY_MS);
  expect((await visit(linkOf(sent[0]), {})).data).toEqual({ step: 'wrong' });
  await expireInquiries(stores());
  expect(await watchers()).toEqual([]);
});

it('the mail of a day has the exact difference, and the next one only later changes', async () => {
  await emulator.db.doc('vehicles/xc60').set(vehicleDocument({ model: 'XC60' }));
  await emulator.db.doc('vehicles/sold').set(vehicleDocument({ model: 'S60' }));
  await confirmed('jens@eksempel.dk');
  expect(await newsOfDay()).toBe(0);
  await emulator.db.doc('vehicles/volvo').update({ price: 279_900 });
  await emulator.db.doc('vehicles/xc60').update({ status: 'reserved' });
  await emulator.db.doc('vehicles/sold').update({ status: 'sold', sold_date: clock.now() });
  await emulator.db.doc('vehicles/new').set(vehicleDocument({ model: 'V90' }));
  await emulator.db.doc('vehicles/dear').set(vehicleDocument({ price: 400_000 }));
  await emulator.db.doc('vehicles/draft').set(vehicleDocument({ unpublished: true }));
  expect(await newsOfDay()).toBe(1);
  const [mail] = await deliverMails();
  expect(mail?.subject).toBe('Besked om biler: 1 ny, 1 billigere, 1 reserveret, 1 solgt');
  const text = String(mail?.text);
  expect(text).toMatch(/^Hej\n/u);
  expect(text).toContain('Volvo V60 (2021): 10.000 kr. billigere, end da du sidst hørte om den\n');
  for (const line of ['V90 (2021): ny', 'XC60 (2021): reserveret', 'S60 (2021): solgt']) {
    expect(text).toContain(`Volvo ${line}\n`);
  }
  expect(text).not.toMatch(/dear|draft/u);
  clock.pass(DAY_MS);
  expect(await newsOfDay()).toBe(0);
});

it('a watcher of a vehicle is told that it is sold, and which ones are similar', async () => {
  await emulator.db.doc('vehicles/v70').set(vehicleDocument({ model: 'V70' }));
  await confirmed('jens@eksempel.dk', { biler: 'volvo,findes-ikke' });
  await emulator.db.doc('vehicles/volvo').update({ status: 'sold', sold_date: clock.now() });
  await newsOfDay();
  const [mail] = await deliverMails();
  expect(mail?.subject).toBe('Volvo V60 (2021): solgt');
  expect(String(mail?.text)).toMatch(
    /Volvo V60 \(2021\): solgt\n\nLigner den:\n\nVolvo V70 \(2021\)/u,
  );
  expect(mail?.html).toMatch(/<a href="[^"]+\/car\/v70">Se bilen<\/a>/u);
});

it('a day of 200 changes sends each person one mail, however often the job runs', async () => {
  const people = rounds(100, 5);
  for (let at = 0; at < people; at += 1) {
    await confirmed(`p${at}@eksempel.dk`);
    clock.pass(60_000);
  }
  const batch = emulator.db.batch();
  for (let at = 0; at < 200; at += 1) {
    batch.set(emulator.db.doc(`vehicles/n${at}`), vehicleDocument({ model: `M${at}` }));
  }
  await batch.commit();
  const runs = await Promise.all([newsOfDay(), newsOfDay(), newsOfDay()]);
  expect(runs.reduce((sum, count) => sum + count)).toBe(people);
  await emulator.db.doc('vehicles/n0').update({ status: 'reserved' });
  expect(await newsOfDay()).toBe(0);
  const mails: OutgoingMail[] = [];
  for (let due = await deliverMails(); due.length > 0; due = await deliverMails())
    mails.push(...due);
  expect(new Set(mails.map(({ to }) => (to as { address: string }).address)).size).toBe(people);
  expect(mails).toHaveLength(people);
  clock.pass(DAY_MS);
  expect(await newsOfDay()).toBe(people);
});

it('one press stops everything, from the page or from the mail program, and works again for all time', async () => {
  const link = await confirmed('jens@eksempel.dk');
  await emulator.db.doc('vehicles/new').set(vehicleDocument());
  await newsOfDay();
  const [mail] = await deliverMails();
  const headers = mail?.headers ?? {};
  expect(headers['List-Unsubscribe']).toBe(`<${ORIGIN}${link}>`);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect((await visit(link)).data).toMatchObject({ step: 'watches' });
  expect(await visit(link, { 'List-Unsubscribe': 'One-Click' })).toMatchObject({ status: 303 });
  expect(await watchers()).toEqual([]);
  clock.pass(400 * DAY_MS);
  expect(await visit(link, { 'List-Unsubscribe': 'One-Click' })).toMatchObject({ status: 303 });
  expect(await visit(link)).toMatchObject({ status: 200, data: { step: 'none' } });
});

it('a mail that waits for the mail server is not sent to a watcher who has stopped meanwhile', async () => {
  const link = await confirmed('jens@eksempel.dk');
  await emulator.db.doc('vehicles/new').set(vehicleDocument());
  await newsOfDay();
  await visit(link, {});
  expect(await deliverMails()).toEqual([]);
});

it('one of several watches can be stopped alone', async () => {
  await confirmed('jens@eksempel.dk');
  clock.pass(DAY_MS);
  const link = await confirmed('jens@eksempel.dk', { biler: 'volvo' });
  const { data } = await visit(link);
  expect(data.watches.map(({ name }: { name: string }) => name)).toEqual([
    'Volvo, Højst 300.000 kr.',
    'Volvo V60',
  ]);
  await visit(link, { key: data.watches[0].key });
  expect((await visit(link)).data.watches).toMatchObject([{ name: 'Volvo V60' }]);
});

it('a watch ends after six months by itself', async () => {
  await confirmed('jens@eksempel.dk');
  clock.pass(186 * DAY_MS);
  await emulator.db.doc('vehicles/new').set(vehicleDocument());
  expect(await newsOfDay()).toBe(0);
  await expireInquiries(stores());
  expect(await watchers()).toEqual([]);
});

it('a link that differs from ours, and a press from another site, do nothing', async () => {
  const link = await confirmed('jens@eksempel.dk');
  const forged = `${link.slice(0, -1)}${link.endsWith('a') ? 'b' : 'a'}`;
  expect(await visit(forged, {})).toMatchObject({ status: 404, data: { step: 'wrong' } });
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect(await visit(link, {}, { headers })).toMatchObject({ status: 403 });
  expect(await watchers()).toHaveLength(1);
});

it('a watch of almost everything, a wrong address and an old form are refused by name', async () => {
  const query = { query: ASK };
  expect((await visit('/giv-besked/ny')).data).toEqual({ step: 'wide' });
  expect(await wish('jens', ASK)).toMatchObject({ status: 422, data: { problem: 'invalid' } });
  const old = { email: 'jens@eksempel.dk', token: 'old' };
  const answer = await visit('/giv-besked/ny', old, query);
  expect(answer).toMatchObject({ status: 403, data: { problem: 'again', email: old.email } });
  expect(
    await wish('j@eksempel.dk', { soeg: 'vind penge på www.spam.example', maerke: 'volvo' }),
  ).toMatchObject({ status: 303 });
  expect(String((await deliverMails())[0]?.text)).not.toContain('spam');
});

it('a flood is limited by network and, from many networks, as a whole, and others pass until that limit', async () => {
  const passed = { one: 0, many: 0 };
  const others = 2 * perHour;
  for (let at = 0; at < perHour + 5; at += 1) {
    if ((await wish(`a${at}@eksempel.dk`)).status === 303) passed.one += 1;
  }
  expect(passed.one).toBe(perHour);
  expect(await wish('kunde@eksempel.dk', ASK, '198.51.100.1')).toMatchObject({ status: 303 });
  for (let at = 0; at < others; at += 1) {
    const address = `203.0.${Math.floor(at / 250)}.${at % 250}`;
    if ((await wish(`b${at}@eksempel.dk`, ASK, address)).status === 303) passed.many += 1;
  }
  console.info(
    `wishes an hour: ${passed.one} of one network, ${passed.many} more of many networks`,
  );
  expect(passed.one + passed.many + 1).toBe(2.5 * perHour);
}, 120_000);

it('the watches of a person are exported and erased with the person’s data', async () => {
  await confirmed('Jens@eksempel.dk');
  const staff = { ...stores(), staffMember: async () => null, deliver: async () => undefined };
  const member = { uid: 'u', email: 'mette@nordvang-biler.example', role: 'owner' as const };
  const copy = JSON.parse(String((await exportPerson('jens@eksempel.dk', member, staff)).body));
  await emulator.inquiriesDb.doc('inquiries/i').set(inquiryDocument(clock.now()));
  expect((await threadOf('i', emulator.inquiriesDb)).mails).toEqual([]);
  expect(copy.mails).toMatchObject([{ kind: 'watch_confirm' }]);
  expect(copy.watches).toMatchObject([
    { email: 'Jens@eksempel.dk', watches: [{ name: 'Volvo, Højst 300.000 kr.' }] },
  ]);
  await erasePerson('jens@eksempel.dk', member, staff);
  expect(await watchers()).toEqual([]);
  expect((await emulator.inquiriesDb.collection('mails').get()).size).toBe(0);
});

it('staff see how many people wait for a vehicle before it is published, and nobody else does', async () => {
  await confirmed('a@eksempel.dk');
  await confirmed('b@eksempel.dk');
  await confirmed('c@eksempel.dk', { maerke: 'tesla' });
  await wish('unconfirmed@eksempel.dk');
  const { created_at: _, updated_at: __, ...fields } = vehicleDocument({ unpublished: true });
  const ask = async (asked: object, role: 'sales' | 'photographer' = 'sales') => {
    const request = postJson('/api/watches', asked, { authorization: 'Bearer any' });
    const staffMember = async () => ({ uid: 'u', email: 'j@nordvang.example', role });
    const answer = await waitingBuyers(request, { ...stores(), staffMember });
    return [answer.status, JSON.parse(String(answer.body)).waiting];
  };
  const count = (vehicle: object, role?: 'photographer') => ask({ vehicle }, role);
  expect(await count(fields)).toEqual([200, 2]);
  expect(await count({ ...fields, price: 300_001 })).toEqual([200, 0]);
  expect(await count({ ...fields, make: 'Tesla' })).toEqual([200, 1]);
  expect(await count(fields, 'photographer')).toEqual([403, undefined]);
  // A person who waits for two of many that are published at once gets one mail.
  const ids = ['draft-1', 'draft-2', 'draft-3'];
  for (const id of ids)
    await emulator.db.doc(`vehicles/${id}`).set({ ...vehicleDocument(), ...fields });
  expect(await ask({ ids: [...ids, 'gone'] })).toEqual([200, 2]);
  await emulator.db.doc('vehicles/draft-3').update({ make: 'Tesla' });
  expect(await ask({ ids })).toEqual([200, 3]);
  expect(await ask({ ids: [] })).toEqual([400, undefined]);
});

it('the mails of a day are made once, in the afternoon, or later where the server was down then', async () => {
  const mailsOfWatches = async () =>
    (await emulator.inquiriesDb.collection('mails').where('kind', '==', 'watch_news').get()).size;
  await confirmed('jens@eksempel.dk');
  await emulator.db.doc('vehicles/new').set(vehicleDocument());
  const at = (time: string) => ({ ...newsDeps(), now: () => new Date(`2027-03-28T${time}:00Z`) });
  // The clock goes forward on this day: half past three is 13:30 of UTC.
  const [watcher] = await watchers();
  const later = new Date('2027-05-01T00:00:00Z');
  const [watch] = watcher?.get('watches') ?? [];
  await watcher?.ref.update({ watches: [{ ...watch, ends_at: later }], expires_at: later });
  await mailNewsOfDay(at('13:29'));
  expect(await mailsOfWatches()).toBe(0);
  await mailNewsOfDay(at('20:00'));
  await mailNewsOfDay(at('20:01'));
  expect(await mailsOfWatches()).toBe(1);
});

it('a confirmation is sent before the mails of the day, however many they are', async () => {
  const batch = emulator.inquiriesDb.batch();
  for (let at = 0; at < SWEEP_SIZE; at += 1) {
    const mail = { ...receiptDocument(clock.now(), ''), kind: 'watch_news', watcher_id: `w${at}` };
    batch.set(emulator.inquiriesDb.doc(`mails/m${at}`), mail);
  }
  await batch.commit();
  await wish('jens@eksempel.dk');
  expect(await deliverMails()).toMatchObject([{ subject: 'Bekræft, at du vil have besked' }]);
});
