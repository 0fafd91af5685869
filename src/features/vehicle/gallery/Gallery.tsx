import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { IslandImage } from '#components/ui/island-image.ts';
import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { $isLightboxOpen, $joined, $selected, openImage, setOwnCount } from './gallery-store.ts';
import { Lightbox } from './lightbox/Lightbox.tsx';
import { StepButton } from './StepButton.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { Track } from './Track.tsx';

interface GalleryProps {
  /** Of the vehicle. */
  name: string;
  images: readonly IslandImage[];
  /** Shown where there is no image. */
  children?: ReactNode;
}

/** The images of a vehicle: a track to swipe, a counter, thumbnails, and the lightbox while it is open. */
export function Gallery({ name, images: own, children }: GalleryProps) {
  const selected = useStore($selected, { ssr: 'initial' });
  const joined = useStore($joined, { ssr: 'initial' });
  const isLightboxOpen = useStore($isLightboxOpen, { ssr: 'initial' });
  const images = [...own, ...joined];
  // The track selects an image when it is mounted, which needs the number.
  useLayoutEffect(() => setOwnCount(own.length), [own.length]);
  const isSingle = images.length < 2;
  // Nothing is announced before the visitor has moved.
  const first = useRef(selected);
  const hasMoved = useRef(false);
  hasMoved.current ||= selected !== first.current;

  return (
    <>
      <div className="gallery__stage">
        {images.length === 0 && children}
        <Track name={name} images={images} selected={selected} />
        <div className="gallery__controls screen-only" hidden={isSingle}>
          <StepButton to="previous" size={24} className="gallery__previous" />
          <StepButton to="next" size={24} className="gallery__next" />
        </div>
        <p className="gallery__position figures screen-only" hidden={isSingle}>
          <span aria-hidden="true">{galleryCopy.counter(selected + 1, images.length)}</span>
          <span className="visually-hidden" role="status">
            {hasMoved.current ? galleryCopy.position(selected + 1, images.length) : ''}
          </span>
        </p>
      </div>
      <Thumbnails
        images={images}
        selected={selected}
        className="gallery__thumbs screen-only"
        onShowAll={() => openImage(selected)}
      />
      {isLightboxOpen && <Lightbox name={name} images={images} selected={selected} />}
    </>
  );
}
