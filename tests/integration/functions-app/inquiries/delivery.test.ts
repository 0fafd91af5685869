import { Timestamp } from 'firebase-admin/firestore';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  backoffMs,
  type DeliveryDeps,
  deliver,
  sweepInquiries,
} from '#functions/src/inquiries/delivery/deliver.ts';
import { smtpSender } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { inquiryDocument } from '../builders.ts';
import {
  rounds,
  seededRandom,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from '../support.ts';
import { type Behaviour, startSmtpServer, type TestSmtpServer } from './smtp-server.ts';

const random = seededRandom(7);
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
  await emulator.clear('inquiries');
  smtp.mails.length = 0;
  behave = () => 'accept';
});

const clock = testClock();
function deps(overrides: Partial<DeliveryDeps> = {}): DeliveryDeps {
  return {
    inquiriesDb: emulator.inquiriesDb,
    now: clock.now,
    random,
    send: smtpSender(smtp.url),
    from: 'Nordvang Biler <kontakt@nordvang-biler.example>',
    to: 'salg@nordvang-biler.example',
    publicUrl: 'https://nordvang-biler.example',
    ...overrides,
  };
}

async function store(id: string, fields: Record<string, unknown> = {}) {
  await emulator.inquiriesDb.doc(`inquiries/${id}`).set(inquiryDocument(clock.now(), fields));
}
async function state(id: string): Promise<Record<string, unknown>> {
  return (await emulator.inquiriesDb.doc(`inquiries/${id}`).get()).data() ?? {};
}

describe('the mail of an inquiry', () => {
  it('an inquiry mail goes to the dealer alone, describes the vehicle and replies to the visitor', async () => {
    await store('m1');
    expect(await deliver('m1', deps())).toBe('sent');
    const [taken] = smtp.mails;
    expect(taken?.to).toEqual(['salg@nordvang-biler.example']);
    const mail = await PostalMime.parse(taken?.raw ?? '');
    expect(mail.subject).toBe('Forespørgsel: Volvo V60 (2021) – Jens Hansen');
    expect(mail.replyTo).toEqual([{ name: 'Jens Hansen', address: 'jens@eksempel.dk' }]);
    expect(mail.messageId).toBe('<m1.inquiry@nordvang-biler.example>');
    expect(mail.text).toContain('Pris: 289.900 kr.');
    expect(mail.text).toContain('https://nordvang-biler.example/car/volvo');
    expect(mail.html).toContain('href="https://nordvang-biler.example/car/volvo"');
    expect(await state('m1')).toMatchObject({
      delivery: 'sent',
      attempts: 1,
      next_attempt_at: null,
    });
  });

  it('an inquiry mail is sent once when two deliveries run at the same time', async () => {
    await store('m1');
    const outcomes = await Promise.all([deliver('m1', deps()), deliver('m1', deps())]);
    expect(outcomes.sort()).toEqual(['not_due', 'sent']);
    expect(smtp.mails).toHaveLength(1);
  });

  it('an inquiry mail is not sent while the inquiry is held back', async () => {
    await store('m1', { delivery: 'held', next_attempt_at: null });
    expect(await deliver('m1', deps())).toBe('not_due');
  });

  it('a failed inquiry mail is retried after a delay that grows each time', async () => {
    behave = () => 'busy';
    await store('m1');
    expect(await deliver('m1', deps())).toBe('failed');
    expect(await state('m1')).toMatchObject({ delivery: 'pending', attempts: 1 });
    expect(await deliver('m1', deps())).toBe('not_due');
    behave = () => 'accept';
    clock.pass(backoffMs(1, 1));
    expect(await sweepInquiries(deps())).toBe(1);
    expect(await state('m1')).toMatchObject({ delivery: 'sent', attempts: 2 });
    expect(backoffMs(2, 0.5)).toBe(2 * backoffMs(1, 0.5));
  });

  it('an inquiry mail is given up after twelve attempts, with the reason for staff', async () => {
    behave = () => 'refuse';
    await store('m1');
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect(await deliver('m1', deps())).toBe(attempt < 12 ? 'failed' : 'dead');
      clock.pass(5 * 3_600_000);
    }
    expect(await state('m1')).toMatchObject({
      delivery: 'dead',
      attempts: 12,
      delivery_error: expect.stringContaining('550'),
    });
    expect(await sweepInquiries(deps())).toBe(0);
  });

  it('an inquiry mail is sent again after its lease when the process that tried has died', async () => {
    await store('m1');
    const died = deps({ send: () => new Promise(() => {}) });
    void deliver('m1', died);
    await expect.poll(async () => (await state('m1'))['delivery']).toBe('sending');
    expect(await deliver('m1', deps())).toBe('not_due');
    clock.pass(2 * 60_000);
    expect(await deliver('m1', deps())).toBe('sent');
  });

  it('an inquiry mail about a vehicle not in stock says so and does not link to it', async () => {
    const vehicle = { id: 'x', make: 'Fiat', model: '500', year: 2015, price: 1, known: false };
    await store('m1', { vehicle });
    await deliver('m1', deps());
    const mail = await PostalMime.parse(smtp.mails[0]?.raw ?? '');
    expect(mail.text).toContain('Bilen findes ikke i lageret.');
    expect(mail.text).not.toContain('/car/x');
  });
});

