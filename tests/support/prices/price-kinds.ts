import type { PriceEntry } from '#domain/price-log/price-log.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

type Fields = Partial<Vehicle>;

/** What an advertisement may say about an earlier, higher price. Amounts in DKK. */
export interface Proof {
  before: number;
  price: number;
  /** Whether it may be called an offer, or only a price that was lowered. */
  offer: boolean;
}

/** A way to state the price of buying, with the history that visitors saw. */
export interface CashKind {
  name: string;
  fields: Fields;
  /** The prices that visitors saw, with the days before now since when. */
  history: [daysAgo: number, fields: Partial<PriceEntry>][];
  /** Known by construction, not computed by what is tested. */
  proof: Proof | null;
}

const sale = (price: number, sale_price: number, more: Fields = {}): Fields => ({
  ...{ price, sale_price, is_on_sale: true, original_price: 399_000 },
  ...more,
});

const USUAL = { price: 280_000 };
const OFFER = { price: 280_000, is_on_sale: true, sale_price: 250_000, original_price: 399_000 };

/** Each way that a price and an offer can stand in a document, true or not. */
export const CASH_KINDS: CashKind[] = [
  { name: 'price', fields: USUAL, history: [[90, USUAL]], proof: null },
  { name: 'none', fields: { price: 0 }, history: [[90, { price: 0 }]], proof: null },
  {
    name: 'proven',
    fields: sale(280_000, 250_000),
    history: [
      [90, USUAL],
      [5, OFFER],
    ],
    proof: { before: 280_000, price: 250_000, offer: true },
  },
  {
    name: 'stepwise',
    fields: sale(280_000, 240_000, { offer_until: '2026-12-01' }),
    history: [
      [90, USUAL],
      [9, OFFER],
      [4, { ...OFFER, sale_price: 240_000, offer_until: '2026-12-01' }],
    ],
    proof: { before: 280_000, price: 240_000, offer: true },
  },
  {
    name: 'raised-first',
    fields: sale(320_000, 250_000),
    history: [
      [90, USUAL],
      [12, { price: 320_000 }],
      [5, { ...OFFER, price: 320_000 }],
    ],
    proof: { before: 280_000, price: 250_000, offer: true },
  },
  {
    name: 'raised-without-saving',
    fields: sale(320_000, 280_000),
    history: [
      [90, USUAL],
      [12, { price: 320_000 }],
      [5, { ...OFFER, price: 320_000, sale_price: 280_000 }],
    ],
    proof: null,
  },
  { name: 'new-offer', fields: sale(280_000, 250_000), history: [[5, OFFER]], proof: null },
  { name: 'unlogged', fields: sale(280_000, 250_000), history: [], proof: null },
  {
    name: 'ended',
    fields: sale(280_000, 250_000, { offer_until: '2026-11-20' }),
    history: [
      [90, USUAL],
      [9, { ...OFFER, offer_until: '2026-11-20' }],
    ],
    proof: null,
  },
  {
    name: 'above-price',
    fields: sale(280_000, 295_000),
    history: [
      [90, USUAL],
      [5, { ...OFFER, sale_price: 295_000 }],
    ],
    proof: null,
  },
  {
    name: 'offer-alone',
    fields: sale(0, 250_000),
    history: [
      [90, { price: 0 }],
      [5, { ...OFFER, price: 0 }],
    ],
    proof: null,
  },
  {
    name: 'lowered',
    fields: { price: 265_000 },
    history: [
      [90, USUAL],
      [6, { price: 265_000 }],
    ],
    proof: { before: 280_000, price: 265_000, offer: false },
  },
];

const TERMS: Fields = {
  flexleasing_enabled: true,
  flexleasing_period: 24,
  km_per_year: 20_000,
};
const PRIVATE: Fields = {
  flexleasing_privat_monthly_payment: 4295,
  flexleasing_privat_down_payment: 30_000,
  flexleasing_privat_residual_value: 150_000,
};
const BUSINESS: Fields = {
  flexleasing_erhverv_monthly_payment: 3495,
  flexleasing_erhverv_down_payment: 0,
  flexleasing_erhverv_residual_value: 0,
};

/** Each way that leasing can stand in a document, whole or not. */
export const LEASING_KINDS: { name: string; fields: Fields }[] = [
  { name: 'none', fields: {} },
  { name: 'private', fields: { ...TERMS, ...PRIVATE } },
  { name: 'business', fields: { ...TERMS, ...BUSINESS } },
  { name: 'both', fields: { ...TERMS, ...PRIVATE, ...BUSINESS } },
  { name: 'without-payment', fields: TERMS },
  { name: 'without-kilometres', fields: { ...TERMS, ...PRIVATE, km_per_year: null } },
  {
    name: 'without-residual',
    fields: { ...TERMS, ...PRIVATE, flexleasing_privat_residual_value: null },
  },
  { name: 'off', fields: { ...TERMS, ...PRIVATE, ...BUSINESS, flexleasing_enabled: false } },
];

export const VAT_KINDS = [null, 'margin', 'deductible'] as const;
export const DELIVERY_KINDS = [null, 'included', 'excluded'] as const;
export const STATUSES = ['available', 'reserved', 'maintenance', 'sold', 'archived'] as const;
