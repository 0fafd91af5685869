import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchWords } from '#domain/inquiry/search-words.ts';
import type { InquiryPage, PersonThread } from '#domain/inquiry/staff-api.ts';
import { deliver } from '#functions/src/inquiries/delivery/deliver.ts';
import type { Outbox } from '#functions/src/inquiries/delivery/outboxes.ts';
import { smtpSender } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { expireInquiries } from '#functions/src/inquiries/expire-inquiries.ts';
import { staffInquiries } from '#functions/src/inquiries/staff/staff-inquiries.ts';
import { inquiryDocument, vehicleDocument } from '../builders.ts';
import {
  apiRequest,
  postJson,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from '../support.ts';
import { type Behaviour, startSmtpServer, type TestSmtpServer } from './smtp-server.ts';

const PATH = '/api/inquiries';
const STAFF = { authorization: 'Bearer staff' };

let behave: () => Behaviour = () => 'accept';
let emulator: TestEmulator;
let smtp: TestSmtpServer;
beforeAll(async () => {
  emulator = await startTestEmulator();
  smtp = await startSmtpServer(() => behave());
});
afterAll(async () => {
  await smtp.close();
  await emulator.close();
});
beforeEach(async () => {
  behave = () => 'accept';
  await emulator.clear();
  smtp.mails.length = 0;
});

const clock = testClock();
const deps = () => ({
  db: emulator.db,
  inquiriesDb: emulator.inquiriesDb,
  now: clock.now,
  staffMember: async (token: string) =>
    token === 'staff' ? { uid: 'u1', email: 'chef@eksempel.dk', role: 'owner' as const } : null,
  deliver: (id: string, outbox: Outbox) =>
    deliver(
      id,
      {
        db: emulator.db,
        inquiriesDb: emulator.inquiriesDb,
        now: clock.now,
        random: () => 0,
        send: smtpSender(smtp.url),
        from: 'kontakt@nordvang-biler.example',
        to: 'salg@nordvang-biler.example',
        publicUrl: 'https://nordvang-biler.example',
        inbound: { domain: '', secret: 'secret' },
      },
      outbox,
    ),
});

async function list(query = ''): Promise<InquiryPage> {
  const request = apiRequest(PATH, { headers: STAFF, query: new URLSearchParams(query) });
  return JSON.parse(String((await staffInquiries(request, deps())).body));
}
async function act(body: unknown) {
  const answer = await staffInquiries(postJson(PATH, body, STAFF), deps());
  return { status: answer.status, ...JSON.parse(String(answer.body)) };
}
async function store(id: string, fields: Record<string, unknown> = {}) {
  await emulator.inquiriesDb.doc(`inquiries/${id}`).set(inquiryDocument(clock.now(), fields));
}

describe('the inquiries for staff', () => {
  it('only staff may read and change inquiries', async () => {
    const visitor = { authorization: 'Bearer visitor' };
    expect(await staffInquiries(apiRequest(PATH), deps())).toMatchObject({ status: 401 });
    expect(await staffInquiries(apiRequest(PATH, { headers: visitor }), deps())).toMatchObject({
      status: 403,
    });
    expect(
      await staffInquiries(postJson(PATH, { action: 'erase' }, visitor), deps()),
    ).toMatchObject({
      status: 403,
    });
  });

  it('inquiries are listed newest first, page by page, including those of the same moment', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      await store(id);
      if (id !== 'b') clock.pass(1000);
    }
    const first = await list('limit=2');
    const second = await list(`limit=2&before=${first.next}`);
    const third = await list(`limit=2&before=${second.next}`);
    expect([first, second, third].map((page) => page.inquiries.map(({ id }) => id))).toEqual([
      ['e', 'd'],
      ['c', 'b'],
      ['a'],
    ]);
    expect(third.next).toBeNull();
    expect(first.inquiries[0]).toMatchObject({
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('open inquiries and those with undelivered mail are found and counted among a thousand', async () => {
    const batch = emulator.inquiriesDb.batch();
    for (let index = 0; index < 1000; index += 1) {
      const fields = {
        state: index % 10 === 0 ? 'new' : index % 2 === 0 ? 'waiting' : 'closed',
        delivery: index % 400 === 0 ? 'dead' : index % 400 === 1 ? 'held' : 'sent',
      };
      clock.pass(1000);
      const reference = emulator.inquiriesDb.doc(`inquiries/m${String(index).padStart(4, '0')}`);
      batch.set(reference, inquiryDocument(clock.now(), fields));
    }
    await batch.commit();
    const counts = { all: 1000, new: 100, waiting: 400, closed: 500, failed: 6 };
    const open = await list('show=new&limit=60');
    expect(open.counts).toEqual(counts);
    expect(open.inquiries.map(({ id }) => id).slice(0, 2)).toEqual(['m0000', 'm0010']);
    const rest = await list(`show=new&limit=60&before=${open.next}`);
    expect(rest.inquiries).toHaveLength(40);
    expect(rest.inquiries.at(-1)?.id).toBe('m0990');
    expect(rest).toMatchObject({ counts, next: null });
    const failed = await list('show=failed');
    expect(failed.inquiries.map(({ id }) => id)).toEqual([
      'm0801',
      'm0800',
      'm0401',
      'm0400',
      'm0001',
      'm0000',
    ]);
    expect((await list('show=nonsense&limit=1')).inquiries[0]?.id).toBe('m0999');
  });

  it('staff close an inquiry and open it again, and the first answer keeps its time', async () => {
    await store('a');
    const first = clock.now().toISOString();
    const closed = { state: 'closed', closed_at: first, first_answer_at: first, version: 1 };
    expect(await act({ action: 'update', id: 'a', version: 0, state: 'closed' })).toMatchObject({
      status: 200,
      inquiry: { ...closed, first_answer_by: 'chef@eksempel.dk' },
    });
    clock.pass(60_000);
    const again = await act({ action: 'update', id: 'a', version: 1, state: 'new' });
    expect(again.inquiry).toMatchObject({ state: 'new', closed_at: null, first_answer_at: first });
  });

  it('a change of an inquiry that somebody changed meanwhile is refused with what is stored now', async () => {
    await store('a');
    await act({ action: 'update', id: 'a', version: 0, mine: true });
    expect(await act({ action: 'update', id: 'a', version: 0, state: 'closed' })).toMatchObject({
      status: 409,
      inquiry: { state: 'new', owner: 'chef@eksempel.dk', version: 1 },
    });
  });

  it('an inquiry from before states existed is listed as new or closed', async () => {
    const { state: _, version: __, ...old } = inquiryDocument(clock.now());
    await emulator.inquiriesDb.doc('inquiries/open').set({ ...old, handled: false });
    const handled = { handled: true, handled_at: clock.now() };
    await emulator.inquiriesDb.doc('inquiries/done').set({ ...old, ...handled });
    expect(await list('show=new')).toMatchObject({ inquiries: [{ id: 'open', state: 'new' }] });
    expect(await list('show=closed')).toMatchObject({
      inquiries: [{ id: 'done', state: 'closed', closed_at: clock.now().toISOString() }],
      counts: { new: 1, closed: 1, waiting: 0 },
    });
    await act({ action: 'update', id: 'open', version: 0, state: 'waiting' });
    expect((await list('show=new')).inquiries).toEqual([]);
    expect(await list('show=waiting')).toMatchObject({ inquiries: [{ id: 'open' }] });
  });

  it('an inquiry that waits for its customer comes back on the day of its reminder', async () => {
    await store('a');
    const day = new Date(clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await act({ action: 'update', id: 'a', version: 0, state: 'waiting', remind_on: day });
    expect(await list('show=new')).toMatchObject({ inquiries: [], counts: { new: 0 } });
    clock.pass(3 * 86_400_000);
    expect(await list('show=new')).toMatchObject({ inquiries: [{ id: 'a' }], counts: { new: 1 } });
  });

  it('an old inquiry is found by the beginnings of two words that many have one of', async () => {
    const batch = emulator.inquiriesDb.batch();
    for (let index = 0; index <= 450; index += 1) {
      const name = index === 450 ? 'Dorte Mosevang' : index % 2 ? 'Dorte Ager' : 'Bo Mosevang';
      const document = inquiryDocument(new Date(clock.now().getTime() - index * 1000), { name });
      const reference = emulator.inquiriesDb.doc(`inquiries/m${index}`);
      batch.set(reference, { ...document, words: searchWords(document) });
    }
    await batch.commit();
    const { inquiries } = await list('search=do%20mo');
    expect(inquiries.map(({ id }) => id)).toEqual(['m450']);
  });

  it('inquiries are found by their content, which must have all typed words', async () => {
    const texts = [
      { name: 'Søren Sørensen', message: 'Er den til at trække?' },
      { name: 'Ida Holm', phone: '+45 12 34 56 78' },
    ];
    for (const [index, text] of texts.entries()) {
      const document = inquiryDocument(clock.now(), text);
      const words = searchWords(document as Parameters<typeof searchWords>[0]);
      await emulator.inquiriesDb.doc(`inquiries/m${index}`).set({ ...document, words });
    }
    const found = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).inquiries.map(({ id }) => id);
    expect(await found('søren trække')).toEqual(['m0']);
    expect(await found('1234 56')).toEqual(['m1']);
    expect(await found('v60')).toHaveLength(2);
    expect(await found('søren golf')).toEqual([]);
  });

  it('staff do not overwrite a note that somebody else wrote in the meantime', async () => {
    await store('a', { note: 'Ringet' });
    const overtaken = { action: 'note', id: 'a', note: 'Skrevet', note_before: '' };
    expect(await act(overtaken)).toMatchObject({ status: 409, inquiry: { note: 'Ringet' } });
    const seen = { ...overtaken, note: 'Ringet og skrevet', note_before: 'Ringet' };
    expect(await act(seen)).toMatchObject({ status: 200, inquiry: { note: 'Ringet og skrevet' } });
  });

  it('an inquiry whose mail was given up is sent while staff wait, and a new failure is its answer', async () => {
    await store('a', { delivery: 'dead', attempts: 12, next_attempt_at: null });
    await store('b', { delivery: 'dead', attempts: 12, next_attempt_at: null });
    expect(await act({ action: 'retry', id: 'a' })).toMatchObject({
      status: 200,
      inquiry: { delivery: 'sent', attempts: 1, next_attempt_at: null },
    });
    expect(smtp.mails).toHaveLength(1);
    behave = () => 'refuse';
    const failed = await act({ action: 'retry', id: 'b' });
    expect(failed).toMatchObject({ status: 200, inquiry: { delivery: 'pending', attempts: 1 } });
    expect(failed.inquiry.delivery_error).not.toBe('');
    expect(smtp.mails).toHaveLength(1);
  });

  it('staff cannot create an inquiry by updating a missing one', async () => {
    expect(await act({ action: 'update', id: 'nope', version: 0, state: 'closed' })).toMatchObject({
      status: 404,
    });
    expect((await list()).inquiries).toEqual([]);
  });

  it('the inquiries endpoint refuses invalid actions', async () => {
    expect(await act({ action: 'update', id: '../x', version: 0 })).toMatchObject({
      status: 422,
      fields: { id: 'not_an_id' },
    });
    expect(await act(null)).toMatchObject({ status: 422 });
  });

  it('all inquiries of one person are exported and erased, and nobody else’s', async () => {
    await store('a', { email: 'Jens@Eksempel.dk', email_key: 'jens@eksempel.dk' });
    await store('b');
    await store('c', { email: 'ida@eksempel.dk', email_key: 'ida@eksempel.dk' });
    const exported = await act({ action: 'export', person: 'jens@eksempel.dk' });
    expect(exported.inquiries.map(({ id }: { id: string }) => id).sort()).toEqual(['a', 'b']);
    expect(await act({ action: 'erase', person: 'jens@eksempel.dk' })).toMatchObject({ erased: 2 });
    expect((await list()).inquiries.map(({ id }) => id)).toEqual(['c']);
  });

  it('the copy of a person’s data has the replies, and erasing deletes unsent ones', async () => {
    await store('a');
    behave = () => 'busy';
    await act(answerTo('a', 0, 'k1'));
    const exported = await act({ action: 'export', person: 'jens@eksempel.dk' });
    expect(exported.mails).toMatchObject([{ id: 'k1', text: 'Ja, kom forbi.' }]);
    await act({ action: 'erase', person: 'jens@eksempel.dk' });
    const mails = await emulator.inquiriesDb.collection('mails').get();
    expect([mails.size, smtp.mails.length]).toEqual([0, 0]);
  });

  it('an inquiry is deleted when its retention time has passed', async () => {
    await store('old');
    clock.pass(364 * 86_400_000);
    await store('young');
    expect(await expireInquiries(deps())).toBe(0);
    clock.pass(86_400_000);
    expect(await expireInquiries(deps())).toBe(1);
    expect((await list()).inquiries.map(({ id }) => id)).toEqual(['young']);
  });
});

const answerTo = (id: string, version: number, key: string) => ({
  action: 'reply',
  ...{ id, version, key },
  subject: 'Volvo V60',
  text: 'Ja, kom forbi.',
  state: 'waiting',
});

describe('a reply from the admin', () => {
  it('a reply goes to the visitor through the outbox and makes the inquiry wait for the customer', async () => {
    await store('a');
    const answer = await act(answerTo('a', 0, 'k1'));
    expect(answer).toMatchObject({
      status: 200,
      inquiry: { state: 'waiting', version: 1, owner: 'chef@eksempel.dk' },
    });
    expect(smtp.mails.map(({ to }) => to)).toEqual([['jens@eksempel.dk']]);
    expect(smtp.mails[0]?.raw).toMatch(/^In-Reply-To: <a\.receipt@/imu);
    const thread = await threadOf('a');
    expect(thread.mails).toMatchObject([
      { kind: 'reply', delivery: 'sent', text: 'Ja, kom forbi.' },
    ]);
  });

  it('a reply that is sent twice by the same press is mailed once', async () => {
    await store('a');
    const both = await Promise.all([act(answerTo('a', 0, 'k1')), act(answerTo('a', 0, 'k1'))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('the second of two people who answer one inquiry is refused and nothing is mailed twice', async () => {
    await store('a');
    const both = await Promise.all([act(answerTo('a', 0, 'k1')), act(answerTo('a', 0, 'k2'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('a mail to those who did not get a vehicle is refused for another inquiry of its buyer', async () => {
    await store('bought');
    await store('leasing');
    await store('other', { email: 'ida@eksempel.dk', email_key: 'ida@eksempel.dk' });
    await act({ action: 'update', id: 'bought', version: 0, state: 'closed', bought: true });
    const toOthers = (id: string) => act({ ...answerTo(id, 0, `k-${id}`), to_others: true });
    expect(await toOthers('leasing')).toMatchObject({ status: 422, error: 'buyer' });
    expect(await toOthers('other')).toMatchObject({ status: 200 });
    expect(smtp.mails.map(({ to }) => to)).toEqual([['ida@eksempel.dk']]);
    expect(await act(answerTo('leasing', 0, 'k1'))).toMatchObject({ status: 200 });
  });

  it('a reply that the mail server refuses is listed as not sent and can be sent again', async () => {
    await store('a', { delivery: 'sent', next_attempt_at: null });
    behave = () => 'refuse';
    await act(answerTo('a', 0, 'k1'));
    await emulator.inquiriesDb.doc('mails/k1').update({ delivery: 'dead', next_attempt_at: null });
    expect(await list('show=failed')).toMatchObject({
      inquiries: [{ id: 'a' }],
      counts: { failed: 1 },
    });
    behave = () => 'accept';
    expect(await act({ action: 'retry', id: 'k1', mail: true })).toMatchObject({ status: 200 });
    await act({ action: 'retry', id: 'k1', mail: true });
    expect(smtp.mails).toHaveLength(1);
    expect((await list('show=failed')).counts.failed).toBe(0);
  });
});

it('the response times of a month are read, with the number of inquiries that wait beyond the promise', async () => {
  await store('a', { promised_at: clock.now() });
  await store('b', { promised_at: clock.now() });
  await act(answerTo('a', 0, 'k1'));
  const query = new URLSearchParams({ answers: '30' });
  const answer = await staffInquiries(apiRequest(PATH, { headers: STAFF, query }), deps());
  expect(JSON.parse(String(answer.body))).toMatchObject({
    all: { count: 1 },
    people: { 'chef@eksempel.dk': { count: 1 } },
    types: { inquiry: { count: 1 } },
    overdue: 1,
  });
});

describe('an inquiry entered by hand', () => {
  const call = { action: 'add', name: 'Bent Ringer', message: 'Vil prøve V60', channel: 'phone' };

  it('a phone call is stored as a new inquiry with its car, without any mail', async () => {
    await emulator.db.doc('vehicles/volvo').set(vehicleDocument());
    const entry = { ...call, key: 'h1', reach: '+45 87 65 43 21', vehicle_id: 'volvo' };
    expect(await act(entry)).toMatchObject({
      status: 200,
      inquiry: { state: 'new', channel: 'phone', delivery: 'none', vehicle: { model: 'V60' } },
    });
    expect(await act(entry)).toMatchObject({ status: 200, inquiry: { id: 'h1' } });
    expect((await list()).counts.all).toBe(1);
    expect((await list('search=87654321')).inquiries).toHaveLength(1);
    expect(await act(answerTo('h1', 0, 'k1'))).toMatchObject({ status: 422, error: 'no_address' });
  });

  it('a caller whose number is known joins the thread of their mails', async () => {
    await store('a', { phone_key: '87654321' });
    await act({ ...call, key: 'h1', reach: '87 65 43 21' });
    const { inquiries } = await threadOf('a');
    expect(inquiries.map(({ id }) => id).sort()).toEqual(['a', 'h1']);
  });

  it('an entry by hand with neither number nor address is refused', async () => {
    expect(await act({ ...call, key: 'h1', reach: 'kender ham' })).toMatchObject({
      status: 422,
      fields: { reach: 'not_a_phone' },
    });
  });
});

async function threadOf(thread: string): Promise<PersonThread> {
  const query = new URLSearchParams({ thread });
  const answer = await staffInquiries(apiRequest(PATH, { headers: STAFF, query }), deps());
  return JSON.parse(String(answer.body));
}
