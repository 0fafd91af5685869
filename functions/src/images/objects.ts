import { PICTURE_FOLDERS, type PictureFolder } from '#domain/image/image.ts';

/** Where the documents of a folder's pictures are, and which field names their owner. */
export const PICTURE_COLLECTIONS = {
  'vehicle-images': { collection: 'vehicle_images', owner: 'vehicle_id' },
  'damage-images': { collection: 'damage_images', owner: 'vehicle_id' },
  'accessory-images': { collection: 'accessory_images', owner: 'accessory_id' },
} as const satisfies Record<PictureFolder, { collection: string; owner: string }>;

const ORIGINAL = new RegExp(
  `^(${PICTURE_FOLDERS.join('|')})/([\\w-]{1,128})/([\\w-]{1,200})\\.([A-Za-z]{3,4})$`,
  'u',
);

/** An original's object name taken apart; null for what is not an uploaded picture. */
export function pictureObject(
  name: string,
): { folder: PictureFolder; ownerId: string; variantsPrefix: string } | null {
  const match = ORIGINAL.exec(name);
  if (!match) return null;
  const [, folder, ownerId = '', base] = match;
  return {
    folder: folder as PictureFolder,
    ownerId,
    variantsPrefix: `variants/${folder}/${ownerId}/${base}/`,
  };
}

/** Name of the object that keeps what was found out about a picture, beside its variants. */
export const FACTS_NAME = 'facts.json';
