import { IMAGE_FOLDERS, IMAGE_KINDS, type ImageKind } from '#domain/image/upload-kinds.ts';

const ORIGINAL = new RegExp(
  `^(${IMAGE_FOLDERS.join('|')})/([\\w-]{1,128})/([\\w-]{1,200})\\.([A-Za-z]{3,4})$`,
  'u',
);

export interface ImageObject {
  kind: ImageKind;
  ownerId: string;
  variantsPrefix: string;
}

/** Parses the object name of an original; null for every other object. */
export function parseImageObject(name: string): ImageObject | null {
  const [, folder, ownerId = '', base] = ORIGINAL.exec(name) ?? [];
  const kind = Object.values(IMAGE_KINDS).find((candidate) => candidate.folder === folder);
  return kind ? { kind, ownerId, variantsPrefix: `variants/${folder}/${ownerId}/${base}/` } : null;
}
