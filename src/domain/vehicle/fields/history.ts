import { EARLIER_USES, SERVICE_HISTORIES } from '#domain/schema/enumerations.ts';
import type { VehicleField } from './field.ts';

/** A fact of one car, which a copy does not inherit. */
const PUBLIC_FACT = {
  audience: 'public',
  section: 'history',
  fact: 'history',
  copied: false,
} as const;
const WARRANTY = { ...PUBLIC_FACT, section: 'warranty', fact: 'terms' } as const;

/** The history of one car. */
export const HISTORY_FIELDS = {
  production_year: {
    ...PUBLIC_FACT,
    type: 'whole',
    min: 1900,
    max: 2100,
    fact: 'vehicle',
    note: 'the year in which it was made',
  },
  owner_count: { ...PUBLIC_FACT, type: 'whole', max: 50, note: 'owners before the sale' },
  earlier_use: { ...PUBLIC_FACT, type: 'choice', values: EARLIER_USES },
  imported_from: { ...PUBLIC_FACT, type: 'text', max: 60, note: 'a country' },
  service_history: { ...PUBLIC_FACT, type: 'choice', values: SERVICE_HISTORIES },
  last_inspection_date: { ...PUBLIC_FACT, type: 'date' },
  next_inspection_date: { ...PUBLIC_FACT, type: 'date' },
  key_count: { ...PUBLIC_FACT, type: 'whole', min: 1, max: 9 },
  registration_number: {
    type: 'text',
    max: 20,
    audience: 'staff',
    section: 'history',
    copied: false,
  },
  factory_warranty_until: { ...WARRANTY, type: 'date' },
  battery_warranty_until: { ...PUBLIC_FACT, type: 'date', section: 'charging', fact: 'electric' },
  dealer_warranty_months: { ...WARRANTY, type: 'whole', min: 1, max: 120, unit: 'months' },
} as const satisfies Record<string, VehicleField>;
