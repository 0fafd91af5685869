import type { ImageLoading } from '#components/ui/picture-sources.ts';

/** The image of a `VehicleCard.astro`. */
export const CARD_IMAGE: ImageLoading = {
  sizes: '(min-width: 64rem) 310px, (min-width: 40rem) 46vw, 92vw',
  widest: 1200,
};

/** The image of a `VehicleRow.astro`. */
export const ROW_IMAGE: ImageLoading = {
  sizes: '(min-width: 70rem) 340px, (min-width: 40rem) 38vw, 100vw',
  widest: 1200,
};
