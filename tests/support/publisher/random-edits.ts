import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTION_NAMES, type CollectionName } from '#domain/collections.ts';
import { documentChanged } from '#functions/src/publishing/request/document-changed.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { createRandom, type Random } from '#tools/demo/random-stock/random.ts';

/** Edits of a stock, each entered as the triggers of the functions enter it. */
export interface Edits {
  /** Changes, creates or deletes one random document of a random collection. */
  edit(): Promise<string>;
  save(collection: CollectionName, id: string, data: object | null): Promise<void>;
}

const OWNERS = ['a', 'b', 'c', 'd', 'e', 'f'];
const IDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** `now` is the time of the edits, which tests move. */
export function randomEdits(firestore: Firestore, seed: number, now: () => Date): Edits {
  const random = createRandom(seed);
  let events = 0;
  const documents = new Map<string, object | undefined>();

  async function save(collection: CollectionName, id: string, data: object | null) {
    const path = `${collection}/${id}`;
    const before = documents.get(path);
    const after = data ?? undefined;
    await (data === null ? firestore.doc(path).delete() : firestore.doc(path).set(data));
    documents.set(path, after);
    events += 1;
    const eventId = `${seed}-${events}-${collection}-${id}`;
    await documentChanged(
      { eventId, collection, id, before, after },
      { db: firestore, now, schedule: async () => {}, quietMs: 0 },
    );
  }

  return {
    save,
    async edit() {
      const collection = random.pick(COLLECTION_NAMES);
      const isRoot = collection === 'vehicles' || collection === 'accessories';
      const id = isRoot ? random.pick(OWNERS) : `${collection}-${random.pick(IDS)}`;
      const data = random.next() < 0.15 ? null : DOCUMENTS[collection](random, now());
      if (data !== null && random.next() < 0.1) Object.assign(data, { created_at: 'yesterday' });
      await save(collection, id, data);
      return `${data === null ? 'deletes' : 'saves'} ${collection}/${id}`;
    },
  };
}

/** A random valid document of each collection. */
const DOCUMENTS: Record<CollectionName, (random: Random, now: Date) => object> = {
  vehicles(random, now) {
    const { id: _, ...golf } = aVehicle({
      make: random.pick(['Volkswagen', 'Volvo', 'Škoda', 'Skoda']),
      price: random.between(0, 3) * 50_000,
      fuel_type: random.pick(['benzin', 'electric']),
      vin: random.pick(['WVWZZZ1KZAW000001', 'WVWZZZ1KZAW000002']),
      created_at: daysBefore(now, random.between(0, 9)),
    });
    const sold = { status: 'sold', sold_date: daysBefore(now, random.pick([0, 30, 59, 90])) };
    return { ...golf, ...(random.next() < 0.4 && sold), unpublished: random.next() < 0.25 };
  },
  vehicle_images: (random, now) => ({
    ...anImage(random, now),
    vehicle_id: random.pick(OWNERS),
    is_primary: random.next() < 0.3,
    caption: random.pick([null, 'Forfra', 'Bagfra']),
  }),
  damage_images: (random, now) => ({
    ...anImage(random, now),
    vehicle_id: random.pick(OWNERS),
    damage_description: random.pick(['Ridse', 'Bule']),
    damage_place: random.pick([null, { view: 'left', x: 0.5, y: 0.5 }]),
    damage_repaired: random.next() < 0.3,
  }),
  battery_test_results: (random, now) => ({
    vehicle_id: random.pick(OWNERS),
    test_date: random.pick(['2026-01-01', '2026-02-01']),
    test_document_url: '/documents/battery-test-documents/a/b.pdf',
    storage_path: 'battery-test-documents/a/b.pdf',
    document_state: random.pick(['ready', 'pending']),
    created_at: daysBefore(now, 1),
  }),
  accessories: (random, now) => ({
    name: random.pick(['Måtter', 'Fælge']),
    category: random.pick(['interior', 'wheels']),
    price: random.between(1, 3) * 100,
    available: random.next() < 0.8,
    featured: random.next() < 0.3,
    created_at: daysBefore(now, random.between(0, 2)),
  }),
  accessory_images: (random, now) => ({
    ...anImage(random, now),
    accessory_id: random.pick(OWNERS),
    is_primary: random.next() < 0.3,
  }),
};

function anImage(random: Random, now: Date) {
  return {
    image_url: '/pictures/vehicle-images/a/b',
    storage_path: 'vehicle-images/a/b.jpg',
    image_order: random.between(0, 2),
    image_state: random.pick(['ready', 'ready', 'pending']),
    width: 1600,
    height: 900,
    widths: [480, 800],
    created_at: daysBefore(now, 1),
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
