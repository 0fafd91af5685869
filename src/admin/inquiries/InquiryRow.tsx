import { useStore } from '@nanostores/react';
import { priceAndDays } from '#admin/vehicles/shown-price.ts';
import { $stock } from '#admin/vehicles/store.ts';
import { Thumbnail } from '#admin/vehicles/Thumbnail.tsx';
import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import { formatClock, formatDate } from '#copy/format.ts';
import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { formOf } from '#domain/inquiry/forms.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { staffName } from './staff-name.ts';
import { waitingSince } from './waiting.ts';

interface Props {
  inquiry: InquiryView;
  isOpen: boolean;
  onOpen: () => void;
}

export function InquiryRow({ inquiry, isOpen, onOpen }: Props) {
  const { name, vehicle, message, channel } = inquiry;
  const { vehicles } = useStore($stock);
  const stored = vehicle && vehicles.find(({ id }) => id === vehicle.id);
  const created = new Date(inquiry.created_at);
  const form = formOf(inquiry);
  const kind = vehicle && form !== 'sell' ? '' : inquiryCopy[form].label;
  const about = [kind, vehicle && `${vehicle.make} ${vehicle.model}`, copy.channels[channel]];
  return (
    <li>
      <button
        type="button"
        className="inquiry-row"
        aria-current={isOpen || undefined}
        data-id={inquiry.id}
        onClick={onOpen}
      >
        {stored && <Thumbnail vehicle={stored} />}
        <strong className="inquiry-row__name">{name}</strong>
        <span className="quiet">
          {formatDate(created).slice(0, 5)}. kl. {formatClock(created)}
        </span>
        <span className="inquiry-row__about">{about.filter(Boolean).join(' · ')}</span>
        <StateBadge inquiry={inquiry} />
        {stored && <span className="quiet inquiry-row__facts">{priceAndDays(stored)}</span>}
        <span className="quiet inquiry-row__message">{message || copy.noMessage}</span>
      </button>
    </li>
  );
}

/** The state in words; for a new one the time by which it is to be answered, and its owner. */
export function StateBadge({ inquiry }: { inquiry: InquiryView }) {
  const { state, owner, remind_on } = inquiry;
  if (state !== 'new') {
    const reminder = remind_on ? ` · ${copy.remindOn(formatDate(remind_on))}` : '';
    return <span className="badge">{copy.states[state] + reminder}</span>;
  }
  const { text, overdue } = waitingSince(inquiry, new Date());
  return (
    <span className={overdue ? 'badge badge--offer' : 'badge'}>
      {owner ? `${text} · ${copy.inProgress(staffName(owner))}` : text}
    </span>
  );
}
