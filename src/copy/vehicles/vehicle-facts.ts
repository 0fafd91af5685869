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

/** The label of a year that is the month of the first registration, e.g. `05/2021`. */
export const pageFactCopy = { registered: '1. reg.' } as const;
