import { BATTERY_DOCUMENTS, IMAGE_KINDS, type ImageKind } from '#domain/image/upload-kinds.ts';

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * The storage path for a new image: `{folder}/{ownerId}/{timestamp}_{random}.{ext}`. A `mark` of the
 * content instead of the random number lets a repeated import find what it has stored.
 */
export function imagePath(
  { folder }: ImageKind,
  ownerId: string,
  type: string,
  mark?: number,
): string {
  const extension = EXTENSIONS[type] ?? 'jpg';
  const name =
    folder === IMAGE_KINDS.damage.folder
      ? `damage_${random()}_${Date.now()}`
      : `${Date.now()}_${mark ?? random()}`;
  return `${folder}/${ownerId}/${name}.${extension}`;
}

export function batteryDocumentPath(vehicleId: string): string {
  return `${BATTERY_DOCUMENTS.folder}/${vehicleId}/battery_test_${Date.now()}_${random()}.pdf`;
}

/** The mark in the path of a stored image; null where it has none. */
export function markOf(storagePath: string): number | null {
  const [, digits] = /_(\d+)\.\w+$/u.exec(storagePath) ?? [];
  return digits === undefined ? null : Number(digits);
}

function random(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number);
}
