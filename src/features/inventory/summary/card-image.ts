/** How the image of a `VehicleCard.astro` is loaded: the attribute `sizes`, and its widest variant in px. */
export const CARD_IMAGE = {
  sizes: '(min-width: 64rem) 310px, (min-width: 40rem) 46vw, 92vw',
  widest: 1200,
};
