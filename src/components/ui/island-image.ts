import { variantUrl, variantWidths } from '#domain/image/image-address.ts';
import type { PictureImage, ShownImage } from './picture-sources.ts';

/**
 * An image as islands get it in the browser: the parts of the addresses of its variants, without
 * anything that only the HTML needs.
 */
export interface IslandImage {
  base: string;
  /** Only where they are not those that every image of that width has. */
  widths?: readonly number[];
  width: number;
  height: number;
  /** Dominant colour, shown while the image loads. */
  color?: string;
  /** A blurred preview as a data URI. */
  preview?: string;
  caption?: string;
}

/** `withPreview`: only for the image that is shown first; a preview is 200 bytes in every page. */
export function islandImage(
  image: ShownImage & { caption: string },
  withPreview = false,
): IslandImage {
  const { base, widths, width, height, color, placeholder, caption } = image;
  return {
    base,
    ...(String(widths) === String(variantWidths(width)) ? {} : { widths }),
    width,
    height,
    ...(withPreview && placeholder ? { preview: placeholder } : color ? { color } : {}),
    ...(caption ? { caption } : {}),
  };
}

/** What the addresses of its variants are made of. */
export function pictureOf({ base, widths, width }: IslandImage): PictureImage {
  return { base, widths: widths ?? variantWidths(width) };
}

/** The address of its largest variant. */
export function largestUrl(image: IslandImage): string {
  const { base, widths } = pictureOf(image);
  return variantUrl(base, widths.at(-1) ?? 480, 'webp');
}
