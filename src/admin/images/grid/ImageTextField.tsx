import { AutosaveField } from '#admin/autosave/AutosaveField.tsx';
import { useDraftText } from '#admin/autosave/use-draft-text.ts';

/**
 * The caption or description of an image, saved when the field loses focus or on Enter. The draft
 * stays if that fails.
 */
export function ImageTextField({
  imageId,
  label,
  text,
  required,
  onSave,
}: {
  imageId: string;
  label: string;
  text: string;
  required: boolean;
  onSave: (text: string) => Promise<void>;
}) {
  const draft = useDraftText({ kind: 'caption', id: imageId, storage: 'device' }, text);
  async function save() {
    const trimmed = draft.text.trim();
    if (trimmed === draft.base || (required && trimmed === '')) return draft.discard();
    await onSave(trimmed);
  }
  return (
    <AutosaveField
      label={label}
      placeholder={label}
      draft={draft}
      maxLength={required ? 1000 : 300}
      onSave={save}
    />
  );
}
