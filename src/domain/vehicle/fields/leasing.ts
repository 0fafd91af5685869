import { LEASING_PERIODS } from '#domain/schema/enumerations.ts';
import type { AmountField, VehicleField } from './field.ts';

const PRIVAT_AMOUNT = {
  type: 'amount',
  unit: 'DKK incl. moms',
  audience: 'public',
  section: 'leasing_privat',
  start: 0,
} as const satisfies AmountField;

const ERHVERV_AMOUNT = {
  type: 'amount',
  unit: 'DKK excl. moms',
  audience: 'public',
  section: 'leasing_erhverv',
  start: 0,
} as const satisfies AmountField;

export const LEASING_FIELDS = {
  flexleasing_enabled: { type: 'flag', audience: 'public', section: 'pricing' },
  flexleasing_period: {
    type: 'choice',
    values: LEASING_PERIODS,
    unit: 'months',
    audience: 'public',
    section: 'leasing',
    start: 12,
  },
  km_per_year: {
    type: 'whole',
    max: 200_000,
    unit: 'km',
    audience: 'public',
    section: 'leasing',
    note: 'what the leasing payment covers in a year',
  },
  flexleasing_privat_monthly_payment: PRIVAT_AMOUNT,
  flexleasing_privat_down_payment: PRIVAT_AMOUNT,
  flexleasing_privat_residual_value: PRIVAT_AMOUNT,
  flexleasing_erhverv_monthly_payment: ERHVERV_AMOUNT,
  flexleasing_erhverv_down_payment: ERHVERV_AMOUNT,
  flexleasing_erhverv_residual_value: ERHVERV_AMOUNT,
} as const satisfies Record<string, VehicleField>;
