import type { AccessoryImage, DamageImage, VehicleImage } from '#domain/image/image.ts';
import type { UploadState } from '#domain/image/upload-kinds.ts';
import type { Ordered } from '../order/image-order.ts';

/** An image of any kind, with what the admin needs of it. */
export interface ManagedImage extends Ordered {
  version: number;
  /** The caption, or the description of the damage. */
  text: string;
  image_url: string;
  storage_path: string;
  image_state: UploadState;
  image_error: string | null;
  widths: number[];
}

/** The managed image of a document. */
export function managedImage(document: VehicleImage | DamageImage | AccessoryImage): ManagedImage {
  const text = 'caption' in document ? document.caption : document.damage_description;
  return {
    id: document.id,
    version: document.version,
    image_order: document.image_order,
    is_primary: 'is_primary' in document && document.is_primary,
    text: text ?? '',
    image_url: document.image_url,
    storage_path: document.storage_path,
    image_state: document.image_state,
    image_error: document.image_error,
    widths: document.widths,
  };
}
