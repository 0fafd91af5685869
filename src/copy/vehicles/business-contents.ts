import { type PriceDisplay, withoutMoms } from '#domain/vehicle/price/price.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { formatKroner } from '../format.ts';
import { priceCopy } from './vehicle-row.ts';

/**
 * What a cash price means to a business: it includes moms, and without it where that can be deducted.
 * Null where there is no cash price.
 */
export function businessContents(
  vatKind: PublicVehicle['vat_kind'],
  price: PriceDisplay,
): string | null {
  if (price.kind === 'on_request' || price.kind === 'leasing') return null;
  const asked = price.kind === 'sale' ? price.sale : price.price;
  if (vatKind !== 'deductible') return priceCopy.inclusive;
  return `${priceCopy.inclusive} · ${priceCopy.exclusive(formatKroner(withoutMoms(asked)))}`;
}
