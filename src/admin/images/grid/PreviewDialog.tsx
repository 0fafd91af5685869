import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { notifyError } from '#admin/feedback/notify.ts';
import { Button } from '#admin/ui/Button.tsx';
import { saveAs } from '#admin/ui/save-as.ts';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { readFile } from '#firebase/service/files.ts';
import type { ManagedImage } from '../data/managed-image.ts';
import { ImageView } from './ImageView.tsx';

/** A large view of one image, with a button to download the original. */
export function PreviewDialog({
  image,
  position,
  onClose,
}: {
  image: ManagedImage;
  position: number;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveAs(await readFile(image.storage_path), image.storage_path.split('/').at(-1) ?? 'billede');
    } catch (cause) {
      notifyError(copy.downloadFailed, cause);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog title={image.text || copy.previewTitle(position)} onClose={onClose}>
      <div className="preview column">
        <ImageView image={image} width={1200} alt={image.text || copy.alt(position)} />
        <Button disabled={busy} onClick={download}>
          <Download aria-hidden="true" size={18} />
          {copy.download}
        </Button>
      </div>
    </Dialog>
  );
}
