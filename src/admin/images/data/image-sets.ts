import { imageManagerCopy as copy, imageToastCopy as toasts } from '#copy/admin/images.ts';
import { IMAGE_KINDS, type ImageKind } from '#domain/image/upload-kinds.ts';

/** A kind of images with the words that the admin uses for it. */
export interface ImageSet {
  kind: ImageKind;
  textLabel: string;
  heading: string;
  titles: Record<Exclude<keyof typeof toasts.damage, 'describeFirst' | 'uploaded'>, string> & {
    uploaded: (count: number) => string;
  };
}

export const VEHICLE_IMAGES: ImageSet = {
  kind: IMAGE_KINDS.vehicle,
  textLabel: copy.caption,
  heading: copy.vehicleHeading,
  titles: toasts,
};

export const ACCESSORY_IMAGES: ImageSet = {
  kind: IMAGE_KINDS.accessory,
  textLabel: copy.caption,
  heading: copy.accessoryHeading,
  titles: { ...toasts, orderFailed: toasts.reorderFailed },
};

export const DAMAGE_IMAGES: ImageSet = {
  kind: IMAGE_KINDS.damage,
  textLabel: copy.damageDescription,
  heading: copy.damageHeading,
  titles: { ...toasts.damage, uploaded: () => toasts.damage.uploaded },
};

export function imageSetOf(folder: string): ImageSet | undefined {
  return [VEHICLE_IMAGES, ACCESSORY_IMAGES, DAMAGE_IMAGES].find(
    ({ kind }) => kind.folder === folder,
  );
}
