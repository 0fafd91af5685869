import { accessoryDocument, vehicleDocument } from './documents.ts';
import { demoUploads } from './images.ts';
import { DEMO_ACCESSORIES } from './shop.ts';
import { DEMO_VEHICLES } from './stock.ts';
import { type DemoTarget, type Upload, upload } from './uploads.ts';

export type { DemoTarget } from './uploads.ts';

/** At once: rendering and storing an image overlap, and both cores are busy. */
const CONCURRENCY = 3;

/** Whether a document, and the file that belongs to it, is part of the stock. */
export type Choice = (path: string, data: Record<string, unknown>) => boolean;

export interface PlantingOptions {
  now: Date;
  /** Nothing more is begun once it is aborted. */
  stopping: AbortSignal;
  /** All of the stock by default. */
  choose?: Choice | undefined;
}

/**
 * Seeds the demo stock, or the chosen part of it: documents and the images lists show. Safe to
 * repeat. Resolves to the step that uploads the remaining images, which may follow while the
 * site already runs.
 */
export async function seedDemoStock(
  target: DemoTarget,
  { now, stopping, choose = () => true }: PlantingOptions,
): Promise<() => Promise<void>> {
  const uploads = demoUploads(now);
  const chosen = (items: Upload[]) => items.filter((item) => choose(item.document, item.data));
  const covers = chosen(uploads.covers);
  const rest = chosen(uploads.rest);
  const batch = target.firestore.batch();
  for (const [path, data] of documents(now)) {
    if (!choose(path, data)) continue;
    const reference = target.firestore.doc(path);
    if (!(await reference.get()).exists) batch.create(reference, data);
  }
  await batch.commit();
  const uploadAll = (items: Upload[]) =>
    inParallel(items, (item) => {
      stopping.throwIfAborted();
      return upload(target, item);
    });
  await uploadAll(covers);
  return () => uploadAll(rest);
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

/** Fails when no work is left in hand, so that nothing goes on behind a failure. */
async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
