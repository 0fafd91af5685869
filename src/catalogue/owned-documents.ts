import type { Documents } from './documents.ts';

/** The collections whose documents belong to a vehicle or an accessory. */
export const OWNED = {
  vehicle_images: 'vehicles',
  damage_images: 'vehicles',
  battery_test_results: 'vehicles',
  accessory_images: 'accessories',
} as const;

export type OwnedCollection = keyof typeof OWNED;
type OwnedDocument<Name extends OwnedCollection> =
  Documents[Name] extends Map<string, infer D> ? D : never;

export const OWNED_COLLECTIONS = Object.keys(OWNED) as OwnedCollection[];

/** The id of the vehicle or accessory that a document belongs to. */
export function ownerId(document: object): string {
  const { vehicle_id, accessory_id } = document as { vehicle_id?: string; accessory_id?: string };
  return vehicle_id ?? accessory_id ?? '';
}

/** Documents by their owner. */
export interface OwnedDocuments {
  add(collection: OwnedCollection, document: { id: string }): void;
  remove(collection: OwnedCollection, document: { id: string }): void;
  of<Name extends OwnedCollection>(collection: Name, owner: string): OwnedDocument<Name>[];
}

export function ownedDocuments(): OwnedDocuments {
  const byOwner = new Map<string, Map<string, { id: string }>>();
  const key = (collection: OwnedCollection, owner: string) => `${collection}/${owner}`;

  return {
    add(collection, document) {
      const owner = key(collection, ownerId(document));
      const documents = byOwner.get(owner) ?? new Map();
      byOwner.set(owner, documents.set(document.id, document));
    },
    remove(collection, document) {
      const owner = key(collection, ownerId(document));
      const documents = byOwner.get(owner);
      documents?.delete(document.id);
      if (documents?.size === 0) byOwner.delete(owner);
    },
    of<Name extends OwnedCollection>(collection: Name, owner: string) {
      const documents = byOwner.get(key(collection, owner))?.values() ?? [];
      return [...documents] as unknown as OwnedDocument<Name>[];
    },
  };
}
