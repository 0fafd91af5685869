import type { ShownImage } from '../ui/picture-sources.ts';

/** A photograph in the hero of a page, with a link to what it shows. */
export interface HeroPhoto {
  image: ShownImage;
  name: string;
  href: string;
}
