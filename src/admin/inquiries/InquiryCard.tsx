import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useState } from 'react';
import { staffInquiryCopy as copy, deliveryStateCopy } from '#copy/admin/inquiry.ts';
import { formatClock, formatDate, formatKroner } from '#copy/format.ts';
import { fieldValueText, inquiryFieldCopy } from '#copy/inquiries/form-fields.ts';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { type InquiryView, UNSENT_STATES } from '#domain/inquiry/inquiry.ts';
import { hasPower } from '#domain/staff/permissions.ts';
import { vehiclePath } from '#paths';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { CheckField } from '../ui/TextField.tsx';
import { changeInquiry } from './api.ts';
import { NoteField } from './NoteField.tsx';
import { PersonalData } from './PersonalData.tsx';
import { waitingSince } from './waiting.ts';

/** One inquiry: its sender, vehicle and message, the state of its mail, and what staff did about it. */
export function InquiryCard({
  inquiry,
  onChange,
  onErased,
}: {
  inquiry: InquiryView;
  onChange: (changed: InquiryView) => void;
  onErased: (email: string) => void;
}) {
  const { role } = useStaffMember();
  const mayErase = role !== null && hasPower(role, 'personal_data');
  const [busy, setBusy] = useState(false);
  const { id, name, email, phone, message, delivery, handled } = inquiry;
  const created = new Date(inquiry.created_at);

  async function change(
    action: Parameters<typeof changeInquiry>[0],
    failed: string,
    report?: (changed: InquiryView) => void,
  ): Promise<void> {
    setBusy(true);
    try {
      const changed = await changeInquiry(action);
      onChange(changed);
      report?.(changed);
    } catch (cause) {
      notifyError(failed, cause);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="inquiry">
      <div className="inquiry__head">
        <h2>{name}</h2>
        <p className="quiet">
          {inquiryCopy[inquiry.type].label} · {formatDate(created)} {formatClock(created)}
        </p>
        <Deadline inquiry={inquiry} created={created} />
      </div>
      <Vehicle vehicle={inquiry.vehicle} />
      <Wish inquiry={inquiry} />
      <p className="inquiry__message">{message || copy.noMessage}</p>
      <div className="actions">
        {phone && (
          <ContactLink
            href={`tel:${phone.replace(/[^\d+]/gu, '')}`}
            label={copy.call(name)}
            text={phone}
          >
            <Phone aria-hidden="true" size={18} />
          </ContactLink>
        )}
        <ContactLink href={mailHref(inquiry)} label={copy.mail(name)} text={email}>
          <Mail aria-hidden="true" size={18} />
        </ContactLink>
      </div>
      <p className={delivery === 'dead' ? 'field__problem' : 'quiet'}>
        {deliveryStateCopy[delivery]}
        {inquiry.attempts > 1 && ` (${copy.attempts(inquiry.attempts)})`}
        {inquiry.delivery_error && `: ${inquiry.delivery_error}`}
      </p>
      {UNSENT_STATES.includes(delivery) && (
        <button
          type="button"
          className="button button--quiet"
          disabled={busy}
          onClick={() => change({ action: 'retry', id }, copy.retryFailed, reportRetry)}
        >
          {copy.retry}
        </button>
      )}
      <CheckField
        label={copy.handled}
        checked={handled}
        disabled={busy}
        onChange={(event) =>
          change({ action: 'update', id, handled: event.target.checked }, copy.saveFailed)
        }
      />
      <NoteField inquiry={inquiry} onChange={onChange} />
      {mayErase && <PersonalData email={email} onErased={onErased} />}
    </li>
  );
}

/** The line about the mail says why it failed. */
function reportRetry({ delivery }: InquiryView): void {
  if (delivery === 'sent') notifySuccess(copy.retried);
  else notifyError(copy.retryFailed);
}

function Deadline({ inquiry, created }: { inquiry: InquiryView; created: Date }) {
  if (inquiry.handled) {
    const time = inquiry.handled_at && new Date(inquiry.handled_at);
    if (!time) return null;
    return <p className="badge">{copy.handledAt(formatDate(time), formatClock(time))}</p>;
  }
  const { text, overdue } = waitingSince(created, new Date());
  return <p className={overdue ? 'badge badge--offer' : 'badge'}>{text}</p>;
}

/** A mail to the visitor about the vehicle, or about the inquiry where it names none. */
function mailHref({ email, vehicle }: InquiryView): string {
  const about = vehicle && `${vehicle.make} ${vehicle.model} ${vehicle.year}`;
  const subject = encodeURIComponent(copy.replySubject(about));
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`;
}

function Vehicle({ vehicle }: { vehicle: InquiryView['vehicle'] }) {
  if (!vehicle) return null;
  const text = `${vehicle.make} ${vehicle.model} ${vehicle.year}`;
  const price = vehicle.price > 0 ? ` · ${formatKroner(vehicle.price)}` : '';
  if (!vehicle.known) {
    return (
      <p>
        {text}
        {price}
      </p>
    );
  }
  return (
    <p>
      <a href={vehiclePath(vehicle.id)} target="_blank" rel="noreferrer">
        {text}
      </a>
      {price}
    </p>
  );
}

/** When the visitor would like to come. */
function Wish({ inquiry: { day, daytime } }: { inquiry: InquiryView }) {
  if (!day && !daytime) return null;
  const parts = [fieldValueText('day', day), fieldValueText('daytime', daytime).toLowerCase()];
  return (
    <p>
      {inquiryFieldCopy.day}: {parts.filter(Boolean).join(', ')}
    </p>
  );
}

function ContactLink({
  href,
  label,
  text,
  children,
}: {
  href: string;
  label: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <a className="button button--quiet" href={href} aria-label={`${label}: ${text}`}>
      {children}
      <span className="inquiry__reach">{text}</span>
    </a>
  );
}
