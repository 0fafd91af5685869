import type { PublicVehicle } from '../public-vehicle.ts';
import type { CustomerType } from './shown-leasing.ts';

type Priced = Pick<
  PublicVehicle,
  | 'price'
  | 'is_on_sale'
  | 'original_price'
  | 'sale_price'
  | 'flexleasing_enabled'
  | 'flexleasing_privat_monthly_payment'
  | 'flexleasing_erhverv_monthly_payment'
>;

/** The price as a list shows it. Amounts in DKK. */
export type PriceDisplay =
  | { kind: 'sale'; original: number; sale: number; savings: number; percent: number }
  | { kind: 'leasing'; monthly: number; customer: CustomerType }
  | { kind: 'price'; price: number }
  | { kind: 'on_request' };

/** Original minus sale price, and the rounded percentage off; null unless both are above 0. */
export function savings(
  original: number | null,
  sale: number | null,
): { amount: number; percent: number } | null {
  if (!original || !sale || original <= 0 || sale <= 0) return null;
  const amount = original - sale;
  return { amount, percent: Math.round((amount / original) * 100) };
}

/** The price of buying: sale, price, or on request. Leasing is ignored. */
export function purchasePrice(vehicle: Priced): Exclude<PriceDisplay, { kind: 'leasing' }> {
  const saved = vehicle.is_on_sale ? savings(vehicle.original_price, vehicle.sale_price) : null;
  // By law a sale badge needs a higher earlier price, so a sale that saves nothing is ignored.
  if (saved && saved.amount > 0 && vehicle.original_price && vehicle.sale_price) {
    return {
      kind: 'sale',
      original: vehicle.original_price,
      sale: vehicle.sale_price,
      savings: saved.amount,
      percent: saved.percent,
    };
  }
  return vehicle.price > 0 ? { kind: 'price', price: vehicle.price } : { kind: 'on_request' };
}

/** The price that a buyer pays now, in DKK; null on request. */
export function cashPrice(vehicle: Priced): number | null {
  const price = purchasePrice(vehicle);
  if (price.kind === 'on_request') return null;
  return price.kind === 'sale' ? price.sale : price.price;
}

/**
 * The price on lists: a sale first, then a monthly leasing payment, then the price. For businesses
 * their own payment comes first, and the private one is ignored.
 */
export function listPrice(vehicle: Priced, customer: CustomerType = 'privat'): PriceDisplay {
  const price = purchasePrice(vehicle);
  if (customer === 'erhverv') return businessPayment(vehicle) ?? price;
  return price.kind === 'sale' ? price : (leasingPrice(vehicle) ?? price);
}

/** The monthly payment if leasing is enabled: the private one, else the business one. */
export function leasingPrice(vehicle: Priced): Payment | null {
  if (!vehicle.flexleasing_enabled) return null;
  const { flexleasing_privat_monthly_payment: privat } = vehicle;
  if (privat) return { kind: 'leasing', monthly: privat, customer: 'privat' };
  return businessPayment(vehicle);
}

type Payment = Extract<PriceDisplay, { kind: 'leasing' }>;

function businessPayment(vehicle: Priced): Payment | null {
  const { flexleasing_enabled, flexleasing_erhverv_monthly_payment: monthly } = vehicle;
  return flexleasing_enabled && monthly ? { kind: 'leasing', monthly, customer: 'erhverv' } : null;
}

const MOMS = 1.25;

/** An amount without its moms, in whole kroner. */
export function withoutMoms(amount: number): number {
  return Math.round(amount / MOMS);
}
