import type { EnergyUnit } from '#domain/finance/energy-cost.ts';

/** Copy of what a car costs its owner by the month. */
export const ownershipCopy = {
  summary: 'Hvad koster bilen om måneden?',
  kilometres: 'Dine kilometer om året',
  energyPrice: {
    kWh: 'Din pris for strøm (kr. pr. kWh)',
    litre: 'Din pris for brændstof (kr. pr. liter)',
  } satisfies Record<EnergyUnit, string>,
  insurance: 'Din forsikring (kr. om måneden)',
  tax: (year: number) => `Ejerafgift efter satser for ${year}`,
  energy: { kWh: 'Strøm', litre: 'Brændstof' } satisfies Record<EnergyUnit, string>,
  insuranceRow: 'Forsikring',
  unknown: 'Ukendt',
  fillIn: 'Udfyld ovenfor',
  sum: 'I alt om måneden',
  known: 'Det kendte i alt om måneden',
  monthly: (amount: string) => `${amount} om måneden`,
  note: 'Regnet ud fra bilens oplysninger og dine egne tal. Værditab, service og dæk er ikke med.',
} as const;
