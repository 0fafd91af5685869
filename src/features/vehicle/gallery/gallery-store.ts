import { atom } from 'nanostores';
import type { IslandImage } from '#components/ui/island-image.ts';

/** Index of the image that stage, thumbnails, counter and lightbox show. */
export const $selected = atom(0);
/** Damage images that joined the images of the vehicle, which come before them. */
export const $joined = atom<readonly IslandImage[]>([]);
export const $isLightboxOpen = atom(false);

let ownCount = 0;

/** Says how many images the vehicle has, without those of damages. */
export function setOwnCount(count: number): void {
  ownCount = count;
}

/** Selects an image; wraps beyond either end. */
export function selectImage(index: number): void {
  const count = ownCount + $joined.get().length;
  if (count > 0) $selected.set(((index % count) + count) % count);
}

/** Selects the image that is `by` further. */
export function stepImage(by: number): void {
  selectImage($selected.get() + by);
}

/** Opens the lightbox at an image. */
export function openImage(index: number): void {
  selectImage(index);
  $isLightboxOpen.set(true);
}

export function closeLightbox(): void {
  $isLightboxOpen.set(false);
}

/** Opens the lightbox at the image of a damage, which joins the gallery the first time. */
export function openDamage(image: IslandImage): void {
  const joined = $joined.get();
  const position = joined.findIndex(({ base }) => base === image.base);
  if (position < 0) $joined.set([...joined, image]);
  openImage(ownCount + (position < 0 ? joined.length : position));
}
