import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { reasonOf } from '#admin/feedback/reason.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { uploadFile } from '#firebase/service/files.ts';
import { serviceError } from '#firebase/service/service-error.ts';
import type { ImageSet } from '../data/image-sets.ts';
import { enqueueAndRefresh } from '../data/owner-queue.ts';
import { rememberUploadedBlob } from '../data/uploaded-blobs.ts';
import { prepareImage, UnusableFile } from './prepare-image.ts';
import { saveImageDocuments } from './save-image-documents.ts';
import { createSemaphore } from './semaphore.ts';
import { imagePath } from './storage-path.ts';
import {
  $uploads,
  isRunning,
  patchUpload,
  readyToSave,
  removeUploads,
  type Upload,
  WAITING,
} from './upload-store.ts';

const MAX_PARALLEL = 3;
const limited = createSemaphore(MAX_PARALLEL);

let lastRound = 0;

/** Retries failed uploads of one owner; for a file that is stored already, only its document. */
export function retryUploads(
  set: ImageSet,
  ownerId: string,
  failed: readonly Upload[],
): Promise<number> {
  for (const { key } of failed) patchUpload(key, WAITING);
  return sendUploads(set, ownerId, failed);
}

/**
 * Uploads files that were chosen together, and saves their documents in the order in which they
 * were chosen, as soon as possible: when a phone stops half way, the first half is saved. Returns
 * how many images were saved. `silent`: the caller reports it, for many owners at once.
 */
export async function sendUploads(
  set: ImageSet,
  ownerId: string,
  uploads: readonly Upload[],
  silent = false,
): Promise<number> {
  lastRound += 1;
  const round = lastRound;
  for (const { key } of uploads) patchUpload(key, { round });
  let saved = 0;
  let notified = silent;
  // The upload list shows the problem of each file; one toast is enough for all.
  const notifyOnce = (cause: unknown) => {
    if (!notified) notifyError(set.titles.uploadFailed, cause);
    notified = true;
  };

  async function saveReady(): Promise<void> {
    const ready = readyToSave($uploads.get(), round);
    if (ready.length === 0) return;
    try {
      await enqueueAndRefresh(set, ownerId, () => saveImageDocuments(set, ownerId, ready));
      saved += ready.length;
      for (const { key } of ready) patchUpload(key, { state: 'saved' });
      expectPublishing();
    } catch (cause) {
      for (const { key } of ready) patchUpload(key, failure(cause));
      notifyOnce(cause);
    }
  }

  let saving = Promise.resolve();
  await Promise.all(
    uploads.map(async (upload) => {
      await limited(() => send(upload, notifyOnce));
      saving = saving.then(saveReady);
    }),
  );
  await saving;
  removeUploads(
    $uploads
      .get()
      .flatMap(({ key, round: own, state }) => (own === round && state === 'saved' ? [key] : [])),
  );
  if (saved > 0 && !silent) notifySuccess(set.titles.uploaded(saved));
  return saved;
}

async function send(upload: Upload, notify: (cause: unknown) => void): Promise<void> {
  const { key, set, ownerId, file, storagePath, mark } = upload;
  try {
    if (!storagePath) {
      patchUpload(key, { state: 'preparing' });
      const blob = await prepareImage(file);
      const path = imagePath(set.kind, ownerId, blob.type, mark);
      patchUpload(key, { state: 'uploading' });
      await uploadFile(path, blob, (progress) => patchUpload(key, { progress }));
      rememberUploadedBlob(path, blob);
      patchUpload(key, { storagePath: path });
    }
    patchUpload(key, { state: 'uploaded', progress: 1 });
  } catch (cause) {
    patchUpload(key, failure(cause));
    notify(cause);
  }
}

function failure(cause: unknown): Partial<Upload> {
  return {
    state: 'failed',
    problem: reasonOf(cause),
    offline: serviceError(cause).problem === 'offline',
    permanent: cause instanceof UnusableFile,
  };
}

// The browser asks before it closes a page whose uploads are running.
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
$uploads.subscribe((uploads) => {
  if (uploads.some(isRunning)) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});
