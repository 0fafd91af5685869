import { BATTERY_DOCUMENTS, IMAGE_KINDS, type ImageKind } from '#domain/image/upload-kinds.ts';

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The storage path for a new image: `{folder}/{ownerId}/{timestamp}_{random}.{ext}`. */
export function imagePath({ folder }: ImageKind, ownerId: string, type: string): string {
  const extension = EXTENSIONS[type] ?? 'jpg';
  const name =
    folder === IMAGE_KINDS.damage.folder
      ? `damage_${random()}_${Date.now()}`
      : `${Date.now()}_${random()}`;
  return `${folder}/${ownerId}/${name}.${extension}`;
}

/** The storage path for a new battery test document. */
export function batteryDocumentPath(vehicleId: string): string {
  return `${BATTERY_DOCUMENTS.folder}/${vehicleId}/battery_test_${Date.now()}_${random()}.pdf`;
}

function random(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number);
}
