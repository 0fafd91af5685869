/**
 * Public addresses of images. Separate from the schemas, so that the scripts of pages that show
 * images do not load a validation library.
 */

/** Set by `astro.config.mjs` from `PUBLIC_MEDIA_URL`; functions have none. */
declare const __MEDIA_URL__: string | undefined;
const MEDIA_URL = typeof __MEDIA_URL__ === 'string' ? __MEDIA_URL__ : '';

/**
 * The address of an image or document for a page: on this site, or on the one that holds only them and
 * keeps its CDN when this one is released.
 */
export function mediaAddress(path: string): string {
  return MEDIA_URL + path;
}

/** Widths in px of the variants made from every image, ascending; never enlarged. */
export const VARIANT_WIDTHS = [480, 800, 1200, 1600] as const;
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** The public base address of an original, from its object name. */
export function imageBase(storagePath: string): string {
  return `/pictures/${storagePath.replace(/\.[^./]+$/u, '')}`;
}

/** The public address of one variant, e.g. `/pictures/vehicle-images/a/1_2/800.webp`. */
export function variantUrl(base: string, width: number, format: VariantFormat): string {
  return mediaAddress(`${base}/${width}.${format}`);
}

/** The public address of the 1200x630 crop that is shown when a page is shared. */
export function shareUrl(base: string): string {
  return mediaAddress(`${base}/share.jpg`);
}

/** The widths of the variants of an image `width` px wide: the fixed ones, never enlarged. */
export function variantWidths(width: number): number[] {
  const fitting = VARIANT_WIDTHS.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}
