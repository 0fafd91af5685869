import { galleryCopy } from '#copy/vehicles/vehicle-page.ts';
import { type GalleryParts, markCurrent, onChoice } from './gallery-parts.ts';
import type { Selection } from './selection.ts';

const SWIPE_PX = 40;

export interface Lightbox {
  /** Opens at the selected image; closing restores focus. */
  open(): void;
}

/** Starts the lightbox. The native dialog traps focus and closes on Escape. */
export function startLightbox(
  dialog: HTMLDialogElement,
  { track, thumbs }: GalleryParts,
  selection: Selection,
): Lightbox {
  const stage = dialog.querySelector<HTMLElement>('[data-stage]');
  const row = dialog.querySelector<HTMLElement>('[data-lightbox-thumbs]');
  const counter = dialog.querySelector('[data-counter]');
  if (!stage || !row || !counter) throw new Error('The lightbox lacks a part.');

  const show = () => {
    if (!dialog.open) return;
    const slide = track.children[selection.index];
    if (slide) stage.replaceChildren(...enlarged(slide));
    counter.textContent = galleryCopy.counter(selection.index + 1, selection.count);
    markCurrent(row, selection.index);
  };
  const step = (by: number) => selection.select(selection.index + by);

  selection.onChange(show);
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  dialog.querySelector('[data-previous]')?.addEventListener('click', () => step(-1));
  dialog.querySelector('[data-next]')?.addEventListener('click', () => step(1));
  onChoice(row, (index) => selection.select(index));
  onSwipe(stage, step);

  return {
    open() {
      row.replaceChildren(...[...thumbs.children].map((thumb) => thumb.cloneNode(true)));
      const single = selection.count < 2;
      row.hidden = single;
      for (const button of dialog.querySelectorAll<HTMLElement>('[data-previous], [data-next]')) {
        button.hidden = single;
      }
      dialog.showModal();
      show();
    },
  };
}

/** Copies of a slide's image, at the width of the window, and of its caption, if any. */
function enlarged(slide: Element): Node[] {
  const picture = slide.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return [];
  for (const part of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>(
    'img, source',
  )) {
    part.sizes = '100vw';
  }
  const image = picture.querySelector('img');
  if (image) image.loading = 'eager';
  const caption = slide.querySelector('[data-caption]')?.cloneNode(true);
  return caption ? [picture, caption] : [picture];
}

/** Calls back with -1 or 1 after a swipe; ignored while zoomed in, where a swipe pans the image. */
function onSwipe(stage: HTMLElement, step: (by: number) => void): void {
  let startX = 0;
  const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;
  visualViewport?.addEventListener('resize', () => {
    stage.toggleAttribute('data-zoomed', isZoomed());
  });
  stage.addEventListener(
    'touchstart',
    ({ touches }) => {
      startX = touches.length === 1 ? (touches[0]?.clientX ?? Number.NaN) : Number.NaN;
    },
    { passive: true },
  );
  stage.addEventListener('touchend', ({ changedTouches }) => {
    const distance = (changedTouches[0]?.clientX ?? Number.NaN) - startX;
    if (isZoomed()) return;
    if (Math.abs(distance) > SWIPE_PX) step(distance < 0 ? 1 : -1);
  });
}
