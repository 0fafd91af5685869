import * as v from 'valibot';
import { DAMAGE_KINDS, DAMAGE_PARTS, DAMAGE_VIEWS } from '../damage/facts.ts';
import { bookkeeping } from '../schema/bookkeeping.ts';
import {
  decimal,
  documentId,
  flag,
  optionalChoice,
  optionalDecimal,
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
export const MAX_DAMAGE_CM = 500;

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
  /** The shot of the dealer's list that it is, see `ShotListSchema`; null for a free one. */
  shot: optionalText(128),
  ...imageFields,
});
export type VehicleImage = v.InferOutput<typeof VehicleImageSchema> & { id: string };

/** The facts that staff state about a damage without typing; see `DamageFacts`. */
const damageFacts = {
  damage_kind: optionalChoice(DAMAGE_KINDS),
  damage_part: optionalChoice(DAMAGE_PARTS),
  /** Shares of the width and height of the view; see `DamagePlace`. */
  damage_place: v.optional(
    v.nullable(v.object({ view: v.picklist(DAMAGE_VIEWS), x: decimal(0, 1), y: decimal(0, 1) })),
    null,
  ),
  damage_size_cm: optionalDecimal(0, MAX_DAMAGE_CM),
  /** Still shown, as repaired. */
  damage_repaired: flag(false),
};
export const DamageFactsSchema = v.object(damageFacts);

export const DamageImageSchema = v.object({
  vehicle_id: documentId,
  damage_description: requiredText(1000),
  ...damageFacts,
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

type Placed = { id: string; image_order: number };

/** The order of a gallery; images of one place, which older documents have, are ordered by id. */
export function byGalleryOrder(a: Placed, b: Placed): number {
  return a.image_order - b.image_order || (a.id < b.id ? -1 : Number(a.id > b.id));
}
