import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { DEMO_ACCESSORIES } from './accessories.ts';
import { accessoryDocument, vehicleDocument } from './documents.ts';
import { demoUploads } from './images.ts';
import { type DemoTarget, type Upload, upload } from './uploads.ts';
import { DEMO_VEHICLES } from './vehicles/index.ts';

/** Uploads that run at the same time: one image is encoded while another is stored. */
const CONCURRENCY = 3;

/** Decides from its path and data whether a document, with its file, is seeded. */
export type StockFilter = (path: string, data: Record<string, unknown>) => boolean;

export interface SeedOptions {
  now: Date;
  /** No upload begins once it is aborted. */
  signal: AbortSignal;
  /** All of the stock by default. */
  filter?: StockFilter | undefined;
}

/**
 * Seeds the documents of the demo stock and the covers, which lists show. Resolves to a function
 * that uploads the other images, which can run while the site is served. Skips what exists already.
 */
export async function seedDemoStock(
  target: DemoTarget,
  { now, signal, filter = () => true }: SeedOptions,
): Promise<() => Promise<void>> {
  const { covers, rest } = demoUploads(now);
  const uploadAll = (items: Upload[]) =>
    inParallel(
      items.filter((item) => filter(item.document, item.data)),
      (item) => {
        signal.throwIfAborted();
        return upload(target, item);
      },
    );
  await createMissing(
    target.firestore,
    documents(now).filter(([path, data]) => filter(path, data)),
  );
  await uploadAll(covers);
  return () => uploadAll(rest);
}

async function createMissing(firestore: Firestore, stock: [string, DocumentData][]): Promise<void> {
  const batch = firestore.batch();
  await Promise.all(
    stock.map(async ([path, data]) => {
      const reference = firestore.doc(path);
      if (!(await reference.get()).exists) batch.create(reference, data);
    }),
  );
  await batch.commit();
}

function documents(now: Date): [path: string, data: Record<string, unknown>][] {
  return [
    ...DEMO_VEHICLES.map((vehicle, index): [string, Record<string, unknown>] => [
      `vehicles/${vehicle.id}`,
      vehicleDocument(vehicle, index, now),
    ]),
    ...DEMO_ACCESSORIES.map((accessory, index): [string, Record<string, unknown>] => [
      `accessories/${accessory.id}`,
      accessoryDocument(accessory, index, now),
    ]),
  ];
}

/** Settles only when no work is running any more, so that nothing continues after a failure. */
async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
