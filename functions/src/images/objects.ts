import { IMAGE_FOLDERS, type ImageFolder } from '#domain/image/image.ts';

/** Where the documents of a folder's images are, and which field names their owner. */
export const IMAGE_COLLECTIONS = {
  'vehicle-images': { collection: 'vehicle_images', owner: 'vehicle_id' },
  'damage-images': { collection: 'damage_images', owner: 'vehicle_id' },
  'accessory-images': { collection: 'accessory_images', owner: 'accessory_id' },
} as const satisfies Record<ImageFolder, { collection: string; owner: string }>;

const ORIGINAL = new RegExp(
  `^(${IMAGE_FOLDERS.join('|')})/([\\w-]{1,128})/([\\w-]{1,200})\\.([A-Za-z]{3,4})$`,
  'u',
);

/** An original's object name taken apart; null for what is not an uploaded image. */
export function imageObject(
  name: string,
): { folder: ImageFolder; ownerId: string; variantsPrefix: string } | null {
  const match = ORIGINAL.exec(name);
  if (!match) return null;
  const [, folder, ownerId = '', base] = match;
  return {
    folder: folder as ImageFolder,
    ownerId,
    variantsPrefix: `variants/${folder}/${ownerId}/${base}/`,
  };
}

/** Name of the object that keeps what was found out about an image, beside its variants. */
export const FACTS_NAME = 'facts.json';
