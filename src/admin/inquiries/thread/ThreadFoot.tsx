import { useState } from 'react';
import { useHasPower } from '#admin/session/use-may.ts';
import { LinkButton } from '#admin/ui/Button.tsx';
import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import { formatDate } from '#copy/format.ts';
import { purposeCopy } from '#copy/inquiries/purposes.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { purposeOf } from '#domain/inquiry/purposes.ts';
import { NoteField } from './NoteField.tsx';
import { PersonalData } from './PersonalData.tsx';

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
