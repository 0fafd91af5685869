import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { pictureWords as words } from '#copy/admin/images.ts';
import { readFile } from '#firebase/files.ts';
import { notifyError } from '../notify.ts';
import { saveAs } from '../ui/save-as.ts';
import { PictureView } from './ImageView.tsx';
import type { ManagedPicture } from './image-sets.ts';

/** One picture large, and its original to download. */
export function PreviewDialog({
  picture,
  position,
  onClose,
}: {
  picture: ManagedPicture;
  position: number;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveAs(
        await readFile(picture.storage_path),
        picture.storage_path.split('/').at(-1) ?? 'billede',
      );
    } catch (cause) {
      notifyError(words.downloadFailed, cause);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog title={picture.text || words.previewTitle(position)} onClose={onClose}>
      <div className="preview">
        <PictureView picture={picture} width={1200} alt={picture.text || words.alt(position)} />
        <button type="button" className="button" disabled={busy} onClick={download}>
          <Download aria-hidden="true" size={18} />
          {words.download}
        </button>
      </div>
    </Dialog>
  );
}
