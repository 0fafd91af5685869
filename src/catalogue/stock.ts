import { isDeepStrictEqual } from 'node:util';
import { byShopOrder } from '#domain/accessory.ts';
import type { CollectionName } from '#domain/collections.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { parseStored } from '#domain/stored-document.ts';
import { isPublished } from '#domain/vehicle/public-vehicle.ts';
import {
  byLastSold,
  byNewest,
  isOnInventory,
  isOnSoldList,
} from '#domain/vehicle/record/status.ts';
import { composeAccessory, composeVehicle } from './compose.ts';
import { type Documents, noDocuments, type StoredDocument } from './documents.ts';
import {
  OWNED,
  OWNED_COLLECTIONS,
  type OwnedCollection,
  ownedDocuments,
  ownerId,
} from './owned-documents.ts';
import type { Catalogue, CatalogueAccessory, CatalogueVehicle } from './types.ts';

/** The parts of a stock, as a snapshot stores them. */
export interface StockDocuments {
  documents: Documents;
  /** By path. */
  rejected: Map<string, RejectedDocument>;
}

/** The stock by owner, which follows its documents one by one. */
export interface Stock {
  /** Takes a document as it is now. One that does not parse is left out and listed as rejected. */
  put(document: StoredDocument): void;
  /**
   * The catalogue at a time. Vehicles and accessories that have not changed are the same
   * frozen objects as in the last catalogue, and so is the inventory where all of it is the same.
   */
  compose(now: Date): Catalogue;
  stored(): StockDocuments;
}

/** Opens a stock from a snapshot; empty without one. */
export function openStock(stored?: StockDocuments): Stock {
  const documents = stored?.documents ?? noDocuments();
  const rejected = stored?.rejected ?? new Map<string, RejectedDocument>();
  const owned = ownedDocuments();
  for (const name of OWNED_COLLECTIONS) {
    for (const document of documents[name].values()) owned.add(name, document);
  }
  let now = new Date(0);
  let inventory: CatalogueVehicle[] = [];
  const vehicles = composedList<CatalogueVehicle>(
    documents.vehicles.keys(),
    (id) => {
      const vehicle = documents.vehicles.get(id);
      if (vehicle === undefined || !isPublished(vehicle)) return null;
      return composeVehicle(
        vehicle,
        {
          images: owned.of('vehicle_images', id),
          damages: owned.of('damage_images', id),
          batteryTests: owned.of('battery_test_results', id),
        },
        now,
      );
    },
    (a, b) => byNewest(a.vehicle, b.vehicle),
  );
  const accessories = composedList<CatalogueAccessory>(
    documents.accessories.keys(),
    (id) => {
      const accessory = documents.accessories.get(id);
      if (!accessory?.available || accessory.trashed_at !== null) return null;
      return composeAccessory(accessory, owned.of('accessory_images', id));
    },
    (a, b) => byShopOrder(a.accessory, b.accessory),
  );

  function markChanged(collection: CollectionName, document: { id: string }): void {
    const isOwned = collection in OWNED;
    const root = isOwned ? OWNED[collection as OwnedCollection] : collection;
    const id = isOwned ? ownerId(document) : document.id;
    (root === 'vehicles' ? vehicles : accessories).changed(id);
  }

  function remove(collection: CollectionName, id: string): void {
    rejected.delete(`${collection}/${id}`);
    const before = documents[collection].get(id);
    if (before === undefined) return;
    documents[collection].delete(id);
    if (collection in OWNED) owned.remove(collection as OwnedCollection, before);
    markChanged(collection, before);
  }

  return {
    put(stored) {
      const { collection, id, data } = stored;
      remove(collection, id);
      if (data === undefined) return;
      const parsed = parseStored(collection, id, data);
      if (!parsed.ok) {
        rejected.set(parsed.rejected.path, parsed.rejected);
        return;
      }
      const { document } = parsed;
      (documents[collection] as Map<string, { id: string }>).set(id, document);
      if (collection in OWNED) owned.add(collection as OwnedCollection, document);
      markChanged(collection, document);
    },
    compose(time) {
      const last = now;
      now = time;
      for (const { vehicle, pricedUntil } of vehicles.listed()) {
        const isOver = pricedUntil !== null && pricedUntil <= now;
        if (isOver || now < last) vehicles.changed(vehicle.id);
      }
      const all = vehicles.list();
      const onList = all.filter(({ vehicle }) => isOnInventory(vehicle, now));
      inventory = sameItems(inventory, onList) ? inventory : onList;
      return {
        vehicles: all,
        inventory,
        sold: all
          .filter(({ vehicle }) => isOnSoldList(vehicle))
          .sort((a, b) => byLastSold(a.vehicle, b.vehicle)),
        accessories: accessories.list(),
        rejected: [...rejected.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
        builtAt: now,
      };
    },
    stored: () => ({ documents, rejected }),
  };
}

function sameItems<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/**
 * A sorted list of composed items. It recomposes only the items that are named as changed. An item
 * that comes out equal stays the same object.
 */
function composedList<Item>(
  ids: Iterable<string>,
  compose: (id: string) => Item | null,
  order: (a: Item, b: Item) => number,
) {
  const items = new Map<string, Item>();
  const changed = new Set(ids);
  let sorted: Item[] = [];

  return {
    changed(id: string): void {
      changed.add(id);
    },
    /** The items of the last list. */
    listed: () => sorted,
    list(): Item[] {
      const left = new Set<Item>();
      const added: Item[] = [];
      for (const id of changed) {
        const before = items.get(id);
        const item = compose(id);
        if (before !== undefined && isDeepStrictEqual(before, item)) continue;
        if (before !== undefined) left.add(before);
        items.delete(id);
        if (item === null) continue;
        items.set(id, deepFreeze(item));
        added.push(item);
      }
      changed.clear();
      if (left.size + added.length > 0) {
        // Sorting takes one pass over a list that is in order but for its end.
        sorted = [...sorted.filter((item) => !left.has(item)), ...added].sort(order);
      }
      return sorted;
    },
  };
}

/** Freezes plain data with all that it holds, and returns it. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
