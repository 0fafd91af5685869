import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import type { VisitorMailView } from '#domain/inquiry/visitor-mail.ts';

/** What a thread says of a mail that our programs sent, or will send, and the time that goes with it. */
export function mailWords(
  mail: VisitorMailView,
  booking: { version: number } | undefined,
): { text: string; time: string } {
  const { kind, delivery, attempts, created_at, next_attempt_at } = mail;
  const isSent = delivery === 'sent';
  const time = (isSent && mail.sent_at) || created_at;
  if (kind === 'receipt') return { text: isSent ? copy.receiptSent : copy.receiptNotSent, time };
  const about = aboutOf(mail);
  if (isSent) return { text: about, time };
  if (kind === 'booking' && mail.booking_version !== booking?.version) {
    return { text: `${about} (${copy.bookingMailOutdated})`, time };
  }
  if (delivery === 'pending' && attempts === 0 && next_attempt_at) {
    return { text: `${about}, ${copy.bookingMailDue}`, time: next_attempt_at };
  }
  return { text: `${about} (${copy.bookingMailNotSent})`, time };
}

function aboutOf({ id, kind, event = 'confirmed' }: VisitorMailView): string {
  if (kind === 'booking') return copy.bookingMails[event];
  if (event !== 'notice') return copy.reservationMails[event];
  return copy.reservationNotices[id.endsWith('_started') ? 'started' : 'ended'];
}
