import { byGalleryOrder, isReady, type VehicleImage } from './image.ts';
import { imageBase } from './image-address.ts';
import { variantObject } from './variant-object.ts';

export type CoverImage = Pick<
  VehicleImage,
  'id' | 'is_primary' | 'image_order' | 'image_state' | 'widths' | 'storage_path' | 'trashed_at'
>;

/**
 * Object name of the smallest variant of the image that stands for a vehicle: the primary one, else
 * the first that is ready; null without one.
 */
export function coverOf(images: readonly CoverImage[]): string | null {
  const [cover] = images
    .filter(isReady)
    .toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary) || byGalleryOrder(a, b));
  if (!cover) return null;
  return variantObject(`${imageBase(cover.storage_path)}/${cover.widths[0]}.webp`);
}
