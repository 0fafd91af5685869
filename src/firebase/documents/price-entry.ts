import { serverTimestamp } from 'firebase/firestore/lite';
import {
  entryKeyOf,
  isLogged,
  isSamePrice,
  PRICED_FIELDS,
  type PricedVehicle,
  type PriceLog,
  type PriceState,
  priceStateOf,
} from '#domain/price-log/price-log.ts';
import { accountName } from '../session/auth.ts';
import type { Fields } from './fields.ts';

/** Characters. */
const MAX_REASON = 500;

type Logged = PricedVehicle & { price_log: PriceLog };

/** The price log of a vehicle that is created with these fields. */
export function firstPriceLog(fields: Fields, reason: string): Fields {
  const state = priceStateOf(fields as unknown as PricedVehicle);
  return { ...storedState(state), price_log: { [entryKeyOf(1)]: entryOf(state, reason) } };
}

/**
 * The entry that an update of a vehicle to `version` adds to its price log: none where the update
 * does not touch the price, which a photographer may not write; one where visitors will see another
 * price than the log has or staff confirmed something (`reason`). `stored` is the document as it
 * is, whose fields a save completes: the rules compare them with the entry. One path, so that no
 * entry is written again.
 */
export function nextPriceEntry(
  stored: object,
  current: object,
  fields: Fields,
  { version, reason, by = accountName() }: { version: number; reason: string; by?: string },
): Fields {
  if (reason === '' && !PRICED_FIELDS.some((name) => name in fields)) return {};
  const saved = { ...(current as Logged), ...fields };
  const state = priceStateOf(saved);
  const isComplete = Object.keys(storedState(state)).every((name) => name in stored);
  const isSame = isSamePrice(priceStateOf(current as Logged), state);
  if (reason === '' && isComplete && isSame && isLogged(saved.price_log, state)) return {};
  return {
    ...storedState(state),
    [`price_log.${entryKeyOf(version)}`]: entryOf(state, reason, by),
  };
}

function entryOf(state: PriceState, reason: string, by = accountName()): Fields {
  const text = reason.replace(/\s+/gu, ' ').slice(0, MAX_REASON) || null;
  return { ...state, at: serverTimestamp(), by, reason: text };
}

/** The part of a price state that the vehicle has as fields. */
function storedState({ offered: _, ...fields }: PriceState): Fields {
  return fields;
}
