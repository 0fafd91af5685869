/** Copy of the placeholder of a missing image. */
export const imageCopy = {
  onTheWay: 'Billede på vej',
} as const;
