import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { downloadFile } from '#admin/images/download-file.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import type { ManagedImage } from '../data/managed-image.ts';
import { ImageView } from './ImageView.tsx';

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
    await downloadFile(image.storage_path);
    setBusy(false);
  }
  const name = image.text || copy.alt(position);
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="preview column">
        <ImageView image={image} width={1200} alt={name} />
        <Button disabled={busy} onClick={download}>
          <Download aria-hidden="true" size={18} />
          {copy.download}
        </Button>
      </div>
    </Dialog>
  );
}
