import type { VehicleField } from './field.ts';

const PUBLIC_FACT = { audience: 'public', section: 'basic', fact: 'vehicle' } as const;

export const BASIC_FIELDS = {
  make: { ...PUBLIC_FACT, type: 'text', required: true, max: 60 },
  model: { ...PUBLIC_FACT, type: 'text', required: true, max: 100 },
  variant: { ...PUBLIC_FACT, type: 'text', max: 200 },
  year: {
    ...PUBLIC_FACT,
    type: 'whole',
    required: true,
    min: 1900,
    max: 2100,
    start: 'this year',
    unreadable: 0,
    note: 'the model year',
  },
} as const satisfies Record<string, VehicleField>;
