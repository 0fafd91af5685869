import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Phone from 'lucide-react/icons/phone';
import { useCallback, useState } from 'react';
import { staffInquiryCopy as copy } from '#copy/admin/inquiry.ts';
import { inquiryNoticeCopy } from '#copy/admin/inquiry-notices.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatDate } from '#copy/format.ts';
import { purposeCopy } from '#copy/inquiries/purposes.ts';
import { telHref } from '#dealer';
import { addDays, danishDate } from '#domain/danish-date.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { purposeOf } from '#domain/inquiry/purposes.ts';
import type { PersonThread } from '#domain/inquiry/staff-api.ts';
import { clearDraftText } from '../autosave/use-draft-text.ts';
import { createLoader } from '../data/create-loader.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { usePollWhile } from '../data/use-poll-while.ts';
import { usePresence } from '../record/use-presence.ts';
import { useHasPower } from '../session/use-may.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { TextField } from '../ui/TextField.tsx';
import { loadThread } from './api.ts';
import { closeInquiry, updateInquiry } from './close-inquiry.ts';
import { NoteField, noteKey } from './NoteField.tsx';
import { INQUIRY_POLL_MS } from './open-inquiries.ts';
import { PersonalData } from './PersonalData.tsx';
import { ReplyForm, replyKey } from './ReplyForm.tsx';
import { staffName } from './staff-name.ts';
import { InquiryEntry, MailEntry } from './ThreadEntry.tsx';

const NOTHING: PersonThread = { inquiries: [], mails: [] };

/** Everything of one person, and what staff do about the inquiry `id` of theirs. */
export function Thread({
  id,
  alone,
  onBack,
  onChange,
  onOvertaken,
  onErased,
}: {
  id: string;
  /** Whether it is shown without the list, whose heading is then missing. */
  alone: boolean;
  onBack: () => void;
  onChange: (changed: InquiryView) => void;
  /** A colleague changed it first: it stays open, with the answer that was typed. */
  onOvertaken: (changed: InquiryView) => void;
  onErased: (person: string) => void;
}) {
  const [loader] = useState(() => createLoader<PersonThread>(NOTHING, copy.fetchFailed));
  const load = useCallback(() => loader.load(() => loadThread(id)), [loader, id]);
  useLoadOnFocus(load);
  usePollWhile(true, load, INQUIRY_POLL_MS);
  const { inquiries, mails, loadedAt } = useStore(loader.$state);
  const { uid } = useStaffMember();
  const others = usePresence(`inquiries/${id}`);
  const inquiry = inquiries.find((candidate) => candidate.id === id);

  function show(next: InquiryView) {
    const { inquiries } = loader.$state.get();
    loader.patch({ inquiries: inquiries.map((one) => (one.id === next.id ? next : one)) });
    void load();
  }
  function changed(next: InquiryView) {
    onChange(next);
    show(next);
  }
  function erased(person: string) {
    for (const { id: erasedId } of inquiries) {
      for (const key of [noteKey(erasedId), replyKey(erasedId)]) clearDraftText(uid, key);
    }
    onErased(person);
  }
  function overtaken(next: InquiryView) {
    onOvertaken(next);
    show(next);
  }

  const entries = [
    ...inquiries.map((one) => ({
      at: one.created_at,
      entry: <InquiryEntry key={one.id} inquiry={one} onChange={changed} />,
    })),
    ...mails.map((mail) => ({
      at: mail.created_at,
      entry: <MailEntry key={`mail ${mail.id}`} mail={mail} onChange={changed} />,
    })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));

  return (
    <section className="thread" aria-label={inquiry && copy.thread(inquiry.name)}>
      <button type="button" className="link-button thread__back" onClick={onBack}>
        <ArrowLeft aria-hidden="true" size={18} /> {copy.back}
      </button>
      {!inquiry && (
        <p role="status">{loadedAt ? inquiryNoticeCopy.refusals.not_found : adminCopy.fetching}</p>
      )}
      {inquiry && (
        <>
          <ThreadHead inquiry={inquiry} alone={alone} onChange={changed} />
          {others.length > 0 && (
            <p className="notice" role="status">
              {copy.othersHere(others.map(staffName).join(', '))}
            </p>
          )}
          <ol className="thread__entries">{entries.map(({ entry }) => entry)}</ol>
          <ReplyForm inquiry={inquiry} onSent={changed} onOvertaken={overtaken} />
          <Below inquiry={inquiry} onChange={changed} onErased={erased} />
        </>
      )}
    </section>
  );
}

/** Who it is, how to reach them, and the presses that need no answer. */
function ThreadHead({
  inquiry,
  alone,
  onChange,
}: {
  inquiry: InquiryView;
  alone: boolean;
  onChange: (changed: InquiryView) => void;
}) {
  const { name, phone, email, state, owner } = inquiry;
  const Heading = alone ? 'h1' : 'h2';
  const [busy, setBusy] = useState(false);
  const update = async (fields: Parameters<typeof updateInquiry>[1]) => {
    setBusy(true);
    await updateInquiry(inquiry, fields, onChange);
    setBusy(false);
  };
  return (
    <header className="thread__head">
      <Heading className="thread__name">{name}</Heading>
      <p className="thread__reach">
        {phone && (
          <a
            href={telHref(phone.replace(/[^\d+]/gu, ''))}
            aria-label={`${copy.call(name)}: ${phone}`}
          >
            <Phone aria-hidden="true" size={18} /> {phone}
          </a>
        )}
        {email && <span className="quiet">{email}</span>}
      </p>
      <div className="actions">
        {state === 'new' && (
          <>
            <button
              type="button"
              className="button button--quiet button--small"
              disabled={busy}
              onClick={() => update({ mine: owner === null })}
            >
              {owner === null ? copy.take : copy.release}
            </button>
            <button
              type="button"
              className="button button--quiet button--small"
              disabled={busy}
              onClick={() => update({ state: 'waiting', mine: true })}
            >
              {copy.called}
            </button>
          </>
        )}
        {state === 'closed' ? (
          <button
            type="button"
            className="button button--quiet button--small"
            disabled={busy}
            onClick={() => update({ state: 'new' })}
          >
            {copy.reopen}
          </button>
        ) : (
          <button
            type="button"
            className="button button--quiet button--small"
            disabled={busy}
            onClick={() => void closeInquiry(inquiry, onChange)}
          >
            {copy.close}
          </button>
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

/** The note and the personal data, folded until somebody asks for them. */
function Below({
  inquiry,
  onChange,
  onErased,
}: {
  inquiry: InquiryView;
  onChange: (changed: InquiryView) => void;
  onErased: (person: string) => void;
}) {
  const mayErase = useHasPower('personal_data');
  const [noting, setNoting] = useState(inquiry.note !== '');
  const { email_key, name, expires_at } = inquiry;
  const { purpose } = purposeCopy[purposeOf(inquiry)];
  return (
    <div className="thread__below">
      {noting || inquiry.note ? (
        <NoteField inquiry={inquiry} onChange={onChange} />
      ) : (
        <button type="button" className="link-button" onClick={() => setNoting(true)}>
          {copy.addNote}
        </button>
      )}
      <details>
        <summary>{copy.personalData}</summary>
        <p className="quiet">{copy.purpose(purpose, formatDate(new Date(expires_at)))}</p>
        {mayErase && <PersonalData person={email_key} name={name} onErased={onErased} />}
      </details>
    </div>
  );
}
