import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { DEMO_ACCESSORIES } from './accessories.ts';
import { accessoryDocument, vehicleDocument } from './documents.ts';
import { createDrawPool } from './images/draw-pool.ts';
import { DRAWING_THREADS } from './images/thread-of.ts';
import { demoUploads } from './images.ts';
import { type DemoTarget, type Upload, upload } from './uploads.ts';
import { DEMO_VEHICLES } from './vehicles/index.ts';

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
 * Seeds the documents of the demo stock and the covers that visitors see first, which it draws while
 * the services of `pending` still start. Resolves to a function that uploads the other images, covers
 * first, which can run while the site is served. Skips what exists already.
 */
export async function seedDemoStock(
  pending: DemoTarget | Promise<DemoTarget>,
  { now, signal, filter = () => true }: SeedOptions,
): Promise<() => Promise<void>> {
  const pool = createDrawPool(DRAWING_THREADS);
  const uploads = demoUploads(now, pool.draw);
  const filtered = (items: Upload[]) => items.filter((item) => filter(item.document, item.data));
  const covers = filtered(uploads.covers);
  const rest = [...covers.splice(FIRST_COVERS), ...filtered(uploads.rest)];
  const drawn = covers.map(drawAhead);
  const uploadAll = async (items: Upload[]) => {
    const target = await pending;
    await inParallel(items, (item) => {
      signal.throwIfAborted();
      return upload(target, item);
    });
  };
  try {
    const stock = documents(now).filter(([path, data]) => filter(path, data));
    await createMissing((await pending).firestore, stock);
    await uploadAll(drawn);
  } catch (error) {
    await pool.close();
    throw error;
  }
  return () => uploadAll(rest).finally(() => pool.close());
}

/** Begins to draw an image that is uploaded later. */
function drawAhead(item: Upload): Upload {
  const bytes = item.bytes();
  // Whether drawing failed is asked with the upload.
  bytes.catch(() => {});
  return { ...item, bytes: () => bytes };
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
