import {
  bookingDateText,
  bookingTimeText,
  bookingMailCopy as copy,
  type VisitorBookingEvent,
} from '#copy/inquiries/booking.ts';
import { vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import { routeHref } from '#dealer';
import type { Booking } from '#domain/booking/booking.ts';
import type { Inquiry } from '#domain/inquiry/inquiry.ts';
import type { VisitorMail } from '#domain/inquiry/visitor-mail.ts';
import { bookingPath, paths } from '#paths';
import { hostOf } from '../inquiries/delivery/compose-mail.ts';
import { mailHtml, type Part, partsText } from '../inquiries/delivery/mail-parts.ts';
import { receiptFrame } from '../inquiries/delivery/receipt-frame.ts';
import type { OutgoingMail } from '../inquiries/delivery/smtp-sender.ts';
import { signedLink } from '../shared/signed-link.ts';
import { officeOf, placeOf } from './booked-time.ts';
import { calendarFile } from './calendar-file.ts';

interface ComposeDeps {
  from: string;
  to: string;
  publicUrl: string;
  inbound: { secret: string };
}

/**
 * A mail to a visitor about a booking, as the booking is now. It goes to an address that anybody may
 * have typed, so it has no word of the visitor but a first name.
 */
export function composeBookingMail(
  inquiry: Inquiry,
  booking: Booking,
  event: VisitorBookingEvent,
  { messageId, deps }: { messageId: string; deps: ComposeDeps },
): OutgoingMail {
  const { secret } = deps.inbound;
  const address = deps.publicUrl + bookingPath(signedLink('booking', booking.id, secret));
  const office = officeOf(booking);
  const isOn = event !== 'cancelled';
  const what = booking.vehicle ? vehicleLine(booking.vehicle) : copy.aVehicle;
  const { parts: frame, ...mail } = receiptFrame(inquiry, deps);
  const link = event === 'requested' ? copy.confirmLink : isOn ? copy.changeLink : copy.newTimeLink;
  const parts: Part[] = [
    frame.hello,
    { text: copy.intro[event] },
    { text: `${bookingTimeText(booking)}\n${what}\n${placeOf(booking)}`, strong: true },
    ...(event === 'requested' || !isOn ? [] : [{ text: copy.bring }]),
    { text: `${link}:\n${address}`, href: address },
    ...(isOn && event !== 'requested'
      ? [{ text: `${copy.route}:\n${routeHref(office)}`, href: routeHref(office) }]
      : []),
    ...frame.end,
    { text: copy.notYou, quiet: true },
  ];
  const isInCalendar = event === 'confirmed' || event === 'moved' || event === 'cancelled';
  return {
    ...mail,
    messageId,
    subject: copy.subject[event](what, bookingDateText(booking)),
    text: partsText(parts),
    html: mailHtml(parts),
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
  { name, email }: Inquiry,
  booking: Booking,
  { from, to, publicUrl }: ComposeDeps,
): OutgoingMail {
  const what = booking.vehicle ? vehicleLine(booking.vehicle) : copy.aVehicle;
  const text = booking.state === 'cancelled' ? copy.notice.cancelled : copy.notice.booked;
  const address = `${publicUrl}${paths.admin}#bookings?day=${booking.day}`;
  const parts: Part[] = [
    { text: text(name, bookingTimeText(booking)), strong: true },
    { text: `${what}\n${placeOf(booking)}` },
    { text: address, href: address },
  ];
  return {
    messageId: `<${id}@${hostOf(publicUrl)}>`,
    from,
    to,
    ...(email && { replyTo: { name, address: email } }),
    subject: copy.notice.subject(what),
    text: partsText(parts),
    html: mailHtml(parts),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
