import type { Firestore } from 'firebase-admin/firestore';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailSubject } from '#copy/inquiries/inquiry-mail.ts';
import { InquirySubmissionSchema } from '#domain/inquiry/submission.ts';
import { composeMail } from '#functions/src/inquiries/delivery/compose-mail.ts';
import { composeReceipt } from '#functions/src/inquiries/delivery/compose-receipt.ts';
import { composeReply } from '#functions/src/inquiries/delivery/compose-reply.ts';
import { smtpSender } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { validate } from '#functions/src/shared/request/validate.ts';
import { anInquiry } from '#tests/support/builders.ts';
import { submissionBody } from '../builders.ts';
import { rounds, seededRandom } from '../support.ts';
import { HOSTILE_TEXTS, startSmtpServer, type TestSmtpServer } from './smtp-server.ts';

let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer(() => 'accept');
});
afterAll(() => smtp.close());

const HEADERS = [
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

const count = rounds(2000, 40);

const noDocuments = { get: async () => ({ exists: false, data: () => undefined, docs: [] }) };
const RECEIPT = {
  // The vehicles of these inquiries are not in the stock.
  db: { collection: () => ({ doc: () => noDocuments }) } as unknown as Firestore,
  now: () => new Date('2026-03-05T12:00:00Z'),
  from: 'Nordvang Biler <kontakt@nordvang-biler.example>',
  to: 'salg@nordvang-biler.example',
  publicUrl: 'https://nordvang-biler.example',
  inbound: { domain: '', secret: 'secret' },
};

async function expectOneRecipient(address: string, headers: string[]): Promise<void> {
  const taken = smtp.mails.at(-1);
  const mail = await PostalMime.parse(taken?.raw ?? '');
  expect(taken?.to).toEqual([address]);
  expect(mail.to).toEqual([{ name: '', address }]);
  expect(mail.headers.map(({ key }) => key).sort()).toEqual(headers);
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.html).not.toMatch(/<script>/);
}

it(`the mails of an inquiry gain no header and no recipient from ${count} hostile inquiries`, async () => {
  const random = seededRandom(17);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const poison = (text: string) => {
    const at = Math.floor(random() * (text.length + 1));
    return text.slice(0, at) + pick(HOSTILE_TEXTS) + text.slice(at);
  };
  const send = smtpSender(smtp.url);
  let refused = 0;
  for (let index = 0; index < count; index += 1) {
    const body = submissionBody();
    const field = pick(['name', 'email', 'phone', 'message', 'message', 'make', 'model'] as const);
    if (field === 'make' || field === 'model') {
      body.vehicleInfo = { ...body.vehicleInfo, [field]: poison('Volvo') };
    } else body[field] = poison(body[field]);
    const valid = validate(InquirySubmissionSchema, body);
    if (!valid.ok) {
      refused += 1;
      continue;
    }
    const { value } = valid;
    if (!('vehicleInfo' in value)) throw new Error('A vehicle inquiry was expected.');
    const inquiry = anInquiry({
      ...value,
      id: `m${index}`,
      email_key: value.email.toLowerCase(),
      vehicle: { ...value.vehicleInfo, known: random() < 0.5 },
    });
    await send(
      composeMail(inquiry, {
        from: 'Nordvang Biler <kontakt@nordvang-biler.example>',
        to: 'salg@nordvang-biler.example',
        publicUrl: 'https://nordvang-biler.example',
      }),
    );
    await expectOneRecipient('salg@nordvang-biler.example', HEADERS);
    await send(await composeReceipt(inquiry, RECEIPT));
    await expectOneRecipient(inquiry.email, [...HEADERS, 'auto-submitted'].sort());
    const text = poison('Ja, kom forbi.').toWellFormed();
    const subject = mailSubject(inquiry).slice(0, 200);
    await send(composeReply({ id: `r${index}`, subject, text, by: 'a@b.dk' }, inquiry, RECEIPT));
    await expectOneRecipient(inquiry.email, [...HEADERS, 'in-reply-to', 'references'].sort());
    expect(smtp.mails).toHaveLength(3 * (index + 1 - refused));
  }
  console.log(`${count} hostile inquiries: ${refused} refused, 0 extra headers or recipients`);
  expect(refused).toBeGreaterThan(0);
  expect(smtp.mails.length).toBeGreaterThan(count / 4);
});