describe('a mail server that misbehaves', () => {
  const count = rounds(2000, 20);
  const faults: Behaviour[] = ['accept', 'busy', 'refuse', 'cut', 'slam'];

  it(`a misbehaving mail server loses none of ${count} inquiries`, async () => {
    const ids = Array.from({ length: count }, (_, index) => `m${index}`);
    const batch = emulator.inquiriesDb.bulkWriter();
    for (const id of ids) {
      batch.set(emulator.inquiriesDb.doc(`inquiries/${id}`), inquiryDocument(clock.now()));
    }
    await batch.close();
    behave = () => {
      // A silent server costs real time, so it is rarer than other faults.
      if (random() < 0.01) return 'silent';
      return faults[Math.floor(random() * faults.length)] ?? 'cut';
    };
    const limits = { connectMs: 5_000, silenceMs: 20_000 };
    const impatient = deps({ send: smtpSender(smtp.url, limits) });
    const refused = deps({ send: smtpSender('smtp://127.0.0.1:1') });
    for (let round = 0; ; round += 1) {
      const pending = await emulator.inquiriesDb
        .collection('inquiries')
        .where('delivery', '!=', 'sent')
        .get();
      if (pending.empty) break;
      // Without faults from now on, since a mail is given up after twelve failures in a row.
      if (round >= 4) behave = () => 'accept';
      while ((await sweepInquiries(round === 1 ? refused : impatient)) > 0);
      clock.pass(4 * 3_600_000);
    }
    const byId = Map.groupBy(smtp.mails, ({ raw }) => /^Message-ID: <(m\d+)\./imu.exec(raw)?.[1]);
    const lost = ids.filter((id) => !byId.has(id));
    const twice = [...byId.values()].filter((mails) => mails.length > 1);
    const unexplained = twice.filter(
      (mails) => mails.filter(({ behaviour }) => behaviour !== 'cut').length > 1,
    );
    console.log(
      `${count} inquiries: ${lost.length} lost, ${twice.length} sent twice after a cut line`,
    );
    expect(lost).toEqual([]);
    expect(unexplained).toEqual([]);
    expect(byId.size).toBe(count);
  });
});

describe('the delivery sweep', () => {
  it('the delivery sweep sends the other inquiries when some cannot be read', async () => {
    for (let number = 1; number <= 6; number += 1) await store(`broken${number}`, { type: 'odd' });
    await store('whole', { next_attempt_at: Timestamp.fromDate(clock.now()) });
    await sweepInquiries(deps());
    expect(await state('whole')).toMatchObject({ delivery: 'sent' });
  });

  it('the delivery sweep ignores inquiries that are not due', async () => {
    await store('later', { next_attempt_at: Timestamp.fromMillis(clock.now().getTime() + 1) });
    await store('done', { delivery: 'sent', next_attempt_at: null });
    expect(await sweepInquiries(deps())).toBe(0);
  });
});
