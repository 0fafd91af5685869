import { useState } from 'react';
import { AutosaveField } from '#admin/autosave/AutosaveField.tsx';
import { type TextKey, useDraftText } from '#admin/autosave/use-draft-text.ts';
import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { staffInquiryCopy as copy } from '#copy/admin/inquiries/inquiry.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { changeInquiry } from '../api.ts';

/** A note is personal data, so its draft is stored for this tab only. */
export const noteKey = (id: string): TextKey => ({ kind: 'note', id, storage: 'tab' });

interface Props {
  inquiry: InquiryView;
  onChange: (changed: InquiryView) => void;
}

/** The note of an inquiry, saved when the field loses focus, unless a colleague has changed it. */
export function NoteField({ inquiry, onChange }: Props) {
  const draft = useDraftText(noteKey(inquiry.id), inquiry.note);
  const [theirs, setTheirs] = useState<string | null>(null);

  async function save() {
    try {
      const answer = await changeInquiry({
        action: 'note',
        id: inquiry.id,
        note: draft.text,
        note_before: draft.base,
      });
      onChange(answer.inquiry);
      draft.writeOver(answer.inquiry.note);
      if (answer.saved) {
        setTheirs(null);
        notifySuccess(copy.noteSaved);
        return;
      }
      setTheirs(answer.inquiry.note);
      notifyError(copy.saveFailed, copy.noteOvertaken);
    } catch (cause) {
      notifyError(copy.saveFailed, cause);
    }
  }

  return (
    <AutosaveField
      label={copy.note}
      hint={theirs === null ? undefined : copy.noteOfAnother(theirs)}
      draft={draft}
      maxLength={2000}
      multiline
      onSave={save}
    />
  );
}
