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
        {state === 'new' && (
          <>
            <Button
              quiet
              small
              disabled={busy}
              onClick={() => void update({ mine: owner === null })}
            >
              {owner === null ? copy.take : copy.release}
            </Button>
            <Button
              quiet
              small
              disabled={busy}
              onClick={() => void update({ state: 'waiting', mine: true })}
            >
              {copy.called}
            </Button>
          </>
        )}
        {state === 'closed' ? (
          <Button quiet small disabled={busy} onClick={() => void update({ state: 'new' })}>
            {copy.reopen}
          </Button>
        ) : (
          <Button quiet small disabled={busy} onClick={() => void closeInquiry(inquiry, onChange)}>
            {copy.close}
          </Button>
        )}
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
