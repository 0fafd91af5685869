import { restoreFocusToRow } from '#admin/feedback/restore-focus.ts';
import { RepairedUpload } from '#admin/images/RepairedUpload.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { fileFieldCopy } from '#copy/admin/history.ts';
import { repairedUploadCopy as copy } from '#copy/admin/images.ts';
import type { ImageSet } from '../data/image-sets.ts';
import type { ManagedImage } from '../data/managed-image.ts';

/** Says which fields of an image could not be read, with a button that saves it without them. */
export function RepairedImage({
  set,
  image,
  position,
  onSave,
}: {
  set: ImageSet;
  image: ManagedImage;
  position: number;
  onSave: () => Promise<void>;
}) {
  // A description that is required is mended by writing it.
  const canBeEmpty = set.kind.textField !== 'damage_description' || image.text !== '';

  async function save() {
    const restoreFocus = restoreFocusToRow('input');
    await onSave();
    restoreFocus();
  }
  return (
    <RepairedUpload kind="image" repaired={image.repaired} labels={fileFieldCopy}>
      {canBeEmpty && (
        <Button quiet small aria-label={copy.saveImage(position)} onClick={save}>
          {copy.save}
        </Button>
      )}
    </RepairedUpload>
  );
}
