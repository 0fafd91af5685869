/** Words that stand in for pictures. */
export const pictures = {
  onTheWay: 'Billede på vej',
} as const;
