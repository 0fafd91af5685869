import { AutosaveField } from '#admin/autosave/AutosaveField.tsx';
import { useDraftText } from '#admin/autosave/use-draft-text.ts';
import type { ImageSet } from '../data/image-sets.ts';
import type { ManagedImage } from '../data/managed-image.ts';

/**
 * The caption or description of an image, saved when the field loses focus or on Enter. The draft
 * stays if that fails.
 */
export function ImageTextField({
  set: { kind, textLabel },
  image: { id, text },
  onSave,
}: {
  set: ImageSet;
  image: ManagedImage;
  onSave: (text: string) => Promise<void>;
}) {
  const required = kind.textField === 'damage_description';
  const draft = useDraftText({ kind: 'caption', id, storage: 'device' }, text);
  async function save() {
    const trimmed = draft.text.trim();
    if (trimmed === draft.base || (required && trimmed === '')) return draft.discard();
    await onSave(trimmed);
  }
  return (
    <AutosaveField
      label={textLabel}
      placeholder={textLabel}
      draft={draft}
      maxLength={required ? 1000 : 300}
      onSave={save}
    />
  );
}
