import { PRICE_INCLUSIONS, VAT_KINDS } from '#domain/schema/enumerations.ts';
import type { VehicleField } from './field.ts';

/** What the price covers, and where the vehicle stands. */
export const TERMS_FIELDS = {
  vat_kind: {
    type: 'choice',
    values: VAT_KINDS,
    audience: 'public',
    section: 'terms',
    fact: 'terms',
    copied: false,
    note: '`margin` is VAT on the margin of the dealer alone, which a business cannot deduct',
  },
  price_includes_delivery: {
    type: 'choice',
    values: PRICE_INCLUSIONS,
    audience: 'public',
    section: 'terms',
    fact: 'terms',
    note: 'the costs of delivery',
  },
  price_includes_plates: {
    type: 'choice',
    values: PRICE_INCLUSIONS,
    audience: 'public',
    section: 'terms',
    fact: 'terms',
  },
  office: {
    type: 'text',
    max: 60,
    audience: 'public',
    section: 'terms',
    fact: 'terms',
    note: 'the id of an office of the dealer',
  },
} as const satisfies Record<string, VehicleField>;
