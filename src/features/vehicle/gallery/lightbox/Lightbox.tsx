import { useRef } from 'react';
import { useModalDialog } from '#components/ui/dialog/use-modal-dialog.ts';
import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { Chevron } from '../Chevron.tsx';
import { ResponsiveImage } from '../GalleryPicture.tsx';
import type { GalleryImage } from '../gallery-image.ts';
import { closeLightbox, stepImage } from '../gallery-store.ts';
import { Thumbnails } from '../Thumbnails.tsx';
import { useSwipe } from './use-swipe.ts';

interface LightboxProps {
  /** Of the vehicle. */
  name: string;
  images: readonly GalleryImage[];
  selected: number;
}

/**
 * The images over the whole window, open while it is mounted; the browser's back closes it.
 */
export function Lightbox({ name, images, selected }: LightboxProps) {
  const dialog = useModalDialog(closeLightbox);
  const stage = useRef<HTMLElement>(null);
  const image = images[selected];
  const isSingle = images.length < 2;
  useSwipe(stage, stepImage);

  return (
    <dialog
      ref={dialog}
      className="lightbox on-dark"
      aria-label={galleryCopy.lightbox}
      data-lightbox
      onClose={closeLightbox}
    >
      <div className="lightbox__frame">
        <div className="lightbox__head">
          <p className="figures" role="status">
            {galleryCopy.counter(selected + 1, images.length)}
          </p>
          <button
            type="button"
            className="icon-button"
            aria-label={galleryCopy.close}
            onClick={closeLightbox}
          >
            <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M18 6 6 18M6 6l12 12" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        <div className="lightbox__middle">
          <button
            type="button"
            className="icon-button lightbox__previous"
            aria-label={galleryCopy.previous}
            hidden={isSingle}
            onClick={() => stepImage(-1)}
          >
            <Chevron to="left" size={30} />
          </button>
          <figure ref={stage} className="lightbox__stage">
            {image && (
              <ResponsiveImage
                key={image.base}
                image={image}
                alt={image.caption ? '' : galleryCopy.image(name, selected + 1, images.length)}
                sizes="100vw"
                priority
              />
            )}
            {image?.caption && <figcaption data-caption>{image.caption}</figcaption>}
          </figure>
          <button
            type="button"
            className="icon-button lightbox__next"
            aria-label={galleryCopy.next}
            hidden={isSingle}
            onClick={() => stepImage(1)}
          >
            <Chevron to="right" size={30} />
          </button>
        </div>
        <Thumbnails images={images} selected={selected} className="lightbox__thumbs" />
      </div>
    </dialog>
  );
}
