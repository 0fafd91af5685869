import { StaffError } from '#admin/feedback/staff-error.ts';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import {
  IMAGE_TYPES,
  MAX_IMAGE_EDGE,
  MAX_IMAGE_PIXELS,
  MAX_UPLOAD_BYTES,
} from '#domain/image/image.ts';
import { hasMetadata, isWhole } from './image-bytes.ts';

export class UnusableFile extends StaffError {
  override readonly name = 'UnusableFile';
}

const QUALITIES = [0.88, 0.8, 0.7, 0.55];

/**
 * The image to upload: the file itself where it is small enough and says nothing but its pixels, else
 * an upright JPEG of at most 2560 px and 5 MB made in the browser, without place and device. Throws
 * `UnusableFile` for every other file.
 */
export async function prepareImage(file: File): Promise<Blob> {
  const heic = isHeic(file);
  if (!heic && !IMAGE_TYPES.some((type) => type === file.type)) {
    throw new UnusableFile(copy.wrongType);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isWhole(bytes, file.type)) throw new UnusableFile(copy.cutOff);
  // Safari reads HEIC, other browsers do not.
  const bitmap = await decode(file, heic ? copy.heic : copy.unreadable);
  try {
    const { width, height } = bitmap;
    if (width * height > MAX_IMAGE_PIXELS) throw new UnusableFile(copy.tooManyPixels);
    const scale = scaleFor(width, height);
    const fits = scale === 1 && file.size <= MAX_UPLOAD_BYTES;
    if (fits && !heic && !hasMetadata(bytes)) return file;
    return await shrink(bitmap, scale);
  } finally {
    bitmap.close();
  }
}

/** The factor that scales the longer edge down to the maximum; 1 for smaller images. */
export function scaleFor(width: number, height: number): number {
  return Math.min(1, MAX_IMAGE_EDGE / Math.max(width, height));
}

export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]/iu.test(type) || /\.hei[cf]$/iu.test(name);
}

async function decode(file: File, problem: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UnusableFile(problem, { cause });
  }
}

async function shrink(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new UnusableFile(copy.unreadable);
  // JPEG has no transparency: without a background it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await jpeg(canvas, quality);
    if (blob && blob.size <= MAX_UPLOAD_BYTES) return blob;
  }
  throw new UnusableFile(copy.tooManyPixels);
}

function jpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
