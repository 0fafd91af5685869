import { type ImageFiles, imageFiles } from './image-files.ts';
import { ACCESSORY_LOOKS } from './looks/accessories.ts';
import { LOOKS } from './looks/index.ts';
import { lookOf, viewCaption, viewsOf } from './looks/views.ts';

export type { ImageFiles };

/** An image of a car's gallery. */
export interface CarImage extends ImageFiles {
  /** What it shows, in Danish. */
  caption: string;
}

/** The images of an invented car in the order of its gallery; the first is its cover. */
export function carImages(id: string): CarImage[] {
  const look = lookOf(id);
  return viewsOf(look).map((view) => ({
    ...imageFiles({ kind: 'vehicle', id, view }),
    caption: viewCaption(view, look),
  }));
}

/** The images of a car's damages. */
export function damageImages(id: string): ImageFiles[] {
  return (lookOf(id).damages ?? []).map((_, index) => imageFiles({ kind: 'damage', id, index }));
}

/** The image of an accessory. */
export function accessoryImage(id: string): ImageFiles {
  if (!(id in ACCESSORY_LOOKS)) throw new RangeError(`There is no demo accessory ${id}.`);
  return imageFiles({ kind: 'accessory', id });
}

/**
 * The car with images whose body is that of the car `id`, and whose paint comes nearest to `paint`,
 * `#rrggbb`.
 */
export function similarCar(id: string, paint: string): string {
  const { body } = lookOf(id);
  const similar = Object.entries(LOOKS)
    .filter(([, look]) => look.body === body && viewsOf(look).length > 0)
    .sort(([, one], [, other]) => distance(one.paint, paint) - distance(other.paint, paint));
  return similar[0]?.[0] ?? id;
}

/** How far two colours are apart, `#rrggbb`. */
function distance(one: string, other: string): number {
  const [first, second] = [channels(one), channels(other)];
  return Math.hypot(...first.map((channel, at) => channel - (second[at] ?? 0)));
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
