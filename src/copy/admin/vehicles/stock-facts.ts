/** What every list of vehicles says of each; apart, so that the dashboard loads no words of the table. */
export const stockFactsCopy = {
  daysInStock: (days: number) => (days === 1 ? '1 dag på lager' : `${days} dage på lager`),
  instead: (price: string) => `før ${price}`,
} as const;
