import { StaffError } from '#admin/feedback/staff-error.ts';
import { importPicturesCopy } from '#copy/admin/import/import-pictures.ts';

const { refusals } = importPicturesCopy;

/** An image that was chosen; its content is read when it is its turn. */
export interface ChosenPicture {
  /** In an archive or a folder, or its address. */
  path: string;
  read: () => Promise<{ file: File; mark: number }>;
  /** Where it is known without reading it. */
  mark?: number;
}

const MAX_FILES = 20_000;
const MAX_UNPACKED = 8_000_000_000;
/** Of one image, which is held in memory. */
const MAX_IMAGE = 60_000_000;

const TYPES: Readonly<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
  // Not usable; the upload says why of each.
  ...{ heic: 'image/heic', heif: 'image/heif', gif: 'image/gif', avif: 'image/avif' },
  ...{ bmp: 'image/bmp', tif: 'image/tiff', tiff: 'image/tiff' },
};

/** The images of a folder. Throws `StaffError`. */
export function picturesOfFolder(files: readonly File[]): ChosenPicture[] {
  if (files.length > MAX_FILES) throw new StaffError(refusals.tooMany);
  const pictures = files.flatMap((file): ChosenPicture[] => {
    const path = file.webkitRelativePath || file.name;
    const read = async () => {
      checkSize(file.size);
      return { file, mark: crc32(new Uint8Array(await file.arrayBuffer())) };
    };
    return isImage(path) ? [{ path, read }] : [];
  });
  if (pictures.length === 0) throw new StaffError(refusals.none);
  return pictures;
}

/**
 * The images of a zip file, which is read piece by piece: a stock's images are larger than the memory.
 * Throws `StaffError` for an archive that is broken, locked or hostile.
 */
export async function picturesOfZip(zip: Blob): Promise<ChosenPicture[]> {
  const { BlobReader, ERR_UNSAFE_FILENAME, Uint8ArrayWriter, ZipReader } = await import(
    '@zip.js/zip.js/lib/zip-core-custom.js'
  );
  // The workers of the library are scripts that the policy of the page forbids.
  const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false });
  const pictures: ChosenPicture[] = [];
  let files = 0;
  let unpacked = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      const path = entry.filename.replaceAll('\\', '/');
      files += 1;
      unpacked += entry.uncompressedSize;
      if (files > MAX_FILES) throw new StaffError(refusals.tooMany);
      if (unpacked > MAX_UNPACKED) throw new StaffError(refusals.tooLarge);
      if (entry.encrypted) throw new StaffError(refusals.encrypted);
      if (entry.directory || !isImage(path)) continue;
      const read = async () => {
        checkSize(entry.uncompressedSize);
        // Two parts that share their bytes are how a small archive unpacks to a large one.
        const options = { checkOverlappingEntry: true, checkSignature: true };
        const bytes = await entry.getData(new Uint8ArrayWriter(), options).catch((cause) => {
          throw new StaffError(refusals.imageBroken, { cause });
        });
        const name = path.split('/').at(-1) ?? path;
        return {
          file: new File([bytes], name, { type: typeOf(path) }),
          mark: entry.signature ?? crc32(bytes),
        };
      };
      pictures.push({ path, read });
    }
  } catch (cause) {
    if (cause instanceof StaffError) throw cause;
    const climbs = cause instanceof Error && cause.message === ERR_UNSAFE_FILENAME;
    throw new StaffError(climbs ? refusals.climbs : refusals.broken, { cause });
  }
  if (pictures.length === 0) throw new StaffError(refusals.none);
  return pictures;
}

function checkSize(size: number): void {
  if (size > MAX_IMAGE) throw new StaffError(refusals.imageTooLarge);
}

function isImage(path: string): boolean {
  // A Mac adds a hidden file to each.
  return typeOf(path) !== '' && !/(?:^|\/)(?:\.|__MACOSX\/)/u.test(path);
}

function typeOf(path: string): string {
  return TYPES[/\.(\w+)$/u.exec(path)?.[1]?.toLowerCase() ?? ''] ?? '';
}

/** The checksum that a zip file has of each part, so that both ways know an image again. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}
