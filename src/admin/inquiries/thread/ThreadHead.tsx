import Phone from 'lucide-react/icons/phone';
import { useBusy } from '#admin/feedback/use-busy.ts';
import { Button } from '#admin/ui/Button.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import { telHref } from '#dealer';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { addDays, danishDate } from '#domain/time/danish-date.ts';
import { closeInquiry, updateInquiry } from '../close-inquiry.ts';

interface ThreadHeadProps {
  inquiry: InquiryView;
  alone: boolean;
  onChange: (changed: InquiryView) => void;
}

export function ThreadHead({ inquiry, alone, onChange }: ThreadHeadProps) {
  const { name, phone, email, state, owner } = inquiry;
  const Heading = alone ? 'h1' : 'h2';
  const [busy, run] = useBusy();
  const update = (fields: Parameters<typeof updateInquiry>[1]) =>
    run(copy.saveFailed, () => updateInquiry(inquiry, fields, onChange));
  const button = (label: string, onClick: () => Promise<void>) => (
    <Button quiet small disabled={busy} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <header className="thread__head">
      <Heading className="thread__name">{name}</Heading>
      <p className="thread__reach line">
        {phone && (
          <a href={telHref(phone)} aria-label={`${copy.call(name)}: ${phone}`}>
            <Phone aria-hidden="true" size={18} /> {phone}
          </a>
        )}
        {email && <span className="quiet">{email}</span>}
      </p>
      <div className="actions">
        {state === 'new' &&
          button(owner === null ? copy.take : copy.release, () => update({ mine: owner === null }))}
        {state === 'new' && button(copy.called, () => update({ state: 'waiting', mine: true }))}
        {state === 'closed'
          ? button(copy.reopen, () => update({ state: 'new' }))
          : button(copy.close, () => closeInquiry(inquiry, onChange))}
      </div>
      {state === 'waiting' && (
        <TextField
          key={inquiry.remind_on}
          type="date"
          label={copy.remind}
          min={addDays(danishDate(new Date()), 1)}
          defaultValue={inquiry.remind_on ?? ''}
          onChange={({ target }) => {
            if (target.validity.valid) void update({ remind_on: target.value || null });
          }}
        />
      )}
    </header>
  );
}
