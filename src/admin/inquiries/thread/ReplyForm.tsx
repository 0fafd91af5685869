import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useState } from 'react';
import { type TextKey, useDraftText } from '#admin/autosave/use-draft-text.ts';
import { notifyError, notifySuccess, notifyUndoable } from '#admin/feedback/notify.ts';
import { useBusy } from '#admin/feedback/use-busy.ts';
import { useStaffMember } from '#admin/session/use-staff-member.ts';
import { Button } from '#admin/ui/Button.tsx';
import { TextArea } from '#admin/ui/TextField.tsx';
import { $stock } from '#admin/vehicles/store.ts';
import { replyCopy as copy } from '#copy/admin/inquiries/reply-templates.ts';
import { dealer } from '#dealer';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { accountDisplayName } from '#firebase/session/auth.ts';
import { changeInquiry } from '../api.ts';
import { signingName } from '../staff-name.ts';
import { fillTemplate, missingFields, templatesFor, templateValues } from './fill-template.ts';

/** An answer is personal data, so its draft is stored for this tab only. */
export const replyKey = (id: string): TextKey => ({ kind: 'reply', id, storage: 'tab' });

interface Props {
  inquiry: InquiryView;
  onSent: (changed: InquiryView) => void;
  /** Shows what a colleague did meanwhile. */
  onOvertaken: (changed: InquiryView) => void;
}

/** The answer to an inquiry. The typed text survives a reload, and a colleague's earlier answer. */
export function ReplyForm({ inquiry, onSent, onOvertaken }: Props) {
  const { email: account } = useStaffMember();
  const draft = useDraftText(replyKey(inquiry.id), '');
  const [key, setKey] = useState(() => crypto.randomUUID());
  /** The template as it was filled in last: replacing it loses nothing that was typed. */
  const [filled, setFilled] = useState('');
  const [busy, run] = useBusy();
  const { id, version, name, email, vehicle } = inquiry;
  const { vehicles } = useStore($stock);
  const stored = vehicles.find((one) => one.id === vehicle?.id);
  const values = templateValues(inquiry, window.location.origin, stored);
  const missing = missingFields(draft.text);
  const empty = draft.text.trim() === '';

  function use(template: string) {
    const before = draft.text;
    const name = signingName(account, accountDisplayName());
    const next = fillTemplate(template, values) + copy.greeting(name, dealer.name);
    draft.type(next);
    setFilled(next);
    if (empty || before === filled) return;
    notifyUndoable(copy.replaced, undefined, async () => draft.type(before));
  }

  async function send(state: 'waiting' | 'closed') {
    if (busy || empty) return;
    if (missing.length > 0) return notifyError(copy.failed, copy.missing(missing.join(', ')));
    await run(copy.failed, async () => {
      const subject = copy.subject(vehicle && `${vehicle.make} ${vehicle.model}`.slice(0, 150));
      const text = draft.text.trim();
      const reply = { action: 'reply', id, version, key, subject, text, state } as const;
      const answer = await changeInquiry(reply);
      if (!answer.saved) {
        notifyError(copy.failed, copy.overtaken);
        return onOvertaken(answer.inquiry);
      }
      draft.discard();
      draft.forget();
      setKey(crypto.randomUUID());
      notifySuccess(answer.delivery === 'sent' ? copy.sent(name) : copy.queued(name));
      onSent(answer.inquiry);
    });
  }

  async function copyText() {
    try {
      await navigator.clipboard.writeText(draft.text);
      notifySuccess(copy.copied);
    } catch (cause) {
      notifyError(copy.copyFailed, cause);
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send('waiting');
  };
  return (
    <form
      className="reply column column--close"
      aria-label={copy.heading(name)}
      onSubmit={(event) => {
        event.preventDefault();
        void send('waiting');
      }}
    >
      <fieldset className="button-row" aria-label={copy.templates}>
        {templatesFor(inquiry, stored?.status).map(({ label, text }) => (
          <Button quiet small key={label} onClick={() => use(text)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <TextArea
        label={copy.text}
        rows={empty ? 3 : 9}
        maxLength={10_000}
        value={draft.text}
        hint={
          missing.length > 0 ? copy.missing(missing.join(', ')) : copy.fields(valueList(values))
        }
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {email === '' && <p className="quiet">{copy.noAddress}</p>}
      <div className="actions reply__send">
        {email !== '' && (
          <>
            <Button type="submit" disabled={busy || empty}>
              {busy ? copy.sending : copy.send}
            </Button>
            <Button quiet disabled={busy || empty} onClick={() => send('closed')}>
              {copy.sendAndClose}
            </Button>
          </>
        )}
        {inquiry.phone && (
          <Button quiet disabled={empty} onClick={copyText}>
            {copy.copySms}
          </Button>
        )}
      </div>
    </form>
  );
}

function valueList(values: Readonly<Record<string, string | undefined>>): string {
  return Object.values(values).filter(Boolean).join(' · ');
}
