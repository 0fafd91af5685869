import { provenOffer } from './offer.ts';
import { LOGGED_BY_SYSTEM, type PricedVehicle, type PriceLog, priceStateOf } from './price-log.ts';
import { offerEnd, offerPrice } from './price-periods.ts';

type OfferFields = Pick<
  PricedVehicle,
  'price' | 'is_on_sale' | 'original_price' | 'sale_price' | 'offer_until'
>;

/**
 * The price fields of a vehicle as visitors may see them at `now`. An offer whose saving the log does
 * not prove, or that has ended, is shown as the plain price that is asked: no earlier price, no saving.
 */
export function shownOffer(
  vehicle: PricedVehicle & { price_log: PriceLog },
  now: Date,
): OfferFields {
  const { price, is_on_sale, offer_until } = vehicle;
  const plain = { is_on_sale: false, original_price: null, sale_price: null, offer_until: null };
  // What a sold vehicle was last offered at is still its price.
  const asked = is_on_sale ? offerPrice({ ...priceStateOf(vehicle), offered: true }) : null;
  const end = offerEnd(vehicle);
  if (asked === null || (end !== null && end <= now)) return { ...plain, price };
  const offer = provenOffer(vehicle.price_log, now);
  if (offer?.price !== asked) return { ...plain, price: asked };
  return { price, is_on_sale: true, original_price: offer.before, sale_price: asked, offer_until };
}

/** The price fields as visitors would see them if they were saved at `now` and published. */
export function offerOnceSaved(
  fields: OfferFields & { price_log: PriceLog },
  now: Date,
): OfferFields {
  const vehicle = { ...fields, status: 'available', unpublished: false };
  const entry = { ...priceStateOf(vehicle), at: now, by: LOGGED_BY_SYSTEM, reason: null };
  return shownOffer({ ...vehicle, price_log: { ...fields.price_log, next: entry } }, now);
}
