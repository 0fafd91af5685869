import * as v from 'valibot';
import { PriceLogSchema } from '../price-log/price-log.ts';
import { bookkeeping } from '../schema/bookkeeping.ts';
import { documentId } from '../schema/schemas.ts';
import { schemasOf } from './fields/schema.ts';
import { VEHICLE_FIELDS } from './fields/table.ts';

/** A document of `vehicles`, as it is stored; only staff may read all of it. */
export const VehicleSchema = v.object({
  ...schemasOf(VEHICLE_FIELDS),
  price_log: PriceLogSchema,
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
