import { PRICE_INCLUSIONS, VAT_KINDS } from '#domain/schema/enumerations.ts';
import type { VehicleField } from './field.ts';

const PUBLIC_FACT = { audience: 'public', section: 'terms', fact: 'terms' } as const;

/** What the price covers, and where the vehicle stands. */
export const TERMS_FIELDS = {
  vat_kind: {
    ...PUBLIC_FACT,
    type: 'choice',
    values: VAT_KINDS,
    copied: false,
    note: '`margin` is VAT on the margin of the dealer alone, which a business cannot deduct',
  },
  price_includes_delivery: {
    ...PUBLIC_FACT,
    type: 'choice',
    values: PRICE_INCLUSIONS,
    note: 'the costs of delivery',
  },
  price_includes_plates: { ...PUBLIC_FACT, type: 'choice', values: PRICE_INCLUSIONS },
  office: { ...PUBLIC_FACT, type: 'text', max: 60, note: 'the id of an office of the dealer' },
} as const satisfies Record<string, VehicleField>;
