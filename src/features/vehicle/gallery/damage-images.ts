import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import type { GalleryParts } from './gallery-parts.ts';
import type { Lightbox } from './lightbox.ts';
import type { Selection } from './selection.ts';

/**
 * Makes the links to damage images (`a[data-damage]`, outside the gallery) open in the lightbox. The
 * image is added to the gallery the first time.
 */
export function startDamageImages(
  parts: GalleryParts,
  selection: Selection,
  lightbox: Lightbox,
): void {
  const positions = new Map<Element, number>();
  for (const link of document.querySelectorAll<HTMLElement>('a[data-damage]')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const position = positions.get(link) ?? append(parts, selection, link);
      positions.set(link, position);
      selection.select(position);
      lightbox.open();
    });
  }
}

/** Adds the image of the link as the last slide and thumbnail; returns its position. */
function append({ root, track, thumbs }: GalleryParts, selection: Selection, link: HTMLElement) {
  const position = selection.count;
  const slide = document.createElement('li');
  slide.id = `billede-${position + 1}`;
  slide.append(
    linkAround(link, link.getAttribute('href') ?? '', galleryCopy.enlarge(position + 1)),
  );
  track.append(slide);

  const thumb = document.createElement('li');
  thumb.append(linkAround(link, `#${slide.id}`, galleryCopy.show(position + 1)));
  thumb.querySelector('[data-caption]')?.remove();
  thumbs.append(thumb);

  for (const part of [track, thumbs, ...root.querySelectorAll<HTMLElement>('[data-position]')]) {
    part.hidden = false;
  }
  selection.addOne();
  return position;
}

function linkAround(source: HTMLElement, href: string, label: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.ariaLabel = label;
  const parts = [
    source.querySelector('picture')?.parentElement,
    source.querySelector('[data-caption]'),
  ];
  link.append(...parts.flatMap((part) => part?.cloneNode(true) ?? []));
  return link;
}
