import {
  bookingDateText,
  bookingTimeText,
  bookingMailCopy as copy,
  type VisitorBookingEvent,
} from '#copy/inquiries/booking.ts';
import { vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import { officeOf, routeHref } from '#dealer';
import type { Booking } from '#domain/booking/booking.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import type { VisitorMail } from '#domain/inquiry/visitor-mail.ts';
import { bookingPath, paths } from '#paths';
import { hostOf } from '../inquiries/delivery/compose-mail.ts';
import type { DeliveryDeps } from '../inquiries/delivery/delivery-deps.ts';
import { linkPart, mailBody, type Part } from '../inquiries/delivery/mail-parts.ts';
import { receiptFrame } from '../inquiries/delivery/receipt-frame.ts';
import type { OutgoingMail } from '../inquiries/delivery/smtp-sender.ts';
import { signedLink } from '../shared/signed-link.ts';
import { placeOf } from './booked-time.ts';
import { calendarFile } from './calendar-file.ts';

/**
 * A mail to a visitor about a booking, as the booking is now. It goes to an address that anybody may
 * have typed, so it has no word of the visitor but a first name.
 */
export function composeBookingMail(
  inquiry: Inquiry,
  booking: Booking,
  event: VisitorBookingEvent,
  { messageId, deps }: { messageId: string; deps: DeliveryDeps },
): OutgoingMail {
  const { secret } = deps.inbound;
  const address = deps.publicUrl + bookingPath(signedLink('booking', booking.id, secret));
  const office = officeOf(booking);
  const isOn = event !== 'cancelled' && event !== 'cancelled_sold';
  const isComing = event === 'confirmed' || event === 'moved' || event === 'reminder';
  const what = booking.vehicle ? vehicleLine(booking.vehicle) : copy.aVehicle;
  const { parts: frame, ...mail } = receiptFrame(inquiry, deps);
  const link = copy.link[event];
  const whose = event === 'requested' ? copy.notYouRequested : copy.notYou;
  const notYou: Part = { text: whose, quiet: true };
  const parts: Part[] = [
    frame.hello,
    { text: copy.intro[event] },
    { text: `${bookingTimeText(booking)}\n${what}\n${placeOf(booking)}`, strong: true },
    ...(isComing ? [{ text: copy.bring }] : []),
    ...(link ? [linkPart(link, address)] : []),
    ...(isComing ? [linkPart(copy.route, routeHref(office))] : []),
    ...frame.end,
    ...(isOn ? [notYou] : []),
  ];
  const isInCalendar = event === 'confirmed' || event === 'moved' || !isOn;
  return {
    ...mail,
    messageId,
    subject: copy.subject[event](what, bookingDateText(booking)),
    ...mailBody(parts),
    ...(isInCalendar && {
      attachments: [
        {
          filename: 'fremvisning.ics',
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: calendarFile(booking, { publicUrl: deps.publicUrl, secret }),
        },
      ],
    }),
  };
}

/** Tells the dealer that a visitor moved or cancelled a booking. */
export function composeBookingNotice(
  { id }: Pick<VisitorMail, 'id'>,
  inquiry: Inquiry,
  booking: Booking,
  deps: DeliveryDeps,
): OutgoingMail {
  const what = booking.vehicle ? vehicleLine(booking.vehicle) : copy.aVehicle;
  const text = booking.state === 'cancelled' ? copy.notice.cancelled : copy.notice.booked;
  return composeNotice(inquiry, deps, {
    messageId: `<${id}@${hostOf(deps.publicUrl)}>`,
    subject: copy.notice.subject(what),
    text: text(inquiry.name, bookingTimeText(booking)),
    details: `${what}\n${placeOf(booking)}`,
    address: `${deps.publicUrl}${paths.admin}#bookings?day=${booking.day}`,
  });
}

/** A mail that tells the dealer what a visitor did, with the address in the admin that shows it. */
export function composeNotice(
  { name, email }: Inquiry,
  { from, to }: Pick<DeliveryDeps, 'from' | 'to'>,
  notice: Record<'messageId' | 'subject' | 'text' | 'details' | 'address', string>,
): OutgoingMail {
  const { messageId, subject, text, details, address } = notice;
  const parts: Part[] = [
    { text, strong: true },
    { text: details },
    { text: address, href: address },
  ];
  return {
    ...{ messageId, from, to, subject },
    ...(email && { replyTo: { name, address: email } }),
    ...mailBody(parts),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
