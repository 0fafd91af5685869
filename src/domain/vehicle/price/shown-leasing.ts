import type { Vehicle } from '../vehicle.ts';

/** Private amounts include moms, business amounts do not. */
export type CustomerType = 'privat' | 'erhverv';

type Payments = Pick<Vehicle, `flexleasing_${CustomerType}_monthly_payment`>;
type Leased = Payments &
  Pick<
    Vehicle,
    | 'price'
    | 'flexleasing_period'
    | 'km_per_year'
    | `flexleasing_${CustomerType}_${'down_payment' | 'residual_value'}`
  >;

/**
 * The monthly payments that visitors may see. A figure stands with the cash price and all of its
 * terms (markedsføringsloven §18), so without them it is not shown. `price` is the cash price.
 */
export function shownLeasing(vehicle: Leased): Payments {
  return {
    flexleasing_privat_monthly_payment: payment(vehicle, 'privat'),
    flexleasing_erhverv_monthly_payment: payment(vehicle, 'erhverv'),
  };
}

function payment(vehicle: Leased, customer: CustomerType): number | null {
  const { flexleasing_period, km_per_year } = vehicle;
  const terms = [
    flexleasing_period,
    km_per_year,
    // A first payment or a residual value of 0 is a term as well.
    vehicle[`flexleasing_${customer}_down_payment`],
    vehicle[`flexleasing_${customer}_residual_value`],
  ];
  if (vehicle.price <= 0 || terms.includes(null)) return null;
  return vehicle[`flexleasing_${customer}_monthly_payment`];
}
