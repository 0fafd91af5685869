import { dismissErrors, notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { reasonOf } from '#admin/feedback/reason.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { isQueuedOnly } from '#admin/queue/edits.ts';
import { storeUpload, uploadStore } from '#admin/queue/queue-uploads.ts';
import { uploadFile } from '#firebase/service/files.ts';
import { ServiceError, serviceError } from '#firebase/service/service-error.ts';
import { enqueueAndRefresh } from '../data/image-list.ts';
import type { ImageSet } from '../data/image-sets.ts';
import { createKeyedQueue } from '../data/keyed-queue.ts';
import { uploadedBlobs } from '../data/uploaded-blobs.ts';
import { prepareImage, UnusableFile } from './prepare-image.ts';
import { saveImageDocuments } from './save-image-documents.ts';
import { createSemaphore } from './semaphore.ts';
import { imagePath } from './storage-path.ts';
import {
  $uploads,
  isRunning,
  isWaiting,
  patchUpload,
  readyToSave,
  removeUploads,
  type Upload,
  WAITING,
} from './upload-store.ts';

const MAX_PARALLEL = 3;
const limited = createSemaphore(MAX_PARALLEL);
/**
 * By owner: files that are chosen later are sent later, so that they cannot overtake waiting ones.
 */
const enqueueRun = createKeyedQueue();

/** Retries failed uploads of one owner; for a file that is stored already, only its document. */
export function retryUploads(
  set: ImageSet,
  ownerId: string,
  failed: readonly Upload[],
): Promise<number> {
  for (const { key, isUploaded } of failed) patchUpload(key, { ...WAITING, isUploaded });
  return sendUploads(set, ownerId);
}

/**
 * Sends the waiting uploads of one owner, and saves the documents in the order in which the files
 * were chosen, as soon as possible: when a phone stops half way, the first half is saved. Returns
 * how many images were saved. `silent`: the caller reports it, for many owners at once.
 */
export function sendUploads(set: ImageSet, ownerId: string, silent = false): Promise<number> {
  return enqueueRun(`${set.kind.folder}/${ownerId}`, () => run(set, ownerId, silent));
}

async function run(set: ImageSet, ownerId: string, silent: boolean): Promise<number> {
  const uploads = $uploads
    .get()
    .filter((upload) => upload.set === set && upload.ownerId === ownerId && isWaiting(upload))
    .toSorted((a, b) => a.key - b.key);
  const keys = new Set(uploads.map(({ key }) => key));
  const chosen = () => $uploads.get().filter(({ key }) => keys.has(key));
  const waited = new Set(uploads.flatMap(({ key, offline }) => (offline ? [key] : [])));
  for (const { key, isUploaded } of uploads) patchUpload(key, { ...WAITING, isUploaded });
  let saved = 0;
  let notified = silent;
  // The upload list shows the problem of each file; one toast is enough for all.
  const fail = (key: number, cause: unknown) => {
    const problem = failure(cause);
    patchUpload(key, problem);
    // Uploads that wait for a network need no toast: the head of every view shows them.
    const waits = problem.offline && (waited.has(key) || !navigator.onLine);
    if (!notified && !waits) {
      notifyError(set.titles.uploadFailed, cause);
      notified = true;
    }
  };

  async function saveReady(): Promise<void> {
    const ready = readyToSave(chosen());
    if (ready.length === 0) return;
    try {
      await enqueueAndRefresh(set, ownerId, () => saveImageDocuments(set, ownerId, ready));
      saved += ready.length;
      for (const { key } of ready) patchUpload(key, { state: 'saved' });
      await uploadStore.forget(ready);
      expectPublishing();
    } catch (cause) {
      for (const { key } of ready) fail(key, cause);
    }
  }

  let saving = Promise.resolve();
  await Promise.all(
    uploads.map(async ({ key }) => {
      await limited(() =>
        send(key, () => chosen().some(({ offline }) => offline)).catch((cause: unknown) =>
          fail(key, cause),
        ),
      );
      saving = saving.then(saveReady);
    }),
  );
  await saving;
  const all = $uploads.get();
  // Saved ones are counted until everything has ended.
  if (!all.some((upload) => isRunning(upload) || upload.offline)) {
    removeUploads(all.flatMap(({ key, state }) => (state === 'saved' ? [key] : [])));
  }
  const hasFailed = all.some((upload) => upload.set === set && upload.state === 'failed');
  if (!hasFailed) dismissErrors(set.titles.uploadFailed);
  if (saved > 0 && !silent) notifySuccess(set.titles.uploaded(saved));
  return saved;
}

/** Makes a file smaller and uploads it; `isCut`: another one has found no connection. */
async function send(key: number, isCut: () => boolean): Promise<void> {
  const upload = await prepare(key);
  if (!upload?.storagePath) return;
  const { storagePath, file, isUploaded, ownerId } = upload;
  if (!isUploaded) {
    if (isCut() || !navigator.onLine || isQueuedOnly(ownerId))
      throw new ServiceError('offline', 'No connection.');
    patchUpload(key, { state: 'uploading' });
    await uploadFile(storagePath, file, (progress) => patchUpload(key, { progress }));
    uploadedBlobs.set(storagePath, file);
  }
  patchUpload(key, { state: 'uploaded', isUploaded: true, progress: 1 });
}

/** The upload with its smaller file and its path, both stored before anything is sent. */
async function prepare(key: number): Promise<Upload | undefined> {
  const find = () => $uploads.get().find((upload) => upload.key === key);
  const upload = find();
  if (!upload || upload.storagePath) return upload;
  patchUpload(key, { state: 'preparing' });
  const { set, ownerId, mark, isStored } = upload;
  const blob = await prepareImage(upload.file);
  const { name, lastModified } = upload.file;
  const file = new File([blob], name, { type: blob.type, lastModified });
  const storagePath = imagePath(set.kind, ownerId, blob.type, mark);
  patchUpload(key, { file, storagePath });
  const prepared = find();
  // An import, whose files staff still have, stores none.
  if (prepared && (isStored || mark === undefined)) await storeUpload(prepared);
  return prepared;
}

function failure(cause: unknown) {
  const { problem } = serviceError(cause);
  return {
    state: 'failed',
    problem: reasonOf(cause),
    offline: problem === 'offline' || problem === 'signed_out',
    permanent: cause instanceof UnusableFile,
  } as const satisfies Partial<Upload>;
}

// The browser asks before it closes a page with uploads that are not stored on the device.
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
$uploads.subscribe((uploads) => {
  const wouldBeLost = uploads.some((upload) => isRunning(upload) && !upload.isStored);
  if (wouldBeLost) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});
