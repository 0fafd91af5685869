import { reasonOf } from '#admin/feedback/reason.ts';
import { VEHICLE_IMAGES } from '#admin/images/data/image-sets.ts';
import { createSemaphore } from '#admin/images/upload/semaphore.ts';
import { sendUploads } from '#admin/images/upload/send-uploads.ts';
import { markOf } from '#admin/images/upload/storage-path.ts';
import { $uploads, addUploads, removeUploads } from '#admin/images/upload/upload-store.ts';
import { documentsWhere } from '#firebase/documents/listing.ts';
import { serviceError } from '#firebase/service/service-error.ts';
import type { CarPictures } from './match-pictures.ts';
import type { ChosenPicture } from './read-pictures.ts';

export interface PicturesOutcome {
  saved: number;
  /** Stored by an earlier import. */
  known: number;
  failed: { path: string; reason: string }[];
  /** The connection was lost: the rest waits. */
  isOffline: boolean;
}

/** Cars whose pictures are uploaded at the same time; their files are in memory. */
const CARS_AT_ONCE = 3;

/**
 * Uploads the pictures of each car in their order, after those that it has. A picture that the car has
 * from an earlier import is not uploaded again, so that an interrupted import is simply repeated.
 */
export async function sendPictures(
  cars: readonly CarPictures<ChosenPicture>[],
  onProgress: (outcome: PicturesOutcome) => void,
): Promise<PicturesOutcome> {
  const outcome: PicturesOutcome = { saved: 0, known: 0, failed: [], isOffline: false };
  const limited = createSemaphore(CARS_AT_ONCE);
  const fail = (path: string, cause: unknown) => {
    if (serviceError(cause).problem === 'offline') outcome.isOffline = true;
    else outcome.failed.push({ path, reason: reasonOf(cause).sentence });
  };
  await Promise.all(
    cars.map(({ vehicle, pictures }) =>
      limited(async () => {
        if (outcome.isOffline) return;
        try {
          await sendCar(vehicle.id, pictures, outcome, fail);
        } catch (cause) {
          for (const { path } of pictures) fail(path, cause);
        }
        onProgress({ ...outcome });
      }),
    ),
  );
  return outcome;
}

async function sendCar(
  vehicleId: string,
  pictures: readonly ChosenPicture[],
  outcome: PicturesOutcome,
  fail: (path: string, cause: unknown) => void,
): Promise<void> {
  const { collection, ownerField } = VEHICLE_IMAGES.kind;
  const stored = await documentsWhere(collection, ownerField, vehicleId);
  const marks = new Set(
    stored.map(({ document }) => markOf((document as { storage_path: string }).storage_path)),
  );
  const fresh: { path: string; file: File; mark: number }[] = [];
  for (const { path, read, mark } of pictures) {
    if (mark !== undefined && marks.has(mark)) {
      outcome.known += 1;
      continue;
    }
    try {
      const content = await read();
      if (marks.has(content.mark)) outcome.known += 1;
      else fresh.push({ path, ...content });
      marks.add(content.mark);
    } catch (cause) {
      fail(path, cause);
    }
  }
  const uploads = addUploads(
    fresh.map(({ file }) => file),
    { set: VEHICLE_IMAGES, ownerId: vehicleId, text: '' },
    fresh.map(({ mark }) => mark),
  );
  outcome.saved += await sendUploads(VEHICLE_IMAGES, vehicleId, true);
  const keys = uploads.map(({ key }) => key);
  for (const { key, state, offline, problem } of $uploads.get()) {
    if (!keys.includes(key) || state !== 'failed') continue;
    if (offline) outcome.isOffline = true;
    else
      outcome.failed.push({
        path: fresh[keys.indexOf(key)]?.path ?? '',
        reason: problem?.sentence ?? '',
      });
  }
  removeUploads(keys);
}
