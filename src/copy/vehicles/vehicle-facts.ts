import type { FactName } from '#domain/vehicle/fields/table.ts';

/** The labels of the facts about a vehicle, in the order in which its page lists them all. */
export const factCopy = {
  make: 'Mærke',
  model: 'Model',
  variant: 'Variant',
  year: 'Årgang',
  first_registration_date: '1. registrering',
  mileage: 'Kilometer',
  fuel_type: 'Brændstof',
  gearkasse: 'Gearkasse',
  color: 'Farve',
  battery_capacity: 'Batterikapacitet',
  battery_health_percentage: 'Batterisundhed',
} as const satisfies Record<FactName, string>;
