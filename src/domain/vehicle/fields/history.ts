import { EARLIER_USES, SERVICE_HISTORIES } from '#domain/schema/enumerations.ts';
import type { VehicleField } from './field.ts';

/** What has happened to the one car, so that a copy has none of it. */
export const HISTORY_FIELDS = {
  production_year: {
    type: 'whole',
    min: 1900,
    max: 2100,
    audience: 'public',
    section: 'history',
    copied: false,
    note: 'the year in which it was made',
  },
  owner_count: {
    type: 'whole',
    max: 50,
    audience: 'public',
    section: 'history',
    copied: false,
    note: 'owners before the sale',
  },
  earlier_use: {
    type: 'choice',
    values: EARLIER_USES,
    audience: 'public',
    section: 'history',
    copied: false,
  },
  imported_from: {
    type: 'text',
    max: 60,
    audience: 'public',
    section: 'history',
    copied: false,
    note: 'a country',
  },
  service_history: {
    type: 'choice',
    values: SERVICE_HISTORIES,
    audience: 'public',
    section: 'history',
    copied: false,
  },
  last_inspection_date: { type: 'date', audience: 'public', section: 'history', copied: false },
  next_inspection_date: { type: 'date', audience: 'public', section: 'history', copied: false },
  key_count: {
    type: 'whole',
    min: 1,
    max: 9,
    audience: 'public',
    section: 'history',
    copied: false,
  },
  registration_number: {
    type: 'text',
    max: 20,
    audience: 'staff',
    section: 'history',
    copied: false,
  },
  factory_warranty_until: { type: 'date', audience: 'public', section: 'warranty', copied: false },
  battery_warranty_until: {
    type: 'date',
    audience: 'public',
    section: 'charging',
    copied: false,
  },
  dealer_warranty_months: {
    type: 'whole',
    min: 1,
    max: 120,
    unit: 'months',
    audience: 'public',
    section: 'warranty',
    copied: false,
  },
} as const satisfies Record<string, VehicleField>;
