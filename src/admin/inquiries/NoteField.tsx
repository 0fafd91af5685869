import { useState } from 'react';
import { staffInquiryCopy as words } from '#copy/admin/inquiry.ts';
import type { InquiryView } from '#domain/inquiry/inquiry.ts';
import { AutosaveField } from '../autosave/AutosaveField.tsx';
import { type TextKey, useDraftText } from '../autosave/use-draft-text.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { changeNote } from './api.ts';

/** A note is personal data, so its draft is stored for this tab only. */
export const noteKey = (id: string): TextKey => ({ kind: 'note', id, storage: 'tab' });

/** The note of an inquiry, saved when the field loses focus, unless a colleague has changed it. */
export function NoteField({
  inquiry,
  onChange,
}: {
  inquiry: InquiryView;
  onChange: (changed: InquiryView) => void;
}) {
  const kept = useDraftText(noteKey(inquiry.id), inquiry.note);
  const [theirs, setTheirs] = useState<string | null>(null);

  async function save() {
    try {
      const answer = await changeNote(inquiry.id, kept.text, kept.base);
      onChange(answer.inquiry);
      kept.writeOver(answer.inquiry.note);
      if (answer.saved) {
        setTheirs(null);
        notifySuccess(words.noteSaved);
        return;
      }
      setTheirs(answer.inquiry.note);
      notifyError(words.saveFailed, words.noteOvertaken);
    } catch (cause) {
      notifyError(words.saveFailed, cause);
    }
  }

  return (
    <AutosaveField
      label={words.note}
      hint={theirs === null ? undefined : words.noteOfAnother(theirs)}
      draft={kept}
      maxLength={2000}
      multiline
      onSave={save}
    />
  );
}
