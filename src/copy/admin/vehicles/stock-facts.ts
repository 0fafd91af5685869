/**
 * The facts that every list states about a vehicle; separate, so that the dashboard does not load
 * the copy of the table.
 */
export const stockFactsCopy = {
  daysInStock: (days: number) => (days === 1 ? '1 dag på lager' : `${days} dage på lager`),
  instead: (price: string) => `før ${price}`,
} as const;
