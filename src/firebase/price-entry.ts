import { serverTimestamp } from 'firebase/firestore/lite';
import {
  entryKeyOf,
  isLogged,
  type PricedVehicle,
  type PriceLog,
  priceStateOf,
} from '#domain/price-log/price-log.ts';
import { accountName } from './auth.ts';
import type { Fields } from './versioned.ts';

type Logged = PricedVehicle & { price_log: PriceLog };

/** The price log of a vehicle that is created with these fields. */
export function firstPriceLog(fields: Fields): Fields {
  return { price_log: { [entryKeyOf(1)]: entryOf(fields as unknown as PricedVehicle) } };
}

/**
 * What an update of a vehicle to `version` writes into its price log: an entry where visitors will see
 * another price than the log says, else nothing. One path, so that no entry is written again.
 */
export function nextPriceEntry(current: object, fields: Fields, version: number): Fields {
  const saved = { ...(current as Logged), ...fields };
  if (isLogged(saved.price_log, priceStateOf(saved))) return {};
  return { [`price_log.${entryKeyOf(version)}`]: entryOf(saved) };
}

function entryOf(vehicle: PricedVehicle): Fields {
  const state = priceStateOf(vehicle);
  return { state, at: serverTimestamp(), by: accountName(), reason: null };
}
