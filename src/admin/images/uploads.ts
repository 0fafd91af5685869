import { uploadFile } from '#firebase/files.ts';
import { serviceError } from '#firebase/service-error.ts';
import { notifyError, notifySuccess, reasonFor } from '../feedback/notify.ts';
import { expectPublishing } from '../publishing/store.ts';
import { imagePath } from './file-name.ts';
import type { ImageSet } from './image-sets.ts';
import { showRegistered } from './in-turn.ts';
import { keepJustUploaded } from './just-uploaded.ts';
import { prepareImage, UnusableFile } from './prepare.ts';
import { registerImages } from './register.ts';
import { slots } from './slots.ts';
import {
  $uploads,
  AT_THE_START,
  dropUploads,
  isUnderWay,
  listUploads,
  patchUpload,
  readyToRegister,
  type Upload,
} from './upload-list.ts';

const inSlot = slots(3);

/** Uploads images of one owner; resolves to how many are stored and registered. */
export function addUploads(
  set: ImageSet,
  ownerId: string,
  files: readonly File[],
  text: string,
): Promise<number> {
  return runRound(set, ownerId, listUploads(files, { set, ownerId, text }));
}

/** Tries failed uploads of one owner again; what has been stored already is only registered. */
export function retryUploads(
  set: ImageSet,
  ownerId: string,
  failed: readonly Upload[],
): Promise<number> {
  for (const { key } of failed) patchUpload(key, AT_THE_START);
  return runRound(set, ownerId, failed);
}

/**
 * Sends what was chosen together, and registers it bit by bit in the order in which it was chosen:
 * a phone that gives up half way keeps the first half.
 */
async function runRound(set: ImageSet, ownerId: string, round: readonly Upload[]): Promise<number> {
  let registered = 0;
  let told = false;
  // The list says of each file what was wrong with it; one toast is enough for all.
  const tell = (cause: unknown) => {
    if (!told) notifyError(set.titles.uploadFailed, cause);
    told = true;
  };

  async function registerReady(): Promise<void> {
    const keys = new Set(round.map(({ key }) => key));
    const ready = readyToRegister($uploads.get().filter(({ key }) => keys.has(key)));
    if (ready.length === 0) return;
    try {
      await showRegistered(set, ownerId, () => registerImages(set, ownerId, ready));
      registered += ready.length;
      dropUploads(ready.map(({ key }) => key));
      expectPublishing();
    } catch (cause) {
      for (const { key } of ready) patchUpload(key, failure(cause));
      tell(cause);
    }
  }

  let registering = Promise.resolve();
  await Promise.all(
    round.map(async (upload) => {
      await inSlot(() => send(upload, tell));
      registering = registering.then(registerReady);
    }),
  );
  await registering;
  if (registered > 0) notifySuccess(set.titles.uploaded(registered));
  return registered;
}

async function send(upload: Upload, tell: (cause: unknown) => void): Promise<void> {
  const { key, set, ownerId, file, stored } = upload;
  try {
    if (!stored) {
      patchUpload(key, { state: 'preparing' });
      const blob = await prepareImage(file);
      const path = imagePath(set.folder, ownerId, blob.type);
      patchUpload(key, { state: 'uploading' });
      await uploadFile(path, blob, (progress) => patchUpload(key, { progress }));
      keepJustUploaded(path, blob);
      patchUpload(key, { stored: path });
    }
    patchUpload(key, { state: 'arrived', progress: 1 });
  } catch (cause) {
    patchUpload(key, failure(cause));
    tell(cause);
  }
}

function failure(cause: unknown): Partial<Upload> {
  return {
    state: 'failed',
    problem: reasonFor(cause) ?? null,
    offline: serviceError(cause).problem === 'offline',
    final: cause instanceof UnusableFile,
  };
}

// Closing the page would cut off what is under way; the browser asks first.
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
$uploads.subscribe((uploads) => {
  if (uploads.some(isUnderWay)) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});
