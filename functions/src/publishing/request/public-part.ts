import * as v from 'valibot';
import { isDocumentReady } from '#domain/battery-test.ts';
import { COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { isReady } from '#domain/image/image.ts';
import { isPublished, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { VehicleFields } from '#domain/vehicle/vehicle.ts';

/** Fields that the site shows of no document. */
const HIDDEN_FIELDS = [
  ...['updated_at', 'updated_by', 'trashed_at', 'version'],
  ...['image_error', 'document_state', 'document_error'],
];

/**
 * The part of a document that the site shows, as text to compare. Empty where the site shows
 * nothing: without a document, of an unpublished vehicle, of what is in the trash, and for an upload
 * that is not ready.
 */
export function publicPart(collection: CollectionName, id: string, data: unknown): string {
  if (data === undefined || data === null) return '';
  const parsed = v.safeParse(COLLECTIONS[collection], data);
  // The status lists documents that do not parse, so that becoming one is a change as well.
  if (!parsed.success) return `unreadable ${v.getDotPath(parsed.issues[0]) ?? ''}`;
  if (collection === 'vehicles') {
    const vehicle = { ...(parsed.output as VehicleFields), id };
    return isPublished(vehicle) ? JSON.stringify(publicVehicle(vehicle, new Date())) : '';
  }
  if (parsed.output.trashed_at !== null) return '';
  if ('image_state' in parsed.output && !isReady(parsed.output)) return '';
  if ('document_state' in parsed.output && !isDocumentReady(parsed.output)) return '';
  const shown: Record<string, unknown> = { ...parsed.output };
  for (const field of HIDDEN_FIELDS) delete shown[field];
  return JSON.stringify(shown);
}
