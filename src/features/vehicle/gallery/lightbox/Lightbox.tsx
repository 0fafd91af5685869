import { useRef } from 'react';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import type { IslandImage } from '#components/ui/island-image.ts';
import { ResponsiveImage } from '#components/ui/Picture.tsx';
import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { Chevron } from '../Chevron.tsx';
import { closeLightbox, stepImage } from '../gallery-store.ts';
import { Thumbnails } from '../Thumbnails.tsx';
import { useSwipe } from './use-swipe.ts';

interface LightboxProps {
  /** Of the vehicle. */
  name: string;
  images: readonly IslandImage[];
  selected: number;
}

/** The images over the whole window, open while it is mounted; the browser's back closes it. */
export function Lightbox({ name, images, selected }: LightboxProps) {
  const stage = useRef<HTMLElement>(null);
  const image = images[selected];
  const isSingle = images.length < 2;
  useSwipe(stage, stepImage);

  return (
    <Dialog
      title={galleryCopy.lightbox}
      head={
        <p className="figures" role="status">
          {galleryCopy.counter(selected + 1, images.length)}
        </p>
      }
      className="lightbox on-dark"
      closeLabel={galleryCopy.close}
      closesOnBack
      onClose={closeLightbox}
    >
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
    </Dialog>
  );
}
