/** Words that stand in for images. */
export const images = {
  onTheWay: 'Billede på vej',
} as const;
