import { useEffect, useRef, useState } from 'react';
import { type IslandImage, largestUrl } from '#components/ui/island-image.ts';
import { opensElsewhere } from '#components/ui/opens-elsewhere.ts';
import { Picture } from '#components/ui/Picture.tsx';
import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { $selected, openImage, selectImage } from './gallery-store.ts';

const SCROLL_END_MS = 100;

interface TrackProps {
  /** Of the vehicle. */
  name: string;
  images: readonly IslandImage[];
  selected: number;
}

/**
 * The large images side by side. A swipe scrolls natively, and the image at which it stops becomes the
 * selected one; a selection from elsewhere scrolls to its image.
 */
export function Track({ name, images, selected }: TrackProps) {
  const track = useRef<HTMLUListElement>(null);
  const scrollEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHydrated, setHydrated] = useState(false);

  // The visitor may have swiped before the script arrived.
  useEffect(() => {
    setHydrated(true);
    if (track.current && $selected.get() === 0) selectImage(visibleSlide(track.current));
    return () => clearTimeout(scrollEnd.current);
  }, []);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    // The focus stays on the image in sight.
    if (row.contains(document.activeElement))
      row.children[selected]?.querySelector('a')?.focus({ preventScroll: true });
    if (visibleSlide(row) === selected) return;
    row.scrollTo({ left: selected * row.clientWidth, behavior: 'instant' });
  }, [selected]);

  // Back closes the lightbox and scrolls to the image of an address like `#billede-2`, which need not
  // be the one that was shown last.
  useEffect(() => {
    let last = 0;
    const stay = () => {
      const row = track.current;
      const shown = $selected.get();
      last = requestAnimationFrame(() => {
        last = requestAnimationFrame(() =>
          row?.scrollTo({ left: shown * row.clientWidth, behavior: 'instant' }),
        );
      });
    };
    addEventListener('popstate', stay);
    return () => {
      removeEventListener('popstate', stay);
      cancelAnimationFrame(last);
    };
  }, []);

  return (
    <ul
      ref={track}
      className="gallery__track"
      data-track
      hidden={images.length === 0}
      onScroll={({ currentTarget }) => {
        clearTimeout(scrollEnd.current);
        scrollEnd.current = setTimeout(
          () => selectImage(visibleSlide(currentTarget)),
          SCROLL_END_MS,
        );
      }}
    >
      {images.map((image, index) => (
        <li key={image.base} id={`billede-${index + 1}`}>
          <a
            href={largestUrl(image)}
            aria-label={galleryCopy.enlarge(index + 1)}
            // Tab passes the images out of sight; without scripts it reaches them all.
            tabIndex={isHydrated && index !== selected ? -1 : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              openImage(index);
            }}
          >
            <Picture
              image={image}
              alt={image.caption ?? galleryCopy.image(name, index + 1, images.length)}
              sizes="(min-width: 88rem) 806px, (min-width: 64rem) 58vw, 100vw"
              priority={index === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function visibleSlide(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth);
}
