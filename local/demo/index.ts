import { accessoryDocument, vehicleDocument } from './documents.ts';
import { demoUploads } from './pictures.ts';
import { DEMO_ACCESSORIES } from './shop.ts';
import { DEMO_VEHICLES } from './stock.ts';
import { type DemoTarget, type Upload, upload } from './uploads.ts';

export type { DemoTarget } from './uploads.ts';

/** At once: rendering and storing a picture overlap, and both cores are busy. */
const CONCURRENCY = 3;

/** Whether a document, and the file that belongs to it, is part of the stock. */
export type Choice = (path: string, data: Record<string, unknown>) => boolean;

/**
 * Plants the demo stock, or the chosen part of it: documents and the pictures lists show. Safe to
 * repeat. Resolves to the step that uploads the remaining pictures, which may follow while the
 * site already runs.
 */
export async function plantDemoStock(
  target: DemoTarget,
  now = new Date(),
  choose: Choice = () => true,
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
  await inParallel(covers, (item) => upload(target, item));
  return () => inParallel(rest, (item) => upload(target, item));
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

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
