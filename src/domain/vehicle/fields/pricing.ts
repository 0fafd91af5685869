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
    note: 'on sale only where the price log proves the original price',
  },
  original_price: SALE_AMOUNT,
  sale_price: SALE_AMOUNT,
  offer_until: {
    type: 'date',
    audience: 'public',
    section: 'sale',
    copied: false,
    note: 'the last day of the offer, which then ends by itself',
  },
} as const satisfies Record<string, VehicleField>;
