import { AutosaveField } from '../autosave/AutosaveField.tsx';
import { useDraftText } from '../autosave/use-draft-text.ts';

/** A caption that is saved when it is left, or on Enter; a refused one stays to be tried again. */
export function ImageText({
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
  const kept = useDraftText({ kind: 'caption', id: imageId, storage: 'device' }, text);
  async function save() {
    const trimmed = kept.text.trim();
    if (trimmed === kept.base || (required && trimmed === '')) return kept.discard();
    await onSave(trimmed);
  }
  return (
    <AutosaveField label={label} draft={kept} maxLength={required ? 1000 : 300} onSave={save} />
  );
}
