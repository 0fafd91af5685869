import { useState } from 'react';
import { ask } from '#admin/feedback/ask.ts';
import { notifySuccess } from '#admin/feedback/notify.ts';
import { useBusy } from '#admin/feedback/use-busy.ts';
import { useHasPower } from '#admin/session/use-may.ts';
import { LinkButton } from '#admin/ui/Button.tsx';
import { saveAs } from '#components/ui/save-as.ts';
import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatDate } from '#copy/format.ts';
import { purposeCopy } from '#copy/inquiries/purposes.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { purposeOf } from '#domain/inquiry/purposes.ts';
import { erasePerson, exportPerson } from '../api.ts';
import { NoteField } from './NoteField.tsx';

interface Props {
  inquiry: InquiryView;
  onChange: (changed: InquiryView) => void;
  onErased: (person: string) => void;
}

/** The note and the personal data, folded until somebody asks for them. */
export function ThreadFoot({ inquiry, onChange, onErased }: Props) {
  const mayErase = useHasPower('personal_data');
  const [noting, setNoting] = useState(inquiry.note !== '');
  const { email_key, name, expires_at } = inquiry;
  const { purpose } = purposeCopy[purposeOf(inquiry)];
  return (
    <div className="thread__below">
      {noting || inquiry.note ? (
        <NoteField inquiry={inquiry} onChange={onChange} />
      ) : (
        <LinkButton onClick={() => setNoting(true)}>{copy.addNote}</LinkButton>
      )}
      <details>
        <summary>{copy.personalData}</summary>
        <p className="quiet">{copy.purpose(purpose, formatDate(new Date(expires_at)))}</p>
        {mayErase && <PersonalData person={email_key} name={name} onErased={onErased} />}
      </details>
    </div>
  );
}

interface PersonalDataProps {
  /** The key of the person, see `email_key`. */
  person: string;
  name: string;
  onErased: (person: string) => void;
}

/** The rights of a visitor by data protection law: a copy of all inquiries, or their erasure. */
function PersonalData({ person, name, onErased }: PersonalDataProps) {
  const [busy, run] = useBusy();
  const exportAll = () =>
    run(copy.exportFailed, async () => {
      const copied = await exportPerson(person);
      const json = JSON.stringify({ person, ...copied }, null, 2);
      const file = `${person.replaceAll(/[@:]/gu, '-')}.json`;
      saveAs(new Blob([json], { type: 'application/json' }), file);
      notifySuccess(copy.exported(copied.inquiries.length));
    });

  async function eraseAll() {
    const sure = await ask({
      title: copy.eraseTitle(name),
      body: copy.eraseBody,
      confirm: adminCopy.delete,
      danger: true,
    });
    if (!sure) return;
    await run(copy.eraseFailed, async () => {
      const erased = await erasePerson(person);
      notifySuccess(copy.erased(erased));
      onErased(person);
    });
  }

  return (
    <div className="actions">
      <LinkButton aria-disabled={busy} onClick={() => busy || exportAll()}>
        {copy.export}
      </LinkButton>
      <LinkButton onClick={eraseAll}>{copy.erase}</LinkButton>
    </div>
  );
}
