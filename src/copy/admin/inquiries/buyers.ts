/** Words for many cars that were reserved or sold at once. */
export const buyersCopy = {
  title: 'Hvem fik bilerne?',
  intro: (count: number) =>
    `${count} af dem har åbne henvendelser. Vælg en bil for at notere køberen og skrive til de andre.`,
} as const;
