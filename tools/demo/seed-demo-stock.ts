import type { Bucket } from '@google-cloud/storage';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type CoverImage, coverOf } from '#domain/image/cover.ts';
import { DEMO_ACCESSORIES } from './accessories.ts';
import { accessoryDocument, vehicleDocument } from './documents.ts';
import { demoUploads } from './images.ts';
import { type Upload, upload } from './uploads.ts';
import { DEMO_VEHICLES } from './vehicles/index.ts';

/** Files are read and made while others are stored. */
const CONCURRENCY = 4;

/** Decides from its path and data whether a document, with its file, is seeded. */
export type StockFilter = (path: string, data: Record<string, unknown>) => boolean;

export interface SeedOptions {
  now: Date;
  /** No upload begins once it is aborted. */
  signal: AbortSignal;
  /** All of the stock by default. */
  filter?: StockFilter | undefined;
}

type Document = [path: string, data: Record<string, unknown>];

/**
 * Seeds the demo stock: every file, and then all documents at once, so that an interrupted seeding
 * leaves none and can be repeated. Seeds nothing where the documents exist.
 * Why it is so: docs/why/demo.md.
 */
export async function seedDemoStock(
  { firestore, bucket }: { firestore: Firestore; bucket: Bucket },
  { now, signal, filter = () => true }: SeedOptions,
): Promise<void> {
  const stock = stockDocuments(now).filter(([path, data]) => filter(path, data));
  const [first] = stock;
  if (!first || (await firestore.doc(first[0]).get()).exists) return;
  const uploads = demoUploads(now).filter(({ document, data }) => filter(document, data));
  const uploaded = await inParallel(uploads, async (item): Promise<Document> => {
    signal.throwIfAborted();
    const data = await upload(bucket, item);
    // The time of the write: a build that reads only what changed since the last one must find it.
    return [item.document, { ...data, updated_at: FieldValue.serverTimestamp() }];
  });
  signal.throwIfAborted();
  const batch = firestore.batch();
  for (const [path, data] of [...withCovers(stock, uploaded), ...uploaded])
    batch.create(firestore.doc(path), data);
  await batch.commit();
}

/** The vehicles with the image that stands for them, which otherwise a function writes. */
function withCovers(stock: readonly Document[], images: readonly Document[]): Document[] {
  const byVehicle = Map.groupBy(images, ([, data]) => `vehicles/${data['vehicle_id']}`);
  return stock.map(([path, data]) => {
    const own = (byVehicle.get(path) ?? []).filter(([image]) =>
      image.startsWith('vehicle_images/'),
    );
    const cover = coverOf(
      own.map(([id, image]) => ({ trashed_at: null, ...image, id }) as CoverImage),
    );
    return [path, path.startsWith('vehicles/') ? { ...data, cover } : data];
  });
}

function stockDocuments(now: Date): Document[] {
  return [
    ...DEMO_VEHICLES.map(
      (vehicle, index): Document => [
        `vehicles/${vehicle.id}`,
        vehicleDocument(vehicle, index, now),
      ],
    ),
    ...DEMO_ACCESSORIES.map(
      (accessory, index): Document => [
        `accessories/${accessory.id}`,
        accessoryDocument(accessory, index, now),
      ],
    ),
  ];
}

/** Settles only when no work is running any more, so that nothing continues after a failure. */
async function inParallel<Result>(
  items: readonly Upload[],
  work: (item: Upload) => Promise<Result>,
): Promise<Result[]> {
  const queue = items.values();
  const done: Result[] = [];
  const worker = async () => {
    for (const item of queue) done.push(await work(item));
  };
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return done;
}
