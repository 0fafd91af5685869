import type { VehicleField } from './field.ts';

export const BASIC_FIELDS = {
  make: {
    type: 'text',
    required: true,
    max: 60,
    audience: 'public',
    section: 'basic',
    fact: 'vehicle',
  },
  model: {
    type: 'text',
    required: true,
    max: 100,
    audience: 'public',
    section: 'basic',
    fact: 'vehicle',
  },
  variant: { type: 'text', max: 200, audience: 'public', section: 'basic', fact: 'vehicle' },
  year: {
    type: 'whole',
    required: true,
    min: 1900,
    max: 2100,
    audience: 'public',
    section: 'basic',
    start: 'this year',
    unreadable: 0,
    fact: 'vehicle',
    note: 'the model year',
  },
} as const satisfies Record<string, VehicleField>;
