import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { startArrowKeys } from './arrow-keys.ts';
import { startDamageImages } from './damage-images.ts';
import { type GalleryParts, markCurrent, onChoice } from './gallery-parts.ts';
import { startLightbox } from './lightbox.ts';
import { createSelection } from './selection.ts';

const SCROLL_END_MS = 100;

/** Starts the gallery; see `Gallery.astro` for what works without it. */
export function startGallery(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('[data-track]');
  const thumbs = root.querySelector<HTMLElement>('[data-thumbs]');
  const dialog = root.querySelector<HTMLDialogElement>('[data-lightbox]');
  if (!track || !thumbs || !dialog) return;
  const parts = { root, track, thumbs };
  const selection = createSelection(track.childElementCount);

  const lightbox = startLightbox(dialog, parts, selection);
  startDamageImages(parts, selection, lightbox);
  startArrowKeys(dialog, selection);

  selection.onChange(() => {
    showSlide(track, selection.index);
    showPosition(parts, selection.index, selection.count);
  });
  root.querySelector('[data-controls] [data-previous]')?.addEventListener('click', () => {
    selection.select(selection.index - 1);
  });
  root.querySelector('[data-controls] [data-next]')?.addEventListener('click', () => {
    selection.select(selection.index + 1);
  });
  onChoice(thumbs, (index) => selection.select(index));
  onChoice(track, (index) => {
    selection.select(index);
    lightbox.open();
  });
  onSwipe(track, (index) => selection.select(index));
}

function showSlide(track: HTMLElement, index: number): void {
  if (visibleSlide(track) === index) return;
  track.scrollTo({ left: index * track.clientWidth, behavior: 'instant' });
}

function showPosition({ root, thumbs }: GalleryParts, index: number, count: number): void {
  markCurrent(thumbs, index);
  const counter = root.querySelector('[data-position] [data-counter]');
  const announcement = root.querySelector('[data-announcement]');
  if (counter) counter.textContent = galleryCopy.counter(index + 1, count);
  if (announcement) announcement.textContent = galleryCopy.position(index + 1, count);
}

/** A swipe scrolls natively; the image at which it stops becomes the selected one. */
function onSwipe(track: HTMLElement, select: (index: number) => void): void {
  let timer: ReturnType<typeof setTimeout>;
  track.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => select(visibleSlide(track)), SCROLL_END_MS);
    },
    { passive: true },
  );
}

function visibleSlide(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth);
}
