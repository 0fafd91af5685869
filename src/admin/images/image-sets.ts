import { imageToastCopy as toasts, imageManagerCopy as words } from '#copy/admin/images.ts';
import type { AccessoryImage, DamageImage, VehicleImage } from '#domain/image/image.ts';
import type { ImageFolder } from '#domain/image/upload-kinds.ts';
import type { Ordered } from './order.ts';

/** An image of any of the three collections, as the manager works with it. */
export interface ManagedImage extends Ordered {
  version: number;
  /** Caption, or the description of the damage. */
  text: string;
  image_url: string;
  storage_path: string;
  image_state: VehicleImage['image_state'];
  image_error: string | null;
  widths: number[];
}

/** What the three kinds of images differ in. */
export interface ImageSet {
  collection: 'vehicle_images' | 'damage_images' | 'accessory_images';
  folder: ImageFolder;
  ownerField: 'vehicle_id' | 'accessory_id';
  textField: 'caption' | 'damage_description';
  hasPrimary: boolean;
  textLabel: string;
  heading: string;
  titles: {
    fetchFailed: string;
    uploaded: (count: number) => string;
    uploadFailed: string;
    deleted: string;
    deleteFailed: string;
    ordered: string;
    orderFailed: string;
  };
}

const shared = {
  fetchFailed: toasts.fetchFailed,
  uploaded: toasts.uploaded,
  uploadFailed: toasts.uploadFailed,
  deleted: toasts.deleted,
  deleteFailed: toasts.deleteFailed,
  ordered: toasts.ordered,
};

export const VEHICLE_IMAGES: ImageSet = {
  collection: 'vehicle_images',
  folder: 'vehicle-images',
  ownerField: 'vehicle_id',
  textField: 'caption',
  hasPrimary: true,
  textLabel: words.caption,
  heading: words.vehicleHeading,
  titles: { ...shared, orderFailed: toasts.orderFailed },
};

export const ACCESSORY_IMAGES: ImageSet = {
  collection: 'accessory_images',
  folder: 'accessory-images',
  ownerField: 'accessory_id',
  textField: 'caption',
  hasPrimary: true,
  textLabel: words.caption,
  heading: words.accessoryHeading,
  titles: { ...shared, orderFailed: toasts.reorderFailed },
};

export const DAMAGE_IMAGES: ImageSet = {
  collection: 'damage_images',
  folder: 'damage-images',
  ownerField: 'vehicle_id',
  textField: 'damage_description',
  hasPrimary: false,
  textLabel: words.damageDescription,
  heading: words.damageHeading,
  titles: { ...toasts.damage, uploaded: () => toasts.damage.uploaded },
};

export function managed(
  set: ImageSet,
  document: VehicleImage | DamageImage | AccessoryImage,
): ManagedImage {
  const text = 'caption' in document ? document.caption : document.damage_description;
  return {
    id: document.id,
    version: document.version,
    image_order: document.image_order,
    is_primary: set.hasPrimary && 'is_primary' in document && document.is_primary,
    text: text ?? '',
    image_url: document.image_url,
    storage_path: document.storage_path,
    image_state: document.image_state,
    image_error: document.image_error,
    widths: document.widths,
  };
}

/** What is written when order or primary flag changed. */
export function orderFields(set: ImageSet, image: Ordered) {
  const { image_order, is_primary } = image;
  return set.hasPrimary ? { image_order, is_primary } : { image_order };
}
