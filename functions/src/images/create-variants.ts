import type { Sharp, SharpOptions } from 'sharp';
import { MAX_IMAGE_PIXELS } from '#domain/image/image.ts';
import { variantWidths } from '#domain/image/image-address.ts';
import { once } from '../shared/remembered.ts';
import { detectImageType, type ImageType } from './image-type.ts';

/**
 * Largest ratio of the longer to the shorter side; pages cannot show a longer or narrower image.
 */
const MAX_ASPECT_RATIO = 8;
const MAX_WIDTH = 1600;
export const SHARE_SIZE = { width: 1200, height: 630 };
const PLACEHOLDER_WIDTH = 16;
/** Replaces transparency, since variants are opaque. The background of the pages is white. */
const BACKGROUND = '#ffffff';

export interface VariantFile {
  /** Relative to the image's variants prefix: `800.webp`. */
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** What decoding finds out about an image; see `ImageMetadata`. */
export interface ImageProperties {
  width: number;
  height: number;
  color: string;
  placeholder: string;
  widths: number[];
}

export type VariantsResult =
  | { ok: true; properties: ImageProperties; files: VariantFile[] }
  | { ok: false; reason: RefusalReason };

export type RefusalReason = 'not_an_image' | 'too_many_pixels' | 'stretched' | 'damaged';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Creates the variants of an original, its placeholder and its dominant colour. The image is
 * decoded once, upright and in sRGB, and every file is encoded from those pixels alone, so that no
 * metadata of the original reaches a page.
 */
export async function createVariants(original: Buffer): Promise<VariantsResult> {
  const type = detectImageType(original);
  if (!type) return { ok: false, reason: 'not_an_image' };
  const sharp = await loadSharp();
  const options: SharpOptions = {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    // Only the first frame of an animation.
    pages: 1,
  };
  const decoded = await decode(sharp(original, options), type);
  if (!decoded.ok) return decoded;
  return { ok: true, ...(await encodeAll(sharp, decoded)) };
}

type Decoded = { ok: true; pixels: Pixels; width: number; height: number };

/** A file that cannot be decoded is refused; errors after decoding are thrown, for a retry. */
async function decode(
  image: Sharp,
  type: ImageType,
): Promise<Decoded | { ok: false; reason: RefusalReason }> {
  try {
    const metadata = await image.metadata();
    if (metadata.format !== type) return { ok: false, reason: 'not_an_image' };
    const { width, height } = metadata.autoOrient;
    if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height)) {
      return { ok: false, reason: 'stretched' };
    }
    return { ok: true, pixels: await readPixels(image), width, height };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return { ok: false, reason: /pixel limit/u.test(message) ? 'too_many_pixels' : 'damaged' };
  }
}

async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: BACKGROUND })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`unexpected ${info.channels} channels`);
  return { data, width: info.width, height: info.height };
}

async function encodeAll(
  sharp: SharpModule,
  { pixels, width, height }: Decoded,
): Promise<{ properties: ImageProperties; files: VariantFile[] }> {
  const from = () =>
    sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } });
  const widths = variantWidths(width);
  const files: VariantFile[] = [];
  // One after another, to stay within the function's memory.
  for (const size of widths) {
    const resized = () => from().resize({ width: size });
    const avif = await resized()
      .avif({ quality: 52, chromaSubsampling: '4:2:0', effort: 2 })
      .toBuffer();
    const webp = await resized().webp({ quality: 76 }).toBuffer();
    files.push({ name: `${size}.avif`, contentType: 'image/avif', bytes: avif });
    files.push({ name: `${size}.webp`, contentType: 'image/webp', bytes: webp });
  }
  const share = await from()
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  files.push({ name: 'share.jpg', contentType: 'image/jpeg', bytes: share });
  const placeholder = await from()
    .resize({ width: PLACEHOLDER_WIDTH })
    .webp({ quality: 30 })
    .toBuffer();
  const { dominant } = await from().stats();
  return {
    files,
    properties: {
      width,
      height,
      color: `#${[dominant.r, dominant.g, dominant.b].map(hex).join('')}`,
      placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
      widths,
    },
  };
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

type SharpModule = typeof import('sharp').default;

/** Loads sharp with the first image. Two threads and no cache limit the memory it uses. */
const loadSharp = once(async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(2);
  return sharp;
});
