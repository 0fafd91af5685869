import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { useBusy } from '#admin/feedback/use-busy.ts';
import { Button } from '#admin/ui/Button.tsx';
import { staffInquiryCopy as copy, deliveryStateCopy } from '#copy/admin/inquiries/inquiry.ts';
import { formatKroner } from '#copy/format.ts';
import { formatDateTime } from '#copy/format-time.ts';
import { bookingTimeText } from '#copy/inquiries/booking.ts';
import { fieldValueText, inquiryFieldCopy } from '#copy/inquiries/form-fields.ts';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { vehicleLine } from '#copy/inquiries/inquiry-mail.ts';
import { momentText } from '#copy/inquiries/reservation.ts';
import { formOf } from '#domain/inquiry/forms.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { splitQuoted } from '#domain/inquiry/split-quoted.ts';
import type { PersonThread } from '#domain/inquiry/staff-api.ts';
import { UNSENT_STATES } from '#domain/inquiry/states.ts';
import type { VisitorMailView } from '#domain/inquiry/visitor-mail.ts';
import { vehiclePath } from '#paths';
import { changeInquiry } from '../api.ts';
import { StateBadge } from '../InquiryRow.tsx';
import { staffName } from '../staff-name.ts';
import { mailWords } from './mail-words.ts';

type OnChange = (changed: InquiryView) => void;

interface InquiryEntryProps {
  inquiry: InquiryView;
  booking: PersonThread['bookings'][number] | undefined;
  reservation: PersonThread['reservations'][number] | undefined;
  onChange: OnChange;
}

export function InquiryEntry({ inquiry, booking, reservation, onChange }: InquiryEntryProps) {
  const { vehicle, delivery, day, daytime, message } = inquiry;
  const wish = [fieldValueText('day', day), fieldValueText('daytime', daytime).toLowerCase()];
  const label = copy.channels[inquiry.channel] || inquiryCopy[formOf(inquiry)].label;
  return (
    <li className="entry">
      <p className="entry__head">
        <strong>{label}</strong> <Moment time={inquiry.created_at} />{' '}
        <StateBadge inquiry={inquiry} />
        {inquiry.bought && <span className="badge">{copy.bought}</span>}
      </p>
      {vehicle && <Vehicle vehicle={vehicle} />}
      {booking && (
        <p>
          <a href={`#bookings?day=${booking.day}&show=day`}>{bookingTimeText(booking)}</a>{' '}
          <span className="badge">{copy.bookingStates[booking.state]}</span>
        </p>
      )}
      {reservation && (
        <p>
          {reservation.ends_at && momentText(new Date(reservation.ends_at))}{' '}
          <span className="badge">{copy.reservationStates[reservation.state]}</span>
        </p>
      )}
      {wish.some(Boolean) && (
        <p>
          {inquiryFieldCopy.day}: {wish.filter(Boolean).join(', ')}
        </p>
      )}
      <p className="entry__text">{message || copy.noMessage}</p>
      {delivery !== 'sent' && delivery !== 'none' && (
        <Undelivered document={inquiry} isMail={false} onChange={onChange} />
      )}
    </li>
  );
}

interface MailEntryProps {
  mail: VisitorMailView;
  booking: PersonThread['bookings'][number] | undefined;
  onChange: OnChange;
}

/** A receipt or an answer to the visitor, or the visitor's answer. */
export function MailEntry({ mail, booking, onChange }: MailEntryProps) {
  const { kind, delivery } = mail;
  if (kind === 'receipt' || kind === 'booking' || kind === 'reservation') {
    const { text, time } = mailWords(mail, booking);
    return (
      <li className="entry quiet small">
        {text} <Moment time={time} />
        {delivery === 'dead' && <Undelivered document={mail} isMail onChange={onChange} />}
      </li>
    );
  }
  const incoming = kind === 'incoming';
  const { own, quoted } = incoming ? splitQuoted(mail.text) : { own: mail.text, quoted: '' };
  return (
    <li className={incoming ? 'entry' : 'entry entry--ours'}>
      <p className="entry__head">
        <strong>{incoming ? copy.incoming : copy.reply(staffName(mail.by))}</strong>{' '}
        <Moment time={mail.created_at} />
      </p>
      {incoming && mail.from.toLowerCase() !== mail.email_key && (
        <p className="quiet">{copy.sentFrom(mail.from)}</p>
      )}
      <p className="entry__text">{own || copy.noMessage}</p>
      {quoted && (
        <details>
          <summary>{copy.quoted}</summary>
          <p className="entry__text quiet">{quoted}</p>
        </details>
      )}
      {mail.attachments.length > 0 && (
        <p className="quiet">{copy.attached(mail.attachments.join(', '))}</p>
      )}
      {delivery !== 'sent' && <Undelivered document={mail} isMail onChange={onChange} />}
    </li>
  );
}

/** Why a mail was not sent, and the press that sends it again. */
function Undelivered({
  document: { id, delivery, attempts, delivery_error },
  isMail,
  onChange,
}: {
  document: Pick<InquiryView, 'id' | 'delivery' | 'attempts' | 'delivery_error'>;
  isMail: boolean;
  onChange: OnChange;
}) {
  const [busy, run] = useBusy();
  const retry = () =>
    run(copy.retryFailed, async () => {
      const { inquiry } = await changeInquiry({ action: 'retry', id, mail: isMail });
      if (!isMail && inquiry.delivery !== 'sent') notifyError(copy.retryFailed);
      else notifySuccess(copy.retried);
      onChange(inquiry);
    });
  return (
    <div>
      <p className={delivery === 'dead' ? 'field__problem' : 'quiet'}>
        {deliveryStateCopy[delivery]}
        {attempts > 1 && ` (${copy.attempts(attempts)})`}
        {delivery_error && `: ${delivery_error}`}
      </p>
      {UNSENT_STATES.includes(delivery) && (
        <Button quiet small disabled={busy} onClick={retry}>
          {copy.retry}
        </Button>
      )}
    </div>
  );
}

function Moment({ time }: { time: string }) {
  return <span className="quiet">{formatDateTime(new Date(time))}</span>;
}

function Vehicle({ vehicle }: { vehicle: NonNullable<InquiryView['vehicle']> }) {
  const price = vehicle.price > 0 ? ` · ${formatKroner(vehicle.price)}` : '';
  return (
    <p>
      {vehicle.known ? (
        <a href={vehiclePath(vehicle.id)} target="_blank" rel="noreferrer">
          {vehicleLine(vehicle)}
        </a>
      ) : (
        vehicleLine(vehicle)
      )}
      {price}
    </p>
  );
}
