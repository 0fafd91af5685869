import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InquiryPage } from '#domain/inquiry/inquiry.ts';
import { deliver } from '#functions/src/inquiries/delivery/deliver.ts';
import { smtpSender } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { expireInquiries } from '#functions/src/inquiries/expire-inquiries.ts';
import { staffInquiries } from '#functions/src/inquiries/staff-inquiries.ts';
import { inquiryDocument } from '../builders.ts';
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
  await emulator.clear('inquiries');
});

const clock = testClock();
const deps = () => ({
  db: emulator.db,
  inquiriesDb: emulator.inquiriesDb,
  now: clock.now,
  staffMember: async (token: string) =>
    token === 'staff' ? { uid: 'u1', email: 'chef@eksempel.dk', role: 'owner' as const } : null,
  deliver: (id: string) =>
    deliver(id, {
      inquiriesDb: emulator.inquiriesDb,
      now: clock.now,
      random: () => 0,
      send: smtpSender(smtp.url),
      from: 'kontakt@nordvang-biler.example',
      to: 'salg@nordvang-biler.example',
      publicUrl: 'https://nordvang-biler.example',
    }),
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
        handled: index % 10 !== 0,
        delivery: index % 400 === 0 ? 'dead' : index % 400 === 1 ? 'held' : 'sent',
      };
      clock.pass(1000);
      const reference = emulator.inquiriesDb.doc(`inquiries/m${String(index).padStart(4, '0')}`);
      batch.set(reference, inquiryDocument(clock.now(), fields));
    }
    await batch.commit();
    const counts = { all: 1000, open: 100, failed: 6 };
    const open = await list('show=open&limit=60');
    expect(open.counts).toEqual(counts);
    expect(open.inquiries.map(({ id }) => id).slice(0, 2)).toEqual(['m0000', 'm0010']);
    const rest = await list(`show=open&limit=60&before=${open.next}`);
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

  it('staff mark an inquiry as handled and give it a note', async () => {
    await store('a');
    expect(await act({ action: 'update', id: 'a', handled: true, note: 'Ringet' })).toMatchObject({
      status: 200,
      inquiry: { handled: true, note: 'Ringet', handled_at: clock.now().toISOString() },
    });
    expect(await act({ action: 'update', id: 'a', handled: false })).toMatchObject({
      inquiry: { handled: false, note: 'Ringet', handled_at: null },
    });
  });

  it('staff do not overwrite a note that somebody else wrote in the meantime', async () => {
    await store('a', { note: 'Ringet' });
    const overtaken = { action: 'update', id: 'a', note: 'Skrevet', note_before: '' };
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
    expect(await act({ action: 'update', id: 'nope', handled: true })).toMatchObject({
      status: 404,
    });
    expect((await list()).inquiries).toEqual([]);
  });

  it('the inquiries endpoint refuses invalid actions', async () => {
    expect(await act({ action: 'update', id: '../x' })).toMatchObject({
      status: 422,
      fields: { id: 'not_an_id' },
    });
    expect(await act(null)).toMatchObject({ status: 422 });
  });

  it('all inquiries of one person are exported and erased, and nobody else’s', async () => {
    await store('a', { email: 'Jens@Eksempel.dk', email_key: 'jens@eksempel.dk' });
    await store('b');
    await store('c', { email: 'ida@eksempel.dk', email_key: 'ida@eksempel.dk' });
    const exported = await act({ action: 'export', email: 'JENS@eksempel.dk' });
    expect(exported.inquiries.map(({ id }: { id: string }) => id).sort()).toEqual(['a', 'b']);
    expect(await act({ action: 'erase', email: 'jens@eksempel.dk' })).toMatchObject({ erased: 2 });
    expect((await list()).inquiries.map(({ id }) => id)).toEqual(['c']);
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
