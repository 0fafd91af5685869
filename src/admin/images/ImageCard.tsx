import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useState } from 'react';
import { pictureWords as words } from '#copy/admin/images.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { PictureText } from './ImageText.tsx';
import { PictureView } from './ImageView.tsx';
import type { ManagedPicture, PictureSet } from './image-sets.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

export interface PictureActions {
  move: (from: number, to: number) => void;
  makePrimary: (id: string) => void;
  remove: (picture: ManagedPicture) => void;
  describe: (picture: ManagedPicture, text: string) => Promise<void>;
}

interface HandleProps {
  ref: (element: HTMLElement | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onBlur: () => void;
  'aria-describedby': string;
}

/** One picture with everything that can be done to it. */
export function PictureCard({
  set,
  picture,
  index,
  count,
  lifted,
  handle,
  actions,
}: {
  set: PictureSet;
  picture: ManagedPicture;
  index: number;
  count: number;
  lifted: boolean;
  handle: HandleProps;
  actions: PictureActions;
}) {
  const [open, setOpen] = useState(false);
  const position = index + 1;
  return (
    <li className={lifted ? 'picture-card picture-card--lifted' : 'picture-card'}>
      <button
        type="button"
        className="picture-card__view"
        aria-label={words.preview(position)}
        onClick={() => setOpen(true)}
      >
        <PictureView picture={picture} width={480} alt="" />
      </button>
      {picture.is_primary && <p className="badge picture-card__badge">{words.primary}</p>}
      <PictureState picture={picture} />
      <div className="picture-card__tools">
        <button
          type="button"
          className="icon-button picture-card__handle"
          data-drag-handle
          aria-label={words.handle(position)}
          aria-pressed={lifted}
          {...handle}
        >
          <GripVertical aria-hidden="true" size={18} />
        </button>
        <IconButton
          icon={ArrowLeft}
          label={words.earlier(position)}
          id={`earlier-${picture.id}`}
          aria-disabled={index === 0}
          onClick={() => index > 0 && actions.move(index, index - 1)}
        />
        <IconButton
          icon={ArrowRight}
          label={words.later(position)}
          id={`later-${picture.id}`}
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && actions.move(index, index + 1)}
        />
        {set.hasPrimary && !picture.is_primary && (
          <IconButton
            icon={Star}
            label={words.setPrimaryAt(position)}
            onClick={() => actions.makePrimary(picture.id)}
          />
        )}
        <IconButton
          icon={Trash2}
          label={words.remove(position)}
          danger
          onClick={() => actions.remove(picture)}
        />
      </div>
      <PictureText
        pictureId={picture.id}
        label={set.textLabel}
        text={picture.text}
        required={set.textField === 'damage_description'}
        onSave={(text) => actions.describe(picture, text)}
      />
      {open && (
        <PreviewDialog picture={picture} position={position} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}

function PictureState({ picture: { picture_state, picture_error } }: { picture: ManagedPicture }) {
  if (picture_state === 'ready') return null;
  if (picture_state === 'pending') return <p className="picture-card__state">{words.pending}</p>;
  return (
    <p className="picture-card__state field__problem">
      {words.failed}: {picture_error}
    </p>
  );
}
