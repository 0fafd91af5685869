import type { VehicleField } from './field.ts';

/** For electric vehicles only; on any other vehicle 0 % would look like a dead battery. */
export const BATTERY_FIELDS = {
  battery_test_result: {
    type: 'text',
    max: 200,
    audience: 'staff',
    section: 'battery',
    copied: false,
  },
  battery_test_date: { type: 'date', audience: 'staff', section: 'battery', copied: false },
  battery_capacity: {
    type: 'decimal',
    max: 1000,
    unit: 'kWh',
    audience: 'public',
    section: 'battery',
    start: 0,
    dropZeroIfClosed: true,
    fact: 'electric',
  },
  battery_health_percentage: {
    type: 'whole',
    max: 100,
    unit: '%',
    audience: 'public',
    section: 'battery',
    start: 0,
    dropZeroIfClosed: true,
    copied: false,
    fact: 'electric',
  },
} as const satisfies Record<string, VehicleField>;
