import { type KeyboardEvent, useState } from 'react';
import { adminCopy } from '#copy/admin/shell.ts';
import { LinkButton } from '../ui/Button.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { DraftText } from './use-draft-text.ts';

/**
 * A field that is saved when it loses the focus, or on Enter where it has one line. A text that
 * could not be saved, or was typed before a reload, stays and is marked as not saved.
 */
export function AutosaveField({
  label,
  hint,
  placeholder,
  draft,
  maxLength,
  multiline = false,
  onSave,
}: {
  label: string;
  hint?: string | undefined;
  /** Where there is one, the label is for screen readers only. */
  placeholder?: string | undefined;
  draft: DraftText;
  maxLength: number;
  multiline?: boolean;
  /** Called when the text was changed; reports failures itself. */
  onSave: () => Promise<void>;
}) {
  const [active, setActive] = useState(false);
  const [saving, setSaving] = useState(false);
  const [savedOnce, setSavedOnce] = useState(false);

  async function save() {
    setActive(false);
    if (!draft.changed) return;
    setSaving(true);
    await onSave();
    setSaving(false);
    setSavedOnce(true);
  }
  function discard() {
    // The reappearing text was not stored just now.
    setSavedOnce(false);
    draft.discard();
  }
  const field = {
    label,
    hint,
    placeholder,
    maxLength,
    value: draft.text,
    onChange: (event: { target: { value: string } }) => draft.type(event.target.value),
    onFocus: () => setActive(true),
    onBlur: save,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') discard();
  };
  return (
    <div className={placeholder && 'labels-hidden'}>
      {multiline ? (
        <TextArea rows={2} autoComplete="off" {...field} />
      ) : (
        <TextField {...field} onKeyDown={onKeyDown} />
      )}
      <p className="quiet small" role="status">
        {savedOnce && !draft.changed && !saving && adminCopy.saved}
      </p>
      {draft.changed && !active && !saving && (
        <p className="unsaved line small">
          {adminCopy.notSavedYet}
          <LinkButton onClick={save}>{adminCopy.save}</LinkButton>
          <LinkButton onClick={discard}>{adminCopy.undo}</LinkButton>
        </p>
      )}
    </div>
  );
}
