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
const OrderSchema = v.picklist(['created_at.desc', 'sold_date.desc']);
const LimitSchema = v.pipe(v.string(), v.regex(/^\d{1,4}$/u), v.transform(Number), v.minValue(1));

const PARAMETERS = ['id', 'status', 'status_in', 'order', 'limit'];

/** The parameters that mean something, each once. */
export function knownParameters(query: URLSearchParams): URLSearchParams {
  const known = PARAMETERS.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(known);
}

/** Parses a query string; null when one of its values is invalid. */
export function parseStockQuery(query: URLSearchParams): StockQuery | null {
  const result = v.safeParse(
    v.object({
      id: v.nullable(documentId),
      status: v.nullable(StatusSchema),
      statusIn: v.nullable(v.array(StatusSchema)),
      order: v.nullable(OrderSchema),
      limit: v.nullable(LimitSchema),
    }),
    {
      id: query.get('id'),
      status: query.get('status'),
      statusIn: query.get('status_in')?.split(',') ?? null,
      order: query.get('order'),
      limit: query.get('limit'),
    },
  );
  if (!result.success) return null;
  const { id, status, statusIn, order, limit } = result.output;
  return {
    id,
    statuses: status === null ? statusIn : [status],
    order: order ?? 'created_at.desc',
    limit: Math.min(limit ?? MAX_LIMIT, MAX_LIMIT),
  };
}
