import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBlob,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { firebaseApp } from './app.ts';
import { call } from './call.ts';
import { emulatorUrl } from './config.ts';
import { ServiceError } from './service-error.ts';

/** The SDK's own ten minutes of silent retries would leave a person in front of a still bar. */
const RETRY_MS = 8_000;

let storage: FirebaseStorage | undefined;

function firebaseStorage(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(firebaseApp());
  storage.maxUploadRetryTime = RETRY_MS;
  storage.maxOperationRetryTime = RETRY_MS;
  const emulator = emulatorUrl();
  if (emulator) connectStorageEmulator(storage, emulator.hostname, Number(emulator.port));
  return storage;
}

/** Stores a file under `path`; `onProgress` gets the share that has arrived, 0 to 1. */
export function uploadFile(
  path: string,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<void> {
  return call(
    () =>
      new Promise((resolve, reject) => {
        const task = uploadBytesResumable(ref(firebaseStorage(), path), file, {
          contentType: file.type,
        });
        task.on(
          'state_changed',
          ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / (totalBytes || 1)),
          reject,
          () => resolve(),
        );
      }),
  );
}

/** The bytes of a stored file, read with the staff's own session. */
export function readFile(path: string): Promise<Blob> {
  return call(() => getBlob(ref(firebaseStorage(), path)));
}

/** Deletes a stored file; one that is gone already is as good. */
export async function removeFile(path: string): Promise<void> {
  try {
    await call(() => deleteObject(ref(firebaseStorage(), path)));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.problem !== 'missing') throw error;
  }
}
