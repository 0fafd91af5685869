import { FUEL_TYPES, GEARBOXES } from '#domain/schema/enumerations.ts';
import type { VehicleField } from './field.ts';

export const DETAIL_FIELDS = {
  mileage: {
    type: 'whole',
    max: 2_000_000,
    unit: 'km',
    audience: 'public',
    section: 'details',
    start: 0,
    copied: false,
    fact: 'vehicle',
    note: '`null` or 0 is a new car',
  },
  fuel_type: {
    type: 'choice',
    values: FUEL_TYPES,
    audience: 'public',
    section: 'details',
    fact: 'drive',
  },
  transmission: {
    type: 'text',
    max: 60,
    audience: 'public',
    section: 'details',
    note: 'only in older records; `gearkasse` wins',
  },
  gearkasse: {
    type: 'choice',
    values: GEARBOXES,
    audience: 'public',
    section: 'details',
    fact: 'drive',
  },
  color: { type: 'text', max: 60, audience: 'public', section: 'details', fact: 'vehicle' },
  vin: { type: 'text', max: 40, audience: 'staff', section: 'details', copied: false },
  stelnummer: { type: 'text', max: 40, audience: 'staff', section: 'details', copied: false },
  first_registration_date: {
    type: 'date',
    audience: 'public',
    section: 'details',
    copied: false,
    fact: 'vehicle',
  },
} as const satisfies Record<string, VehicleField>;
