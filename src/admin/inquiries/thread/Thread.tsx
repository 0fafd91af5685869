import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useCallback } from 'react';
import { clearDraftText } from '#admin/autosave/use-draft-text.ts';
import { useLoaded } from '#admin/data/use-loaded.ts';
import { usePollWhile } from '#admin/data/use-poll-while.ts';
import { usePresence } from '#admin/record/use-presence.ts';
import { useStaffMember } from '#admin/session/use-staff-member.ts';
import { LinkButton } from '#admin/ui/Button.tsx';
import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import { inquiryNoticeCopy } from '#copy/admin/inquiries/inquiry-notices.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import type { PersonThread } from '#domain/inquiry/staff-api.ts';
import { loadThread } from '../api.ts';
import { INQUIRY_POLL_MS } from '../open-inquiries.ts';
import { staffName } from '../staff-name.ts';
import { noteKey } from './NoteField.tsx';
import { ReplyForm, replyKey } from './ReplyForm.tsx';
import { InquiryEntry, MailEntry } from './ThreadEntry.tsx';
import { ThreadFoot } from './ThreadFoot.tsx';
import { ThreadHead } from './ThreadHead.tsx';

const NOTHING: PersonThread = { inquiries: [], mails: [], bookings: [], reservations: [] };

interface Props {
  id: string;
  /** Whether it is shown without the list, whose heading is then missing. */
  alone: boolean;
  onBack: () => void;
  onChange: (changed: InquiryView) => void;
  /** A colleague changed it first: it stays open, with the answer that was typed. */
  onOvertaken: (changed: InquiryView) => void;
  onErased: (person: string) => void;
}

/** All inquiries of one person, and the actions of staff on their inquiry `id`. */
export function Thread({ id, alone, onBack, onChange, onOvertaken, onErased }: Props) {
  const read = useCallback(() => loadThread(id), [id]);
  const { load, loader, ...thread } = useLoaded(NOTHING, copy.fetchFailed, read);
  const { inquiries, mails, bookings, reservations, loadedAt } = thread;
  usePollWhile(true, load, INQUIRY_POLL_MS);
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
      entry: (
        <InquiryEntry
          key={one.id}
          inquiry={one}
          booking={bookings.find(({ id }) => id === one.id)}
          reservation={reservations.find(({ id }) => id === one.id)}
          onChange={changed}
        />
      ),
    })),
    ...mails.map((mail) => ({
      at: mail.created_at,
      entry: (
        <MailEntry
          key={`mail ${mail.id}`}
          mail={mail}
          booking={bookings.find(({ id }) => id === mail.inquiry_id)}
          onChange={changed}
        />
      ),
    })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));

  return (
    <section className="column" aria-label={inquiry && copy.thread(inquiry.name)}>
      <LinkButton className="thread__back" onClick={onBack}>
        <ArrowLeft aria-hidden="true" size={18} /> {copy.back}
      </LinkButton>
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
          <ol className="column">{entries.map(({ entry }) => entry)}</ol>
          <ReplyForm inquiry={inquiry} onSent={changed} onOvertaken={overtaken} />
          <ThreadFoot inquiry={inquiry} onChange={changed} onErased={erased} />
        </>
      )}
    </section>
  );
}
