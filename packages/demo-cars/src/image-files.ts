import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ViewName } from './looks/views.ts';

/** An image of the package. */
export type DemoImage =
  | { kind: 'vehicle'; id: string; view: ViewName }
  | { kind: 'damage'; id: string; index: number }
  | { kind: 'accessory'; id: string };

/** What a page must know to show an image. */
export interface ImageProperties {
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`. */
  color: string;
  /** A tiny version as a data URI. */
  placeholder: string;
  /** Widths in px of the variants, ascending. */
  widths: number[];
}

/** An image with its files, which one call reads whole. */
export interface ImageFiles {
  /** Path of the original, a WebP, which is its widest variant as well. */
  original: string;
  /** Paths of the variants by their names: `480.avif`, `480.webp` and so on. */
  variants: Record<string, string>;
  properties: ImageProperties;
}

/** Name of an image's folder, by which `PROPERTIES_FILE` knows it. */
export function imageName(image: DemoImage): string {
  if (image.kind === 'accessory') return `accessories/${image.id}`;
  return `${image.id}/${image.kind === 'vehicle' ? image.view : `damage_${image.index}`}`;
}

/** The path of the folder with an image's files. */
export function imageFolder(image: DemoImage): string {
  return fileURLToPath(new URL(`../images/${imageName(image)}`, import.meta.url));
}

/** The properties of every image, by name. */
export const PROPERTIES_FILE = fileURLToPath(new URL('../images/properties.json', import.meta.url));

let properties: Record<string, ImageProperties> | undefined;

export function imageFiles(image: DemoImage): ImageFiles {
  properties ??= JSON.parse(readFileSync(PROPERTIES_FILE, 'utf8')) as typeof properties;
  const own = properties?.[imageName(image)];
  if (!own) throw new RangeError(`There is no demo image ${imageName(image)}.`);
  const folder = imageFolder(image);
  const names = variantNames(own.widths);
  return {
    original: `${folder}/${own.width}.webp`,
    variants: Object.fromEntries(names.map((name) => [name, `${folder}/${name}`])),
    properties: own,
  };
}

/** The names of the variants of an image. */
export function variantNames(widths: readonly number[]): string[] {
  return widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
}
