import type { VehicleField } from './field.ts';

const FOR_STAFF = { audience: 'staff', section: 'battery', copied: false } as const;
const PUBLIC_FACT = {
  audience: 'public',
  section: 'battery',
  start: 0,
  dropZeroIfClosed: true,
  fact: 'electric',
} as const;

/** For electric vehicles only; on any other vehicle 0 % would look like a dead battery. */
export const BATTERY_FIELDS = {
  battery_test_result: { ...FOR_STAFF, type: 'text', max: 200 },
  battery_test_date: { ...FOR_STAFF, type: 'date' },
  battery_capacity: { ...PUBLIC_FACT, type: 'decimal', max: 1000, unit: 'kWh' },
  battery_health_percentage: {
    ...PUBLIC_FACT,
    type: 'whole',
    max: 100,
    unit: '%',
    copied: false,
  },
} as const satisfies Record<string, VehicleField>;
