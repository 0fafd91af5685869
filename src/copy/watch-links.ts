/** When the mails of the day are made, Danish time. */
export const NEWS_CLOCK = '15.30';

/** Copy of the links that lead to the form. */
export const watchLinkCopy = {
  search: 'Giv besked om nye biler',
  vehicle: 'Giv besked, hvis prisen falder, eller bilen bliver solgt',
  onRequest: 'Giv besked, hvis bilen bliver reserveret eller solgt',
  model: (model: string) => `Giv besked om den næste ${model}`,
  favourites: (count: number) =>
    count === 1 ? 'Giv besked om bilen' : `Giv besked om de ${count} biler`,
} as const;
