import { MAX_AMOUNT } from '#domain/schema/schemas.ts';
import type { AmountField, VehicleField } from './field.ts';

const SALE_AMOUNT = {
  type: 'amount',
  unit: 'DKK incl. moms',
  audience: 'public',
  section: 'sale',
  start: 0,
  unreadable: 0,
  copied: false,
} as const satisfies AmountField;

export const PRICING_FIELDS = {
  price: {
    type: 'decimal',
    required: true,
    min: -MAX_AMOUNT,
    max: MAX_AMOUNT,
    unit: 'DKK incl. moms',
    audience: 'public',
    section: 'pricing',
    start: 0,
    unreadable: 0,
    copied: false,
    note: '0 or less is a price on request',
  },
  is_on_sale: {
    type: 'flag',
    audience: 'public',
    section: 'pricing',
    copied: false,
    note: 'on sale only where both prices are there and the original one is higher',
  },
  original_price: SALE_AMOUNT,
  sale_price: SALE_AMOUNT,
} as const satisfies Record<string, VehicleField>;
