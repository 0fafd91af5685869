import * as v from 'valibot';
import { STORED_VEHICLE_STATUSES, type VehicleStatus } from '#domain/schema/enumerations.ts';
import { documentId } from '#domain/schema/schemas.ts';

const MAX_LIMIT = 500;

/** What the query string of `/api/public-vehicle-data` selects. */
export interface StockQuery {
  id: string | null;
  /** Null selects the inventory as the site shows it. */
  statuses: VehicleStatus[] | null;
  order: 'created_at.desc' | 'sold_date.desc';
  limit: number;
}

const StatusSchema = v.picklist(STORED_VEHICLE_STATUSES);

const QuerySchema = v.object({
  id: v.optional(documentId),
  status: v.optional(StatusSchema),
  status_in: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(StatusSchema),
    ),
  ),
  order: v.optional(v.picklist(['created_at.desc', 'sold_date.desc']), 'created_at.desc'),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/u), v.transform(Number), v.minValue(1)),
    String(MAX_LIMIT),
  ),
});

/** The parameters that mean something, each once. */
export function knownParameters(query: URLSearchParams): URLSearchParams {
  const known = Object.keys(QuerySchema.entries).flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(known);
}

/** Parses a query string; null when one of its values is invalid. */
export function parseStockQuery(query: URLSearchParams): StockQuery | null {
  const result = v.safeParse(QuerySchema, Object.fromEntries(query));
  if (!result.success) return null;
  const { id = null, status, status_in = null, order, limit } = result.output;
  const statuses = status === undefined ? status_in : [status];
  return { id, statuses, order, limit: Math.min(limit, MAX_LIMIT) };
}
