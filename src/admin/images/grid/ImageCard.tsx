import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { restoreFocusToRow } from '#admin/feedback/restore-focus.ts';
import { RepairedUpload } from '#admin/images/RepairedUpload.tsx';
import { UploadState } from '#admin/images/UploadState.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { IconButton } from '#admin/ui/IconButton.tsx';
import { fileFieldCopy } from '#copy/admin/history.ts';
import { imageManagerCopy as copy, repairedUploadCopy } from '#copy/admin/images.ts';
import type { ImageSet } from '../data/image-sets.ts';
import type { ManagedImage } from '../data/managed-image.ts';
import type { useImages } from '../data/use-images.ts';
import { ImageTextField } from './ImageTextField.tsx';
import { ImageView } from './ImageView.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

/** Further controls of an image, by its position from 1. */
export type ImageDetails = (image: ManagedImage, position: number) => ReactNode;

export function ImageCard({
  set,
  image,
  index,
  count,
  lifted,
  details,
  isSelected,
  onSelect,
  handle,
  actions,
}: {
  set: ImageSet;
  image: ManagedImage;
  index: number;
  count: number;
  lifted: boolean;
  details?: ImageDetails | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  handle: ComponentProps<'button'>;
  actions: Pick<ReturnType<typeof useImages>, 'move' | 'makePrimary' | 'remove' | 'saveText'>;
}) {
  const [open, setOpen] = useState(false);
  const position = index + 1;

  /** Saves it without the fields that could not be read. */
  async function mend() {
    const restoreFocus = restoreFocusToRow('input');
    await actions.saveText(image, image.text);
    restoreFocus();
  }
  return (
    <li
      className={lifted ? 'image-card image-card--lifted' : 'image-card'}
      data-selected={isSelected || undefined}
    >
      <button type="button" className="image-card__view" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{copy.preview(position)}</span>
        <ImageView image={image} width={480} alt="" />
      </button>
      {count > 1 && (
        <label className="image-card__select">
          <input
            type="checkbox"
            aria-label={copy.select(position)}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      )}
      {image.is_primary && <p className="badge image-card__badge">{copy.primary}</p>}
      <UploadState state={image.image_state} error={image.image_error} />
      <RepairedUpload kind="image" repaired={image.repaired} labels={fileFieldCopy}>
        {/* A description that is required is mended by writing it. */}
        {(set.kind.textField !== 'damage_description' || image.text !== '') && (
          <Button quiet small aria-label={repairedUploadCopy.saveImage(position)} onClick={mend}>
            {repairedUploadCopy.save}
          </Button>
        )}
      </RepairedUpload>
      <div className="image-card__tools">
        <button
          type="button"
          className="icon-button image-card__handle"
          data-drag-handle
          aria-label={copy.handle(position)}
          aria-pressed={lifted}
          {...handle}
        >
          <GripVertical aria-hidden="true" size={18} />
        </button>
        <IconButton
          icon={ArrowLeft}
          label={copy.earlier(position)}
          id={`earlier-${image.id}`}
          aria-disabled={index === 0}
          onClick={() => index > 0 && actions.move(index, index - 1)}
        />
        <IconButton
          icon={ArrowRight}
          label={copy.later(position)}
          id={`later-${image.id}`}
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && actions.move(index, index + 1)}
        />
        {set.kind.hasPrimary && !image.is_primary && (
          <IconButton
            icon={Star}
            label={copy.setPrimaryAt(position)}
            onClick={() => actions.makePrimary(image.id)}
          />
        )}
        <IconButton
          icon={Trash2}
          label={copy.remove(position)}
          danger
          onClick={() => void actions.remove([image.id])}
        />
      </div>
      <div className="image-card__text">
        <ImageTextField {...{ set, image }} onSave={(text) => actions.saveText(image, text)} />
      </div>
      {details?.(image, position)}
      {open && <PreviewDialog image={image} position={position} onClose={() => setOpen(false)} />}
    </li>
  );
}
