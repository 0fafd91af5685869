import * as v from 'valibot';
import { COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { VehicleFields } from '#domain/vehicle/vehicle.ts';

/** What every document bears without anybody seeing it. */
const UNSEEN = ['updated_at', 'version', 'image_error'];

/**
 * What the site shows of a document, as text that is equal when nothing visible differs. Empty for
 * what the site does not show: no document, or an image whose variants are not made yet.
 */
export function publicPart(collection: CollectionName, id: string, data: unknown): string {
  if (data === undefined || data === null) return '';
  const parsed = v.safeParse(COLLECTIONS[collection], data);
  // Left out and named in the status, so becoming unreadable is a visible change as well.
  if (!parsed.success) return `unreadable ${v.getDotPath(parsed.issues[0]) ?? ''}`;
  if (collection === 'vehicles') {
    return JSON.stringify(publicVehicle({ ...(parsed.output as VehicleFields), id }));
  }
  const seen: Record<string, unknown> = { ...parsed.output };
  if ('image_state' in seen && seen['image_state'] !== 'ready') return '';
  for (const field of UNSEEN) delete seen[field];
  return JSON.stringify(seen);
}
