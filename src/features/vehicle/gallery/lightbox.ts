import { galleryCopy } from '#copy/vehicle-page.ts';
import { type GalleryParts, markCurrent, onChoice } from './gallery-parts.ts';
import type { Selection } from './selection.ts';

const SWIPE_PX = 40;

export interface Lightbox {
  /** Opens on the selected image; focus returns to where it was on closing. */
  open(): void;
}

/** The images over the whole window. The native dialog keeps focus and answers Escape. */
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
  onStroke(stage, step);

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

/** A slide's image for the whole width of the window, and its caption where it has one. */
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

/** A stroke of the finger to either side; over an enlarged image it moves the image instead. */
function onStroke(stage: HTMLElement, step: (by: number) => void): void {
  let startX = 0;
  const isEnlarged = () => (visualViewport?.scale ?? 1) > 1.01;
  visualViewport?.addEventListener('resize', () => {
    stage.toggleAttribute('data-enlarged', isEnlarged());
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
    if (isEnlarged()) return;
    if (Math.abs(distance) > SWIPE_PX) step(distance < 0 ? 1 : -1);
  });
}
