export const papersCopy = {
  heading: 'Papirer og tryghed',
  inspection: 'Syn',
  inspections: (last: string | null, next: string | null) => {
    if (last === null) return next && `Næste senest ${next}`;
    return next === null ? `Synet ${last}` : `Synet ${last}, næste senest ${next}`;
  },
  factoryWarranty: 'Fabriksgaranti',
  batteryWarranty: 'Batterigaranti',
  until: (date: string, months: number) =>
    months === 0 ? `Til ${date}` : `Til ${date} (${monthsText(months)} tilbage)`,
  delivery: 'Levering',
  deliveries: { included: 'Med i prisen', excluded: 'Ikke med i prisen' },
  deliveryFor: (cost: string) => `${cost} oveni prisen`,
  returns: 'Returret',
  returnsWithin: ({ days, kilometres }: { days: number; kilometres: number }) =>
    `${days} dage, højst ${kilometres} km kørt`,
} as const;

/** `1 måned`, `18 måneder`; from two years on `4 år og 1 måned`. */
function monthsText(months: number): string {
  const rest = months % 12;
  if (months < 24) return months === 1 ? '1 måned' : `${months} måneder`;
  return `${Math.floor(months / 12)} år${rest > 0 ? ` og ${monthsText(rest)}` : ''}`;
}
