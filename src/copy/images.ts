/** Text that pages show in place of an image. */
export const imageCopy = {
  onTheWay: 'Billede på vej',
} as const;
