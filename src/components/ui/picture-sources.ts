import { VARIANT_FORMATS, variantUrl } from '#domain/image/image-address.ts';

/** The parts of the addresses of an image's variants. */
export interface PictureImage {
  base: string;
  /** Widths in px that exist, ascending. */
  widths: readonly number[];
}

/** An image with its size and its placeholder. */
export interface ShownImage extends PictureImage {
  width: number;
  height: number;
  color: string | null;
  placeholder: string | null;
}

/** A photograph in the hero of a page, with a link to what it shows. */
export interface HeroPhoto {
  image: ShownImage;
  name: string;
  href: string;
}

export interface PictureSources {
  /** For each `<source>`, the best format first. */
  sources: { type: string; srcset: string }[];
  /** For the `<img>` inside, in the format that every browser knows. */
  src: string;
  srcset: string;
}

/**
 * The attributes of a `<picture>`; null for an image without variants. No variant on offer is wider
 * than `widest` px, but for an image that has none so narrow.
 */
export function pictureSources(
  image: PictureImage,
  widest: number = Number.POSITIVE_INFINITY,
): PictureSources | null {
  const fitting = image.widths.filter((width) => width <= widest);
  const widths = fitting.length > 0 ? fitting : image.widths.slice(0, 1);
  // Browsers without `<picture>` or AVIF get a medium width.
  const fallbackWidth = widths.findLast((width) => width <= 800) ?? widths[0];
  if (!fallbackWidth) return null;
  const sources = VARIANT_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcset: widths.map((width) => `${variantUrl(image.base, width, format)} ${width}w`).join(', '),
  }));
  return {
    sources: sources.slice(0, -1),
    src: variantUrl(image.base, fallbackWidth, 'webp'),
    srcset: sources.at(-1)?.srcset ?? '',
  };
}

/** How a kind of image is loaded: the attribute `sizes` of `<img>`, and its widest variant in px. */
export interface ImageLoading {
  sizes: string;
  widest: number;
}

/** A link in the head that asks for a first image before the part of the page that shows it has arrived. */
export function preloadOf(image: PictureImage | null, { sizes, widest }: ImageLoading) {
  const [best] = (image && pictureSources(image, widest)?.sources) ?? [];
  return (
    best && {
      ...{ rel: 'preload', as: 'image', fetchPriority: 'high' },
      ...{ type: best.type, imageSrcset: best.srcset, imageSizes: sizes },
    }
  );
}
