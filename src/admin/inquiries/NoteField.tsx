import { useState } from 'react';
import { inquiryWords as words } from '../../copy/admin-inquiry.ts';
import type { MessageView } from '../../domain/message.ts';
import { notifyError, notifySuccess } from '../notify.ts';
import { TextArea } from '../ui/TextField.tsx';
import { changeNote } from './api.ts';

/** What staff note on an enquiry, saved when it is left; never over what a colleague just wrote. */
export function NoteField({
  inquiry,
  onChange,
}: {
  inquiry: MessageView;
  onChange: (changed: MessageView) => void;
}) {
  const [text, setText] = useState(inquiry.note);
  /** The stored note that the text was written over. */
  const [base, setBase] = useState(inquiry.note);
  const [theirs, setTheirs] = useState<string | null>(null);

  // A colleague's note shows at once, unless something is being written here.
  if (inquiry.note !== base && text === base) {
    setText(inquiry.note);
    setBase(inquiry.note);
  }

  async function save() {
    if (text === base) return;
    try {
      const answer = await changeNote(inquiry.id, text, base);
      onChange(answer.inquiry);
      setBase(answer.inquiry.note);
      setTheirs(answer.saved ? null : answer.inquiry.note);
      if (answer.saved) notifySuccess(words.noteSaved);
      else notifyError(words.saveFailed, words.noteOvertaken);
    } catch (cause) {
      notifyError(words.saveFailed, cause);
    }
  }

  return (
    <TextArea
      label={words.note}
      hint={theirs === null ? undefined : words.noteOfAnother(theirs)}
      rows={2}
      maxLength={2000}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
    />
  );
}
