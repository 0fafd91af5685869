import * as v from 'valibot';
import { PriceLogSchema } from '../price-log/price-log.ts';
import { bookkeeping } from '../schema/bookkeeping.ts';
import { documentId, optionalText } from '../schema/schemas.ts';
import { schemasOf } from './fields/schema.ts';
import { VEHICLE_FIELDS } from './fields/table.ts';

/** A document of `vehicles`, as it is stored; only staff may read all of it. */
export const VehicleSchema = v.object({
  ...schemasOf(VEHICLE_FIELDS),
  price_log: PriceLogSchema,
  /**
   * Object name of the smallest variant of its first image, so that the admin needs no request a row;
   * null without an image that is ready. Only functions write it: functions/src/images/follow-cover.ts.
   */
  cover: v.fallback(optionalText(400), null),
  ...bookkeeping,
});

/** The fields of a vehicle document, times as Dates. */
export type VehicleFields = v.InferOutput<typeof VehicleSchema>;
export type Vehicle = VehicleFields & { id: string };

const VehicleWithIdSchema = v.object({ id: documentId, ...VehicleSchema.entries });

/** Parses a document of `vehicles`; `id` is the document's id. */
export function parseVehicle(id: string, data: unknown) {
  return v.safeParse(VehicleWithIdSchema, { ...(data as object), id });
}
