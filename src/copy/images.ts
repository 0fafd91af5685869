/** Words that stand in for images. */
export const imageCopy = {
  onTheWay: 'Billede på vej',
} as const;
