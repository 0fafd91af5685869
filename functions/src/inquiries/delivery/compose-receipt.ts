import { fieldValueText } from '#copy/inquiries/form-fields.ts';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { mailCopy, vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import {
  visitorMailCopy as copy,
  promiseText,
  vehicleNowCopy,
} from '#copy/inquiries/visitor-mail.ts';
import { vehicleName } from '#copy/labels.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { shareUrl } from '#domain/image/image-address.ts';
import { formOf } from '#domain/inquiry/forms.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import { findPublicVehicle } from '#functions/src/public-data/find-public-vehicle.ts';
import { readPrimaryImages } from '#functions/src/public-data/public-images.ts';
import { vehiclePath } from '#paths';
import { inquiryVehicle } from '../receive/inquiry-vehicle.ts';
import { hostOf } from './compose-mail.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { LINK, linkPart, mailBody, type Part } from './mail-parts.ts';
import { receiptFrame } from './receipt-frame.ts';
import type { OutgoingMail } from './smtp-sender.ts';

const LONGEST_QUOTE = 1500;

type ReceiptDeps = Pick<DeliveryDeps, 'db' | 'now' | 'publicUrl' | 'from' | 'to'>;

/**
 * The receipt of an inquiry, with the vehicle as it is now. It goes to an address that anybody may
 * have typed, so it has no word of the visitor but the message, which is left out where it has a
 * link; the reasons are in docs/why/mails.md.
 */
export async function composeReceipt(inquiry: Inquiry, deps: ReceiptDeps): Promise<OutgoingMail> {
  const { parts: frame, ...mail } = receiptFrame(inquiry, deps);
  const vehicle = await vehicleParts(inquiry, deps);
  const parts: Part[] = [
    frame.hello,
    { text: [copy.received, promise(inquiry, deps.now())].filter(Boolean).join(' ') },
    ...vehicle.parts,
    ...quote(inquiry),
    ...frame.end,
    { text: copy.notYou, quiet: true },
  ];
  return {
    ...mail,
    messageId: `<${inquiry.id}.receipt@${hostOf(deps.publicUrl)}>`,
    subject: formOf(inquiry) === 'sell' ? copy.valuationSubject : copy.receiptSubject(vehicle.name),
    ...mailBody(parts),
  };
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
    parts.push(linkPart(mailCopy.link, address));
  }
  if (state !== null) parts.push({ text: state });
  return { name: vehicleLine(current), parts };
}

function quote(inquiry: Inquiry): Part[] {
  const { message, day, daytime } = inquiry;
  const form = formOf(inquiry);
  const wish = [fieldValueText('day', day), fieldValueText('daytime', daytime).toLowerCase()];
  const when = wish.filter(Boolean).join(', ');
  const { subject } = inquiryCopy[form];
  // That somebody has written is no news to them.
  const asked: Part[] =
    form === 'contact' ? [] : [{ text: when ? `${subject}: ${when}` : subject, strong: true }];
  if (message === '') return asked;
  if (LINK.test(message)) return [...asked, { text: copy.notQuoted }];
  const cut = message.length > LONGEST_QUOTE ? `${message.slice(0, LONGEST_QUOTE)} …` : message;
  const typed = form === 'sell' ? cut.replace(inquiryCopy.sell.messageIntro, '') : cut;
  const intro = form === 'sell' ? copy.youOffer : copy.youWrote;
  return [...asked, { text: intro }, { text: typed.toWellFormed(), quote: true }];
}
