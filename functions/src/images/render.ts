import type { Sharp, SharpOptions } from 'sharp';
import { MAX_IMAGE_PIXELS } from '#domain/image/image.ts';
import { variantWidths } from '#domain/image/image-address.ts';
import { type ImageType, sniffImage } from './sniff.ts';

/** A longer side than this many times the shorter one is no image that a page could show. */
const MOST_STRETCHED = 8;
const LARGEST_WIDTH = 1600;
const SHARE = { width: 1200, height: 630 };
const PLACEHOLDER_WIDTH = 16;
/** Above the white of the page, since variants are opaque. */
const PAPER = '#ffffff';

export interface RenderedFile {
  /** Below the image's variants: `800.webp`. */
  name: string;
  contentType: string;
  bytes: Buffer;
}

export interface ImageFacts {
  width: number;
  height: number;
  color: string;
  placeholder: string;
  widths: number[];
}

export type Rendered =
  | { ok: true; facts: ImageFacts; files: RenderedFile[] }
  | { ok: false; reason: RefusalReason };

export type RefusalReason = 'not_an_image' | 'too_many_pixels' | 'stretched' | 'damaged';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Makes everything the site shows of an original. The pixels are decoded once, upright and in
 * sRGB, and every file is written from them alone: nothing else of the original can reach a page.
 */
export async function render(original: Buffer): Promise<Rendered> {
  const type = sniffImage(original);
  if (!type) return { ok: false, reason: 'not_an_image' };
  const sharp = await loadSharp();
  const options: SharpOptions = {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    // Moving images: the first frame.
    pages: 1,
  };
  const decoded = await decode(sharp(original, options), type);
  if (!decoded.ok) return decoded;
  return { ok: true, ...(await renderAll(sharp, decoded)) };
}

type Decoded = { ok: true; pixels: Pixels; width: number; height: number };

/** Decoding fails for reasons of the file; anything that fails later is ours and is tried again. */
async function decode(
  image: Sharp,
  type: ImageType,
): Promise<Decoded | { ok: false; reason: RefusalReason }> {
  try {
    const metadata = await image.metadata();
    if (metadata.format !== type) return { ok: false, reason: 'not_an_image' };
    const { width, height } = metadata.autoOrient;
    if (Math.max(width, height) > MOST_STRETCHED * Math.min(width, height)) {
      return { ok: false, reason: 'stretched' };
    }
    return { ok: true, pixels: await pixelsOf(image), width, height };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return { ok: false, reason: /pixel limit/u.test(message) ? 'too_many_pixels' : 'damaged' };
  }
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .autoOrient()
    .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`unexpected ${info.channels} channels`);
  return { data, width: info.width, height: info.height };
}

async function renderAll(
  sharp: SharpModule,
  { pixels, width, height }: Decoded,
): Promise<{ facts: ImageFacts; files: RenderedFile[] }> {
  const from = () =>
    sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } });
  const widths = variantWidths(width);
  const files: RenderedFile[] = [];
  // One after the other: the memory of a function is smaller than its patience.
  for (const size of widths) {
    const resized = () => from().resize({ width: size });
    const avif = await resized()
      .avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' })
      .toBuffer();
    const webp = await resized().webp({ quality: 76, effort: 4 }).toBuffer();
    files.push({ name: `${size}.avif`, contentType: 'image/avif', bytes: avif });
    files.push({ name: `${size}.webp`, contentType: 'image/webp', bytes: webp });
  }
  const share = await from()
    .resize({ ...SHARE, fit: 'cover' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  files.push({ name: 'share.jpg', contentType: 'image/jpeg', bytes: share });
  const tiny = await from().resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 30 }).toBuffer();
  const { dominant } = await from().stats();
  return {
    files,
    facts: {
      width,
      height,
      color: `#${[dominant.r, dominant.g, dominant.b].map(hex).join('')}`,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      widths,
    },
  };
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

type SharpModule = typeof import('sharp').default;

let loaded: Promise<SharpModule> | undefined;

/** sharp loads with the first image; two threads and no cache keep its memory small. */
function loadSharp(): Promise<SharpModule> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(2);
    return sharp;
  });
  return loaded;
}
