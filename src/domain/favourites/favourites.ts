import * as v from 'valibot';
import { documentId } from '../schema/document-id.ts';
import { BODY_TYPES, FUEL_TYPES } from '../schema/enumerations.ts';

/** More than anybody compares; the page of the favourites asks for one file each. */
export const MAX_FAVOURITES = 50;

/** Longer than the name and the address part of any vehicle: one that is not read back deletes all. */
const MAX_TEXT = 400;

/** The states of a favourite on the site; `gone` was taken off it without a sale. */
export const STANDINGS = ['available', 'reserved', 'sold', 'gone'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A vehicle in maintenance can be bought. */
export function standingOf(status: string | undefined): Standing {
  return status === 'sold' || status === 'reserved' ? status : 'available';
}

const SeenSchema = v.object({
  /** The cash price in DKK; null on request. */
  price: v.nullable(v.pipe(v.number(), v.minValue(0))),
  standing: v.picklist(STANDINGS),
});
/** The facts that a visitor has seen of a favourite. */
export type Seen = v.InferOutput<typeof SeenSchema>;

const FavouriteSchema = v.object({
  id: documentId,
  name: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  /** As the search names a model: `volvo/v60`. */
  model: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/u), v.maxLength(MAX_TEXT)),
  /** Codes for finding similar vehicles once it is gone; missing where they are unknown. */
  body: v.fallback(v.optional(v.picklist(BODY_TYPES)), undefined),
  fuel: v.fallback(v.optional(v.picklist(FUEL_TYPES)), undefined),
  /** At the latest visit, or when it was kept. */
  seen: SeenSchema,
  /** At the last visit of an earlier day. */
  before: SeenSchema,
});
export type Favourite = v.InferOutput<typeof FavouriteSchema>;

const time = v.pipe(v.string(), v.isoTimestamp());

/** The favourites as the visitor's device stores them. Why it is so: docs/why/favourites.md. */
const FavouritesSchema = v.object({
  vehicles: v.pipe(v.array(FavouriteSchema), v.maxLength(MAX_FAVOURITES)),
  /** When the favourites were visited last, or begun. ISO 8601. */
  visited: time,
  /** The last visit of an earlier day, with which this one is compared; null during the first day. */
  visitedBefore: v.nullable(time),
});
export type Favourites = v.InferOutput<typeof FavouritesSchema>;

/** Reads stored favourites; null for none and for any other text. */
export function parseFavourites(text: string | null): Favourites | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(FavouritesSchema, JSON.parse(text));
    return parsed.success && parsed.output.vehicles.length > 0 ? parsed.output : null;
  } catch {
    return null;
  }
}
