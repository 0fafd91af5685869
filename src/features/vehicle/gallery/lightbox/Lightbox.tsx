import { useRef } from 'react';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import type { IslandImage } from '#components/ui/island-image.ts';
import { ResponsiveImage } from '#components/ui/Picture.tsx';
import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { closeLightbox, stepImage } from '../gallery-store.ts';
import { StepButton } from '../StepButton.tsx';
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
        <StepButton to="previous" size={30} className="lightbox__previous" hidden={isSingle} />
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
        <StepButton to="next" size={30} className="lightbox__next" hidden={isSingle} />
      </div>
      <Thumbnails images={images} selected={selected} className="lightbox__thumbs" />
    </Dialog>
  );
}
