import { useEffect, useRef } from 'react';
import type { IslandImage } from '#components/ui/island-image.ts';
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts';
import { Picture } from '#components/ui/Picture.tsx';
import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { selectImage } from './gallery-store.ts';

interface ThumbnailsProps {
  images: readonly IslandImage[];
  selected: number;
  className: string;
  /** Opens the lightbox; without it the row has no button for that. */
  onShowAll?: () => void;
}

/** A row of small images, each a link to the large one; the selected one stays in sight. */
export function Thumbnails({ images, selected, className, onShowAll }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const item = row?.children[selected];
    if (!row || !(item instanceof HTMLElement)) return;
    row.scrollTo({
      left: item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2,
    });
  }, [selected]);

  return (
    <ul
      ref={list}
      className={`thumbs ${className}`}
      aria-label={galleryCopy.thumbnails}
      hidden={images.length < 2}
    >
      {images.map((image, index) => (
        <li key={image.base}>
          <a
            href={`#billede-${index + 1}`}
            aria-label={galleryCopy.show(index + 1)}
            aria-current={index === selected ? 'true' : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              selectImage(index);
            }}
          >
            <Picture image={image} alt="" sizes="144px" widest={480} />
          </a>
        </li>
      ))}
      {onShowAll && (
        <li className="gallery__all">
          <button type="button" className="button button--quiet" onClick={onShowAll}>
            {galleryCopy.all(images.length)}
          </button>
        </li>
      )}
    </ul>
  );
}
