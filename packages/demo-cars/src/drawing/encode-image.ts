import sharp, { type Sharp } from 'sharp';
import type { ImageProperties } from '../image-files.ts';
import type { Picture } from './photograph.ts';

/** At these qualities the files of all images have less than 8 MB. */
const QUALITY = { avif: 47, webp: 73 } as const;
const WIDTHS = [480, 800, 1200];
const PLACEHOLDER_WIDTH = 16;

/** An image in the formats and widths that a website offers to browsers. */
export interface EncodedImage {
  /** By name: `480.avif`, `480.webp` and so on. */
  files: Map<string, Uint8Array>;
  properties: ImageProperties;
}

/** Encodes a picture as AVIF and WebP, in every width that it fills. */
export async function encodeImage(picture: Picture): Promise<EncodedImage> {
  const { width, height } = picture;
  const files = new Map<string, Uint8Array>();
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  for (const size of widths) {
    const avif = { quality: QUALITY.avif, effort: 4, chromaSubsampling: '4:2:0' };
    files.set(`${size}.avif`, await open(picture).resize(size).avif(avif).toBuffer());
    files.set(`${size}.webp`, await encodeWebp(picture, size));
  }
  const tiny = await open(picture).resize(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  const { dominant } = await open(picture).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map(hex).join('')}`;
  return { files, properties: { width, height, color, placeholder, widths } };
}

export function encodeWebp(picture: Picture, width: number): Promise<Uint8Array> {
  return open(picture).resize(width).webp({ quality: QUALITY.webp, effort: 6 }).toBuffer();
}

function open({ width, height, pixels }: Picture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}
