import { createHmac, randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composeReply } from '#functions/src/inquiries/delivery/compose-reply.ts';
import { deliver } from '#functions/src/inquiries/delivery/deliver.ts';
import { VISITOR_MAILS } from '#functions/src/inquiries/delivery/outboxes.ts';
import { smtpSender } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import {
  type ReceiveMailDeps,
  receiveMail,
} from '#functions/src/inquiries/inbound/receive-mail.ts';
import { inquiryOfAddress, replyAddress } from '#functions/src/inquiries/inbound/reply-address.ts';
import { anInquiry } from '#tests/support/builders.ts';
import { inquiryDocument } from '../builders.ts';
import {
  apiRequest,
  rounds,
  seededRandom,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from '../support.ts';
import { HOSTILE_TEXTS, startSmtpServer, type TestSmtpServer } from './smtp-server.ts';

const KEY = 'key of Mailgun';
const INBOUND = { domain: 'svar.nordvang-biler.example', secret: 'secret' };
const SALES = 'salg@nordvang-biler.example';

let emulator: TestEmulator;
let smtp: TestSmtpServer;
beforeAll(async () => {
  emulator = await startTestEmulator();
  smtp = await startSmtpServer(() => 'accept');
});
afterAll(async () => {
  await smtp.close();
  await emulator.close();
});
beforeEach(async () => {
  await emulator.clear();
  smtp.mails.length = 0;
});

const clock = testClock();
const deps = (overrides: Partial<ReceiveMailDeps> = {}): ReceiveMailDeps => ({
  inquiriesDb: emulator.inquiriesDb,
  now: clock.now,
  inbound: INBOUND,
  key: KEY,
  own: [SALES],
  ...overrides,
});
const deliveryDeps = () => ({
  db: emulator.db,
  inquiriesDb: emulator.inquiriesDb,
  now: clock.now,
  random: () => 0,
  send: smtpSender(smtp.url),
  from: 'Nordvang Biler <kontakt@nordvang-biler.example>',
  to: SALES,
  publicUrl: 'https://nordvang-biler.example',
  inbound: INBOUND,
});

const ADDRESS = replyAddress('m1', INBOUND) ?? '';
const mimeOf = (body: string, headers: string[] = [], messageId = `${randomUUID()}@eksempel.dk`) =>
  [
    'From: Jens Hansen <jens@eksempel.dk>',
    `To: ${ADDRESS}`,
    'Subject: Re: Din henvendelse',
    `Message-ID: <${messageId}>`,
    ...headers,
    '',
    body,
  ].join('\r\n');
const HTML = ['Content-Type: text/html; charset=utf-8'];

interface Call {
  recipient?: string;
  token?: string;
  key?: string;
  sentAt?: Date;
  multipart?: boolean;
}

function callOf(mime: string, options: Call = {}) {
  const { recipient = ADDRESS, token = randomUUID(), key = KEY, sentAt = clock.now() } = options;
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  const fields = { recipient, timestamp, token, signature, 'body-mime': mime };
  if (!options.multipart) return new Response(new URLSearchParams(fields));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Response(form);
}

/** Posts a mail as Mailgun does and resolves to the status of the answer. */
async function post(mime: string, options: Call = {}, own = deps()): Promise<number> {
  const call = callOf(mime, options);
  const headers = { 'content-type': call.headers.get('content-type') ?? '' };
  const body = Buffer.from(await call.arrayBuffer());
  const request = apiRequest('/api/inbound/mime', { method: 'POST', headers, body });
  return (await receiveMail(request, own)).status;
}

async function store(fields: Record<string, unknown> = {}): Promise<void> {
  const done = { delivery: 'sent', next_attempt_at: null };
  const document = inquiryDocument(clock.now(), { ...done, ...fields });
  await emulator.inquiriesDb.doc('inquiries/m1').set(document);
}
async function inquiry() {
  return (await emulator.inquiriesDb.doc('inquiries/m1').get()).data() ?? {};
}
async function mails() {
  const { docs } = await emulator.inquiriesDb.collection('mails').get();
  return docs.map((document) => ({ id: document.id, ...document.data() })) as {
    id: string;
    text: string;
    subject: string;
    from: string;
    attachments: string[];
  }[];
}

describe('the address for answers to a reply', () => {
  it('a reply asks for answers at an address that names its inquiry, or at the mailbox where the domain takes no mail', () => {
    const reply = { id: 'r1', subject: 'Svar', text: 'Kom forbi.', by: 'a@b.dk' };
    const options = { from: 'a@b.dk', to: SALES, publicUrl: 'https://nordvang-biler.example' };
    const answeredTo = (domain: string) =>
      composeReply(reply, anInquiry({ id: 'm1' }), { ...options, inbound: { ...INBOUND, domain } })
        .replyTo?.address ?? '';
    expect(answeredTo('')).toBe(SALES);
    expect(answeredTo(INBOUND.domain)).toMatch(/^svar\+m1\.[0-9a-f]{20}@svar\.nordvang/u);
    expect(inquiryOfAddress(answeredTo(INBOUND.domain), INBOUND)).toBe('m1');
  });

  it('an address with the longest ids is short enough for every mail server, and works in any letter case', () => {
    for (const id of [randomUUID(), '0123456789abcdef0123456789abcdef']) {
      const address = replyAddress(id, INBOUND) ?? '';
      expect(address.indexOf('@')).toBeLessThanOrEqual(64);
      expect(inquiryOfAddress(address.toUpperCase(), INBOUND)).toBe(id);
    }
    expect(replyAddress('x'.repeat(60), INBOUND)).toBeNull();
  });

  it('an address that somebody changed belongs to no inquiry', () => {
    const [local = '', domain = ''] = ADDRESS.split('@');
    for (const forged of [
      ADDRESS.replace('m1', 'm2'),
      `${local.slice(0, -1)}@${domain}`,
      `${local}0@${domain}`,
      `${local}@other.example`,
      'svar+m1.@svar.nordvang-biler.example',
      replyAddress('m1', { ...INBOUND, secret: 'other' }) ?? '',
    ]) {
      expect(inquiryOfAddress(forged, INBOUND)).toBeNull();
    }
  });
});

describe('an answer of a visitor by mail', () => {
  it('an answer joins its thread, waits for us with a new promise, and is copied to the mailbox', async () => {
    await store({ state: 'waiting', remind_on: '2026-03-09', version: 3 });
    expect(await post(mimeOf('Ja tak, lørdag passer.'))).toBe(200);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      kind: 'incoming',
      inquiry_id: 'm1',
      email_key: 'jens@eksempel.dk',
      from: 'jens@eksempel.dk',
      subject: 'Re: Din henvendelse',
      text: 'Ja tak, lørdag passer.',
    });
    const { state, remind_on, version, promised_at } = await inquiry();
    expect([state, remind_on, version]).toEqual(['new', null, 4]);
    expect(promised_at.toDate() > clock.now()).toBe(true);

    expect(await deliver(mail?.id ?? '', deliveryDeps(), VISITOR_MAILS)).toBe('sent');
    const taken = smtp.mails[0];
    const copy = await PostalMime.parse(taken?.raw ?? '');
    expect(taken?.to).toEqual([SALES]);
    expect(copy.subject).toBe('Re: Forespørgsel: Volvo V60 (2021) – Jens Hansen');
    expect(copy.inReplyTo).toBe('<m1.inquiry@nordvang-biler.example>');
    expect(copy.replyTo).toEqual([{ name: 'Jens Hansen', address: 'jens@eksempel.dk' }]);
    expect(copy.text).toContain('> Ja tak, lørdag passer.');
    expect(copy.text).toContain('https://nordvang-biler.example/admin#inquiries/m1');
    expect(copy.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('a second answer before ours does not move the promise', async () => {
    const promised_at = new Date(clock.now().getTime() + 60_000);
    await store({ state: 'new', promised_at });
    expect(await post(mimeOf('Er I der?'))).toBe(200);
    expect((await inquiry())['promised_at'].toDate()).toEqual(promised_at);
  });

  it('a mail that is posted again is stored once, with the same token or another', async () => {
    await store();
    const mime = mimeOf('Ja tak.');
    const token = randomUUID();
    const both = await Promise.all([post(mime, { token }), post(mime, { token })]);
    expect([...both, await post(mime), await post(mime, { multipart: true })]).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await mails()).toHaveLength(1);
    expect((await inquiry())['version']).toBe(1);
  });

  it('a mail with files is read, and its files are named and not stored', async () => {
    await store();
    const part = (headers: string[], body: string) => ['--b', ...headers, '', body].join('\r\n');
    const file = 'Content-Disposition: attachment; filename="bil\u202egpj.exe"';
    const body = [
      part(['Content-Type: text/plain; charset=utf-8'], 'Se billedet: æøå'),
      part(['Content-Type: image/jpeg', file], 'AAAA'),
      '--b--',
    ].join('\r\n');
    const mime = mimeOf(body, ['Content-Type: multipart/mixed; boundary=b']);
    expect(await post(mime, { multipart: true })).toBe(200);
    const [mail] = await mails();
    expect([mail?.text, mail?.attachments]).toEqual(['Se billedet: æøå', ['bilgpj.exe']]);
  });

  it('HTML becomes text: nothing in it runs and nothing of it is fetched', async () => {
    await store();
    const html =
      '<html><head><title>x</title><style>p{color:red}</style></head><body><style>@import url(https://evil.example/a)</style><p>Hej<script>alert(1)</script> Jonas &aelig;&#248;<br>ny linje</p><img src="https://evil.example/p.png" onerror="alert(2)"><p>Se <a href="https://bil.example/1">min bil</a></p></body></html>';
    expect(await post(mimeOf(html, HTML))).toBe(200);
    const [mail] = await mails();
    expect(mail?.text).toMatch(
      /^Hej\s+Jonas æø\nny linje\s+Se \(https:\/\/bil\.example\/1\) min bil$/u,
    );
  });

  it('one of two large mails at once is read, and Mailgun delivers the other again', async () => {
    await store();
    const large = (text: string) => mimeOf(`${text}\r\n${'x'.repeat(2_000_000)}`);
    const second = large('to');
    const statuses = await Promise.all([post(large('en')), post(second), post(mimeOf('lille'))]);
    expect(statuses).toEqual([200, 503, 200]);
    expect(await post(second)).toBe(200);
    expect(await mails()).toHaveLength(3);
  });

  it('a mail of any size is stored short', async () => {
    await store();
    expect(await post(mimeOf('ordet '.repeat(100_000)))).toBe(200);
    expect(await post(mimeOf(`<p>${'<div>'.repeat(100_000)}slut`, HTML))).toBe(200);
    expect(await post(mimeOf('x', [`Subject: ${'lang '.repeat(1000)}`]))).toBe(200);
    for (const { text, subject } of await mails()) {
      expect(text.length).toBeLessThanOrEqual(20_002);
      expect(subject.length).toBeLessThanOrEqual(202);
    }
  });
});

describe('a mail that is not stored', () => {
  const programs: [string, string[]][] = [
    ['an absence note', ['Auto-Submitted: auto-replied']],
    ['an older absence note', ['Precedence: auto_reply']],
    ['a mailing list', ['Precedence: list']],
    ['a newsletter', ['List-Id: <news.example>']],
    ['a bounce', ['Return-Path: <>']],
    ['a report', ['Content-Type: multipart/report; boundary=b; report-type=delivery-status']],
  ];
  it.each(programs)('%s is accepted and ignored, so that no loop begins', async (_, headers) => {
    await store({ state: 'waiting' });
    expect(await post(mimeOf('Jeg er på ferie.', headers))).toBe(200);
    expect([await mails(), (await inquiry())['state']]).toEqual([[], 'waiting']);
  });

  it('a mail whose program marks it as written by a person is accepted', async () => {
    await store();
    expect(await post(mimeOf('Ja.', ['Auto-Submitted: no']))).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  it('a copy of our own mail is ignored', async () => {
    await store();
    const mime = mimeOf('Hej').replace('Jens Hansen <jens@eksempel.dk>', `Salg <${SALES}>`);
    expect([await post(mime), await mails()]).toEqual([200, []]);
  });

  it('a forged call, an old one and one for a foreign address store nothing', async () => {
    await store();
    const mime = mimeOf('Ja tak.');
    expect(await post(mime, { key: 'guessed' })).toBe(401);
    const sentAt = new Date(clock.now().getTime() - 13 * 3_600_000);
    expect(await post(mime, { sentAt })).toBe(401);
    expect(await post(mime, { recipient: ADDRESS.replace('m1', 'm2') })).toBe(406);
    expect(await post(mime, { recipient: SALES })).toBe(406);
    const other = replyAddress('gone', INBOUND) ?? '';
    expect(await post(mime, { recipient: other })).toBe(406);
    const empty = apiRequest('/api/inbound/mime', { method: 'POST', body: Buffer.from('{}') });
    expect((await receiveMail(empty, deps())).status).toBe(401);
    expect(await mails()).toEqual([]);
    expect((await emulator.inquiriesDb.collection('limits').get()).size).toBe(0);
  });

  it('a recorded signature is worth nothing for another mail', async () => {
    await store();
    const token = randomUUID();
    expect(await post(mimeOf('Ja tak.'), { token })).toBe(200);
    expect(await post(mimeOf('Send pengene hertil.'), { token })).toBe(406);
    expect(await mails()).toHaveLength(1);
  });

  it('no mail is accepted where no domain or no key is set', async () => {
    await store();
    const off = [{ key: 'none' }, { key: '' }, { inbound: { ...INBOUND, domain: '' } }];
    for (const setting of off) {
      const { key = KEY } = { key: undefined, ...setting };
      expect(await post(mimeOf('Ja.'), { key: key || 'x' }, deps(setting))).toBe(404);
    }
    expect(await mails()).toEqual([]);
  });

  it('thirty mails a day of one person are accepted and no more', async () => {
    await store();
    const statuses: number[] = [];
    for (let number = 0; number < 32; number += 1) {
      clock.pass(1000);
      statuses.push(await post(mimeOf(`Nummer ${number}`)));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([406, 406]);
  });
});

const count = rounds(1000, 20);
it(`the copies of ${count} hostile answers gain no header and no recipient, and stay text`, async () => {
  await store();
  const random = seededRandom(23);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  let stored = 0;
  for (let index = 0; index < count; index += 1) {
    clock.pass(3_600_000);
    const evil = () => pick([...HOSTILE_TEXTS, ...MARKUP]);
    const type = pick(['text/plain', 'text/html', 'text/enriched', 'multipart/mixed; boundary=b']);
    const mime = [
      `From: "${evil()}" <jens${pick(['', evil()])}@eksempel.dk>`,
      `Reply-To: victim@example.com${evil()}`,
      `Subject: ${evil()}`,
      `Message-ID: <${index}${evil()}@x>`,
      `Content-Type: ${type}; charset=utf-8`,
      '',
      `Ja tak${evil()} ${evil()}`,
    ].join('\r\n');
    const status = await post(mime, { multipart: random() < 0.5 });
    expect([200, 406]).toContain(status);
    const { docs } = await emulator.inquiriesDb
      .collection('mails')
      .where('delivery', '==', 'pending')
      .get();
    if (docs.length === 0) continue;
    stored += 1;
    const [document] = docs;
    expect(document?.get('text')).not.toMatch(/[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
    await deliver(document?.id ?? '', deliveryDeps(), VISITOR_MAILS);
    const taken = smtp.mails.at(-1);
    const copy = await PostalMime.parse(taken?.raw ?? '');
    expect(taken?.to).toEqual([SALES]);
    expect(copy.to).toEqual([{ name: '', address: SALES }]);
    expect(copy.replyTo?.map(({ address }) => address)).toEqual(['jens@eksempel.dk']);
    expect(copy.headers.map(({ key }) => key).sort()).toEqual(COPY_HEADERS);
    expect(copy.html).not.toMatch(/<script|<img|<style/iu);
  }
  console.log(`${count} hostile answers: ${stored} stored, 0 extra headers or recipients`);
  expect(stored).toBeGreaterThan(count / 2);
});

const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=https://evil.example/x.png>',
  '<style>@import',
];
const COPY_HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'in-reply-to',
  'message-id',
  'mime-version',
  'references',
  'reply-to',
  'subject',
  'to',
];
