import { type KeyboardEvent, useState } from 'react';
import { adminCopy } from '#copy/admin/shell.ts';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { KeptText } from './use-draft-text.ts';

/**
 * A field that is saved when it is left, or on Enter where it has one line. What could not be saved,
 * or was typed before a reload, stays and says that it is not saved.
 */
export function SelfSavingField({
  label,
  hint,
  kept,
  maxLength,
  multiline = false,
  onSave,
}: {
  label: string;
  hint?: string | undefined;
  kept: KeptText;
  maxLength: number;
  multiline?: boolean;
  /** Called when something was changed; says itself what went wrong. */
  onSave: () => Promise<void>;
}) {
  const [active, setActive] = useState(false);
  const [saving, setSaving] = useState(false);

  async function save() {
    setActive(false);
    if (!kept.changed) return;
    setSaving(true);
    await onSave();
    setSaving(false);
  }
  const field = {
    label,
    hint,
    maxLength,
    value: kept.text,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => kept.type(event.target.value),
    onFocus: () => setActive(true),
    onBlur: save,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') kept.discard();
  };
  return (
    <div>
      {multiline ? (
        <TextArea rows={2} {...field} />
      ) : (
        <TextField {...field} onKeyDown={onKeyDown} />
      )}
      {kept.changed && !active && !saving && (
        <p className="unsaved">
          {adminCopy.notSavedYet}
          <button type="button" className="link-button" onClick={save}>
            {adminCopy.save}
          </button>
          <button type="button" className="link-button" onClick={kept.discard}>
            {adminCopy.undo}
          </button>
        </p>
      )}
    </div>
  );
}
