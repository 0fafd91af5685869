import { DEMO_ACCESSORIES } from './accessories.ts';
import { accessoryDocument, vehicleDocument } from './documents.ts';
import { createDrawPool } from './images/draw-pool.ts';
import { DRAWING_THREADS } from './images/thread-of.ts';
import { demoUploads } from './images.ts';
import { DEMO_VEHICLES } from './stock.ts';
import { type DemoTarget, type Upload, upload } from './uploads.ts';

/** Uploads that run at the same time: drawing one image overlaps with storing another. */
const CONCURRENCY = 6;
/** Covers that the first build needs: those of the home page and of the first screen of the list. */
const FIRST_COVERS = 8;

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
 * Seeds the documents of the demo stock and the covers that visitors see first. Resolves to a
 * function that uploads the other images, covers first, which can run while the site is served.
 * Skips what exists already.
 */
export async function seedDemoStock(
  target: DemoTarget,
  { now, signal, filter = () => true }: SeedOptions,
): Promise<() => Promise<void>> {
  const pool = createDrawPool(DRAWING_THREADS);
  const uploads = demoUploads(now, pool.draw);
  const filtered = (items: Upload[]) => items.filter((item) => filter(item.document, item.data));
  const covers = filtered(uploads.covers);
  const rest = [...covers.splice(FIRST_COVERS), ...filtered(uploads.rest)];
  const batch = target.firestore.batch();
  for (const [path, data] of documents(now)) {
    if (!filter(path, data)) continue;
    const reference = target.firestore.doc(path);
    if (!(await reference.get()).exists) batch.create(reference, data);
  }
  await batch.commit();
  const uploadAll = (items: Upload[]) =>
    inParallel(items, (item) => {
      signal.throwIfAborted();
      return upload(target, item);
    });
  try {
    await uploadAll(covers);
  } catch (error) {
    await pool.close();
    throw error;
  }
  return () => uploadAll(rest).finally(() => pool.close());
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
