import type { Firestore } from 'firebase-admin/firestore';
import { fieldValueText } from '#copy/inquiries/form-fields.ts';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import {
  visitorMailCopy as copy,
  promiseText,
  vehicleNowCopy,
} from '#copy/inquiries/visitor-mail.ts';
import { vehicleName } from '#copy/labels.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { dealer } from '#dealer';
import { shareUrl } from '#domain/image/image-address.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import { findPublicVehicle } from '#functions/src/public-data/find-public-vehicle.ts';
import { readPrimaryImages } from '#functions/src/public-data/public-images.ts';
import { vehiclePath } from '#paths';
import { inquiryVehicle } from '../receive/inquiry-vehicle.ts';
import { hostOf } from './compose-mail.ts';
import { mailHtml, type Part, partsText } from './mail-parts.ts';
import type { OutgoingMail } from './smtp-sender.ts';

const LONGEST_QUOTE = 1500;
const LONGEST_NAME = 40;
/** An address, or what a mail program makes a link of. */
const LINK = /:\/\/|www\.|[\p{L}\d_-]\.\p{L}{2,}|@/iu;

interface ReceiptDeps {
  /** The stock. */
  db: Firestore;
  now: () => Date;
  from: string;
  /** The dealer's mailbox, which answers to the receipt go to. */
  to: string;
  publicUrl: string;
}

/**
 * The receipt of an inquiry, with the vehicle as it is now. It goes to an address that anybody may
 * have typed, so it has no word of the visitor but the message, which is left out where it has a
 * link; the reasons are in docs/why/mails.md.
 */
export async function composeReceipt(inquiry: Inquiry, deps: ReceiptDeps): Promise<OutgoingMail> {
  const { signedBy } = dealer.answers;
  const person = dealer.staff.find(({ id }) => id === signedBy) ?? dealer.staff[0];
  const vehicle = await vehicleParts(inquiry, deps);
  const parts: Part[] = [
    { text: copy.hello(firstName(inquiry.name)) },
    { text: [copy.received, promise(inquiry, deps.now())].filter(Boolean).join(' ') },
    ...vehicle.parts,
    ...quote(inquiry),
    { text: `${copy.greeting}\n${person.name}\n${person.position}, ${dealer.name}` },
    { text: copy.reach(person.phone) },
    { text: copy.notYou, quiet: true },
  ];
  return {
    messageId: `<${inquiry.id}.receipt@${hostOf(deps.publicUrl)}>`,
    from: { name: `${person.name}, ${dealer.name}`, address: addressOf(deps.from) },
    to: { name: '', address: inquiry.email },
    replyTo: { name: dealer.name, address: deps.to },
    subject: copy.receiptSubject(vehicle.name),
    text: partsText(parts),
    html: mailHtml(parts),
    // Programs that answer by themselves do not answer to such a mail (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** The address of `Name <address>`. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/u.exec(mailbox)?.[1] ?? mailbox;
}

function promise({ promised_at }: Inquiry, now: Date): string {
  return promised_at && promised_at > now ? copy.promise(promiseText(promised_at, now)) : '';
}

/** The vehicle as visitors see it now; one that the stock never had is only the visitor's words. */
async function vehicleParts(
  { vehicle: asked }: Inquiry,
  { db, now, publicUrl }: ReceiptDeps,
): Promise<{ name: string | null; parts: Part[] }> {
  if (!asked?.known) return { name: null, parts: [] };
  const found = await findPublicVehicle(db, asked.id, now());
  const current = found ? inquiryVehicle(found) : asked;
  const state = vehicleNowCopy[found?.status ?? 'gone'];
  const parts: Part[] = [{ text: vehicleLine(current), strong: true }];
  if (found) {
    const address = `${publicUrl}${vehiclePath(found.id)}`;
    const image = (await readPrimaryImages(db, [found.id])).get(found.id)?.[0];
    if (image) {
      parts.unshift({ image: `${publicUrl}${shareUrl(image.image_url)}`, alt: vehicleName(found) });
    }
    if (state === null) parts.push({ text: copy.price(amountText(current.price)) });
    parts.push({ text: address, href: address });
  }
  if (state !== null) parts.push({ text: state });
  return { name: vehicleLine(current), parts };
}

function quote({ type, message, day, daytime }: Inquiry): Part[] {
  const wish = [fieldValueText('day', day), fieldValueText('daytime', daytime).toLowerCase()];
  const when = wish.filter(Boolean).join(', ');
  const { subject } = inquiryCopy[type];
  const asked: Part = { text: when ? `${subject}: ${when}` : subject, strong: true };
  if (message === '') return [asked];
  if (LINK.test(message)) return [asked, { text: copy.notQuoted }];
  const cut = message.length > LONGEST_QUOTE ? `${message.slice(0, LONGEST_QUOTE)} …` : message;
  return [asked, { text: copy.youWrote }, { text: cut.toWellFormed(), quote: true }];
}

/** The first name; empty where it looks like something else than a name. */
function firstName(name: string): string {
  const first = name.split(/\s/u)[0] ?? '';
  return first.length > LONGEST_NAME || !/^[\p{L}\p{M}'’-]+$/u.test(first) ? '' : first;
}
