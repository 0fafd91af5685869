import {
  entryKeyOf,
  LOGGED_BY_SYSTEM,
  type PricedVehicle,
  type PriceLog,
  priceStateOf,
} from '#domain/price-log/price-log.ts';

const DAY_MS = 86_400_000;
/** Since when its price is an offer; a car on offer arrived longer before. */
const OFFERED_DAYS = 6;

/**
 * The price log of a demo vehicle: its price since it came to the lot; of one that is on sale, its
 * earlier price until the offer began.
 */
export function demoPriceLog(vehicle: PricedVehicle, created: Date, now: Date): PriceLog {
  const state = priceStateOf(vehicle);
  const entry = (at: Date, changes: Partial<typeof state> = {}) => ({
    ...state,
    ...changes,
    at,
    by: LOGGED_BY_SYSTEM,
    reason: null,
  });
  const before = vehicle.original_price;
  if (!vehicle.is_on_sale || before === null) return { [entryKeyOf(1)]: entry(created) };
  const usual = { price: before, is_on_sale: false, original_price: null, sale_price: null };
  return {
    [entryKeyOf(1)]: entry(created, usual),
    [entryKeyOf(2)]: entry(new Date(now.getTime() - OFFERED_DAYS * DAY_MS)),
  };
}
