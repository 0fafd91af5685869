import type { PublicVehicle } from '../public-vehicle.ts';
import { cashPrice } from './price.ts';
import type { CustomerType } from './shown-leasing.ts';

/** DKK, charged once when the contract is made: private incl. moms, business excl. moms. */
export const CONTRACT_FEE: Record<CustomerType, number> = { privat: 4000, erhverv: 3200 };

/**
 * The terms that a leasing offer must state by law. Amounts in DKK; null where staff gave no value.
 */
export interface LeasingTerms {
  customer: CustomerType;
  months: number | null;
  monthly: number;
  /** The price of the vehicle without leasing; null on request. */
  cashPrice: number | null;
  firstPayment: number | null;
  residualValue: number | null;
  contractFee: number;
  kmPerYear: number | null;
  /** First payment, all monthly payments and the fee; null without a period. */
  total: number | null;
}

/** The leasing terms for one type of customer; null if leasing is off or has no monthly payment. */
export function leasingTerms(vehicle: PublicVehicle, customer: CustomerType): LeasingTerms | null {
  if (!vehicle.flexleasing_enabled) return null;
  const monthly = vehicle[`flexleasing_${customer}_monthly_payment`];
  if (!monthly) return null;
  const months = vehicle.flexleasing_period;
  const firstPayment = vehicle[`flexleasing_${customer}_down_payment`];
  const contractFee = CONTRACT_FEE[customer];
  return {
    customer,
    months,
    monthly,
    cashPrice: cashPrice(vehicle),
    firstPayment,
    residualValue: vehicle[`flexleasing_${customer}_residual_value`],
    contractFee,
    kmPerYear: vehicle.km_per_year,
    total: months === null ? null : (firstPayment ?? 0) + monthly * months + contractFee,
  };
}
