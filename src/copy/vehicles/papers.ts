/** Copy of the papers and promises of a vehicle. */
export const papersCopy = {
  heading: 'Papirer og tryghed',
  inspection: 'Syn',
  inspected: (date: string) => `Synet ${date}`,
  nextInspection: (date: string) => `næste senest ${date}`,
  factoryWarranty: 'Fabriksgaranti',
  batteryWarranty: 'Batterigaranti',
  until: (date: string, months: number) =>
    months === 0
      ? `Til ${date}`
      : `Til ${date} (${months} ${months === 1 ? 'måned' : 'måneder'} tilbage)`,
  delivery: 'Levering',
  deliveries: { included: 'Med i prisen', excluded: 'Ikke med i prisen' },
  deliveryFor: (cost: string) => `${cost} oveni prisen`,
  returns: 'Returret',
  returnsWithin: ({ days, kilometres }: { days: number; kilometres: number }) =>
    `${days} dage, højst ${kilometres} km kørt`,
} as const;
