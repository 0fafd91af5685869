/** A document about as large as that of a vehicle, some 1 KB. */
export function vehicle(number: number): Record<string, unknown> {
  return {
    make: `make ${number % 17}`,
    model: `model ${number % 101}`,
    price: (number * 7919) % 500_000,
    year: 2010 + (number % 15),
    km: (number * 104_729) % 300_000,
    equipment: Array.from({ length: 12 }, (_, index) => `equipment ${(number + index) % 40}`),
    description: 'En velholdt bil med servicebog. '.repeat(12),
    dealer: { city: 'Odense', offices: [1, 2, 3] },
    updated_at: new Date(),
  };
}
