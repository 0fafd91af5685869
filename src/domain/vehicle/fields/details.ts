import { FUEL_TYPES, GEARBOXES } from '#domain/schema/enumerations.ts';
import type { VehicleField } from './field.ts';

const PUBLIC_DETAIL = { audience: 'public', section: 'details' } as const;
const CHASSIS_NUMBER = {
  type: 'text',
  max: 40,
  audience: 'staff',
  section: 'details',
  copied: false,
} as const;

export const DETAIL_FIELDS = {
  mileage: {
    ...PUBLIC_DETAIL,
    type: 'whole',
    max: 2_000_000,
    unit: 'km',
    start: 0,
    copied: false,
    fact: 'vehicle',
    note: '`null` or 0 is a new car',
  },
  fuel_type: { ...PUBLIC_DETAIL, type: 'choice', values: FUEL_TYPES, fact: 'drive' },
  transmission: {
    ...PUBLIC_DETAIL,
    type: 'text',
    max: 60,
    note: 'only in older records; `gearkasse` wins',
  },
  gearkasse: { ...PUBLIC_DETAIL, type: 'choice', values: GEARBOXES, fact: 'drive' },
  color: { ...PUBLIC_DETAIL, type: 'text', max: 60, fact: 'vehicle' },
  vin: CHASSIS_NUMBER,
  stelnummer: CHASSIS_NUMBER,
  first_registration_date: { ...PUBLIC_DETAIL, type: 'date', copied: false, fact: 'vehicle' },
} as const satisfies Record<string, VehicleField>;
