import { trashCopy } from '#copy/admin/history.ts';
import { vehicleName } from '#copy/labels.ts';
import { COLLECTION_NAMES, type CollectionName } from '#domain/collections.ts';
import { TRASH_DAYS } from '#domain/history/history.ts';
import type { DocumentOf } from '#domain/stored-document.ts';
import { isPractice } from '#domain/vehicle/practice.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { trashOf } from '#firebase/documents/listing.ts';

const DAY_MS = 86_400_000;

export type TrashItem = Awaited<ReturnType<typeof trashItems>>[number];

/** Everything in the trash, last deleted first; `vehicles` names the owners of images. */
export async function trashItems(vehicles: readonly Vehicle[]) {
  const names = new Map(vehicles.map((vehicle) => [vehicle.id, vehicleName(vehicle)]));
  const lists = await Promise.all(
    COLLECTION_NAMES.map(async (collection) => {
      const documents: readonly DocumentOf<CollectionName>[] = await trashOf(collection);
      return documents.flatMap((document) => {
        const { id, trashed_at, updated_by: by } = document;
        if (trashed_at === null || isPractice(ownerId(document))) return [];
        const name = nameOf(document, names);
        const kind = trashCopy.kinds[collection];
        // The vehicle itself, for its image and its facts.
        const vehicle = 'make' in document ? document : null;
        return [{ collection, id, kind, name, trashedAt: trashed_at, by, vehicle }];
      });
    }),
  );
  return lists.flat().sort((a, b) => b.trashedAt.getTime() - a.trashedAt.getTime());
}

function ownerId(document: DocumentOf<CollectionName>): string {
  return 'vehicle_id' in document ? document.vehicle_id : document.id;
}

/** For how many days it can still be restored. */
export function daysLeft(trashedAt: Date, now: Date): number {
  const ends = trashedAt.getTime() + TRASH_DAYS * DAY_MS;
  return Math.max(0, Math.ceil((ends - now.getTime()) / DAY_MS));
}

function nameOf(document: DocumentOf<CollectionName>, names: ReadonlyMap<string, string>): string {
  if ('make' in document) return vehicleName(document);
  if ('name' in document) return document.name;
  const own = 'caption' in document ? document.caption : null;
  const damage = 'damage_description' in document ? document.damage_description : null;
  const owner = 'vehicle_id' in document ? (names.get(document.vehicle_id) ?? '') : '';
  return [owner, own ?? damage].filter(Boolean).join(' · ');
}
