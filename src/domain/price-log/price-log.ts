import * as v from 'valibot';
import {
  flag,
  MAX_AMOUNT,
  optionalAmount,
  optionalCalendarDate,
  optionalText,
  time,
} from '#domain/schema/schemas.ts';

/**
 * The fields that decide the price that visitors see; each change of them is an entry of the log.
 * See docs/why/prices.md.
 */
const priceState = {
  price: v.pipe(v.number(), v.finite(), v.minValue(-MAX_AMOUNT), v.maxValue(MAX_AMOUNT)),
  is_on_sale: flag(false),
  original_price: optionalAmount,
  sale_price: optionalAmount,
  /** The last day of an offer, in Denmark. */
  offer_until: optionalCalendarDate,
  /** Whether visitors saw the vehicle for sale: published, not in the trash, neither sold nor archived. */
  offered: flag(false),
};

/** One price at which a vehicle was offered, from `at` until the next entry. */
export const PriceEntrySchema = v.object({
  ...priceState,
  at: time,
  /** Who set it: the address or the id of a member of staff, or `LOGGED_BY_SYSTEM`. */
  by: v.pipe(v.string(), v.maxLength(320)),
  /** Why, where staff said so, or why the list was left as it was. */
  reason: optionalText(500),
  /** Written by a function: no release carried this price before the next entry replaced it. */
  unseen: v.optional(v.literal(true)),
});
export type PriceEntry = v.InferOutput<typeof PriceEntrySchema>;

/** The author of an entry for a price that was not written by staff. */
export const LOGGED_BY_SYSTEM = 'system';

const entryKey = v.pipe(v.string(), v.regex(/^[a-z]\d{1,16}$/u, 'not_an_id'));

/**
 * The prices of a vehicle by a key each. Entries are only added: the rules compare the log before and
 * after a write, which they could not with a list.
 */
export const PriceLogSchema = v.optional(v.record(entryKey, PriceEntrySchema), {});
export type PriceLog = v.InferOutput<typeof PriceLogSchema>;

export const PRICE_STATE_FIELDS = Object.keys(priceState) as (keyof typeof priceState)[];
export type PriceState = Pick<PriceEntry, keyof typeof priceState>;

/** The fields of a vehicle that its price state is made of. */
export interface PricedVehicle extends Omit<PriceState, 'offered'> {
  status: string;
  unpublished: boolean;
  /** When it was moved to the trash. */
  trashed_at?: unknown;
}

/** A save that changes one of them may need an entry. */
export const PRICED_FIELDS = [
  'price',
  'is_on_sale',
  'original_price',
  'sale_price',
  'offer_until',
  'status',
  'unpublished',
  'trashed_at',
] as const satisfies readonly (keyof PricedVehicle)[];

export function priceStateOf(vehicle: PricedVehicle): PriceState {
  const { price, is_on_sale, original_price, sale_price, offer_until } = vehicle;
  const isPublic = !vehicle.unpublished && !vehicle.trashed_at;
  const offered = isPublic && !['sold', 'archived'].includes(vehicle.status);
  return { price, is_on_sale, original_price, sale_price, offer_until, offered };
}

/** The key of the entry that a save by staff writes: one for each version of the vehicle. */
export function entryKeyOf(version: number): string {
  return `v${version}`;
}

/** The entries, oldest first. */
export function entriesOf(log: PriceLog): PriceEntry[] {
  return Object.values(log).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Whether the newest entry of the log agrees with the vehicle. */
export function isLogged(log: PriceLog, state: PriceState): boolean {
  const newest = entriesOf(log).at(-1);
  return newest !== undefined && isSamePrice(newest, state);
}

export function isSamePrice(a: PriceState, b: PriceState): boolean {
  return PRICE_STATE_FIELDS.every((field) => a[field] === b[field]);
}
