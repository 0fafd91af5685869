import type { EnergyUnit, UnknownEnergy } from '#domain/finance/energy-cost.ts';
import type { UnknownTax } from '#domain/finance/owner-tax.ts';

/** Why a cost is unknown: the end of “Ukendt, fordi …”. */
const REASONS: Record<UnknownTax | UnknownEnergy, string> = {
  no_body: 'bilens karrosseri ikke er oplyst',
  no_fuel: 'bilens drivmiddel ikke er oplyst',
  no_registration: 'datoen for første registrering ikke er oplyst',
  no_co2: 'bilens CO2-udledning ikke er oplyst',
  no_consumption: 'bilens forbrug ikke er oplyst',
  no_danish_registration:
    'bilen er importeret, og datoen for registreringen i Danmark afgør satsen',
  van_rates: 'varebiler har deres egne satser, som ikke er med her',
  weight_tax: 'biler fra før 1. juli 1997 betaler vægtafgift, som ikke er med her',
  hybrid_rates: 'satsen for en hybridbil afhænger af oplysninger, som kun står i dens papirer',
  older_diesel_rates: 'satserne for dieselbiler fra før 1. juli 2021 ikke er med her',
  beyond_tables: 'bilens forbrug eller udledning ligger uden for de satser, der er med her',
  plug_and_tank: 'det afhænger af, hvor meget du kører på strøm',
};

/** Copy of what a car costs its owner by the month. */
export const ownershipCopy = {
  summary: 'Hvad koster bilen om måneden?',
  kilometres: 'Dine kilometer om året',
  energyPrice: {
    kWh: 'Din pris for strøm (kr.\u00a0pr.\u00a0kWh)',
    litre: 'Din pris for brændstof (kr.\u00a0pr.\u00a0liter)',
  } satisfies Record<EnergyUnit, string>,
  insurance: 'Din forsikring (kr.\u00a0om\u00a0måneden)',
  tax: (year: number) => `Ejerafgift efter satser for ${year}`,
  energy: { kWh: 'Strøm', litre: 'Brændstof' } satisfies Record<EnergyUnit, string>,
  insuranceRow: 'Forsikring',
  unknown: (why: UnknownTax | UnknownEnergy) => `Ukendt, fordi ${REASONS[why]}`,
  anyEnergy: 'Strøm og brændstof',
  fillIn: 'Udfyld ovenfor',
  unread: 'Skriv et tal, fx 500 eller 2,50',
  sum: 'I alt om måneden',
  known: 'Det kendte i alt om måneden',
  note: 'Regnet ud fra bilens oplysninger og dine egne tal. Værditab, service og dæk er ikke med.',
} as const;
