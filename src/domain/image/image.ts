import * as v from 'valibot';
import { bookkeeping } from '../schema/bookkeeping.ts';
import {
  documentId,
  optionalText,
  optionalWholeNumber,
  requiredText,
  wholeNumber,
} from '../schema/schemas.ts';
import { UPLOAD_STATES, type UploadState } from './upload-kinds.ts';

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_UPLOAD_BYTES = 5_242_880;
export const MAX_IMAGE_PIXELS = 50_000_000;
/** The browser scales an image down before upload when its longer edge has more pixels. */
export const MAX_IMAGE_EDGE = 2560;

export const MAX_IMAGE_ORDER = 100_000;

/**
 * The fields of every image document, without its owner. The admin writes `storage_path`,
 * `image_url` and `image_order`; only the image function writes the others, once it has read the
 * file.
 */
const imageFields = {
  /** Public base address, `/pictures/{folder}/{ownerId}/{name}`; see `variantUrl`. */
  image_url: requiredText(300),
  /** Object name of the original in the bucket. */
  storage_path: requiredText(300),
  image_order: wholeNumber(0, MAX_IMAGE_ORDER),
  image_state: v.optional(v.picklist(UPLOAD_STATES), 'pending'),
  /** Why the file could not be used, in Danish; null unless `failed`. */
  image_error: optionalText(300),
  /** Pixel size of the original, orientation applied. */
  width: optionalWholeNumber(1, 100_000),
  height: optionalWholeNumber(1, 100_000),
  /** Dominant colour, `#rrggbb`. */
  color: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/u))), null),
  /** A tiny image as a data URI, shown while the real one loads. */
  placeholder: v.optional(
    v.nullable(v.pipe(v.string(), v.startsWith('data:image/'), v.maxLength(2000))),
    null,
  ),
  /** Widths in px for which variants exist, ascending. */
  widths: v.optional(v.array(wholeNumber(1, 10_000)), []),
  ...bookkeeping,
};

export const VehicleImageSchema = v.object({
  vehicle_id: documentId,
  is_primary: v.optional(v.boolean(), false),
  caption: optionalText(300),
  ...imageFields,
});
export type VehicleImage = v.InferOutput<typeof VehicleImageSchema> & { id: string };

export const DamageImageSchema = v.object({
  vehicle_id: documentId,
  damage_description: requiredText(1000),
  ...imageFields,
});
export type DamageImage = v.InferOutput<typeof DamageImageSchema> & { id: string };

export const AccessoryImageSchema = v.object({
  accessory_id: documentId,
  is_primary: v.optional(v.boolean(), false),
  caption: optionalText(300),
  ...imageFields,
});
export type AccessoryImage = v.InferOutput<typeof AccessoryImageSchema> & { id: string };

/** Whether its variants exist. Asks for widths as well: a page cannot name a variant without one. */
export function hasVariants(image: {
  image_state: UploadState;
  widths: readonly number[];
}): boolean {
  return image.image_state === 'ready' && image.widths.length > 0;
}

/** Whether the image can be shown to visitors. */
export function isReady(
  image: Parameters<typeof hasVariants>[0] & { trashed_at: Date | null },
): boolean {
  return hasVariants(image) && image.trashed_at === null;
}
