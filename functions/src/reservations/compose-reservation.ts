import { mailCopy, vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import { reservationMailCopy as copy } from '#copy/inquiries/reservation.ts';
import { type Reservation, reservationStateAt } from '#domain/booking/reservation.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import type { VisitorMail } from '#domain/inquiry/visitor-mail.ts';
import { bookingPath, paths, vehiclePath } from '#paths';
import { composeNotice } from '../bookings/compose-booking.ts';
import { hostOf } from '../inquiries/delivery/compose-mail.ts';
import type { DeliveryDeps } from '../inquiries/delivery/delivery-deps.ts';
import { linkPart, mailBody, type Part } from '../inquiries/delivery/mail-parts.ts';
import { receiptFrame } from '../inquiries/delivery/receipt-frame.ts';
import type { OutgoingMail } from '../inquiries/delivery/smtp-sender.ts';
import { signedLink } from '../shared/signed-link.ts';
import { readReservation } from './reservation-store.ts';

/**
 * A mail about a reservation, as it is now; null where something else has happened since, which has a mail of
 * its own. The receipt asks for the press that confirms it.
 */
export async function composeReservationMail(
  { id, kind, event }: VisitorMail,
  inquiry: Inquiry,
  deps: DeliveryDeps,
): Promise<OutgoingMail | null> {
  const reservation = await readReservation(deps.inquiriesDb, inquiry.id);
  if (!reservation) return null;
  const state = reservationStateAt(reservation, deps.now());
  const messageId = `<${id}.reservation@${hostOf(deps.publicUrl)}>`;
  if (event === 'notice') {
    // Only a visitor who ends it is news to the dealer.
    if (state === 'ended' && reservation.ended_by !== 'visitor') return null;
    return noticeOf(reservation, inquiry, { messageId, deps });
  }
  const about = kind === 'receipt' ? 'requested' : event;
  if (about === 'reminder' || !about) return null;
  if (
    state !== (about === 'requested' ? 'requested' : about === 'cancelled' ? 'ended' : 'running')
  ) {
    return null;
  }
  const { parts: frame, ...mail } = receiptFrame(inquiry, deps);
  const notYou: Part[] = about === 'requested' ? [{ text: copy.notYou, quiet: true }] : [];
  const parts = [frame.hello, ...contentOf(about, reservation, deps), ...frame.end, ...notYou];
  return {
    ...{ ...mail, messageId, ...mailBody(parts) },
    subject: copy.subject[about](vehicleLine(reservation.vehicle)),
  };
}

function contentOf(
  about: keyof typeof copy.subject,
  { id, vehicle, ends_at, ended_by }: Reservation,
  { publicUrl, inbound }: DeliveryDeps,
): Part[] {
  const name: Part = { text: vehicleLine(vehicle), strong: true };
  if (about === 'cancelled') {
    const address = publicUrl + vehiclePath(vehicle.id);
    return [{ text: copy.ended[ended_by ?? 'time'] }, name, linkPart(mailCopy.link, address)];
  }
  const address = publicUrl + bookingPath(signedLink('reservation', id, inbound.secret));
  const link = about === 'requested' ? copy.confirmLink : copy.endLink;
  const until: Part[] = ends_at ? [{ text: copy.until(ends_at), strong: true }] : [];
  return [
    { text: copy.intro[about] },
    name,
    ...until,
    { text: copy.free },
    linkPart(link, address),
  ];
}

function noticeOf(
  { vehicle, state, ends_at }: Reservation,
  inquiry: Inquiry,
  { messageId, deps }: { messageId: string; deps: DeliveryDeps },
): OutgoingMail {
  const { running, ended, subject } = copy.notice;
  const what = vehicleLine(vehicle);
  return composeNotice(inquiry, deps, {
    ...{ messageId, subject: subject(what), details: what },
    text: state === 'running' && ends_at ? running(inquiry.name, ends_at) : ended(inquiry.name),
    address: `${deps.publicUrl}${paths.admin}#bookings`,
  });
}
