import {
  connectStorageEmulator,
  type FirebaseStorage,
  getBlob,
  getMetadata,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { firebaseApp } from './app.ts';
import { emulatorUrl } from './config.ts';
import { retryWithNewToken } from './retry-with-new-token.ts';
import { serviceError } from './service-error.ts';

/** The SDK's default is ten minutes of silent retries with a progress bar that does not move. */
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

/**
 * Uploads a file to `path`; `onProgress` gets the uploaded share, 0 to 1. A repeat changes nothing: the
 * rules refuse a name that has a file, which an earlier attempt has stored though its answer was lost.
 */
export async function uploadFile(
  path: string,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<void> {
  try {
    await upload(path, file, onProgress);
  } catch (error) {
    if (serviceError(error).problem !== 'denied' || !(await exists(path))) throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await retryWithNewToken(() => getMetadata(ref(firebaseStorage(), path)));
    return true;
  } catch (error) {
    if (serviceError(error).problem === 'offline') throw error;
    return false;
  }
}

function upload(path: string, file: Blob, onProgress: (share: number) => void): Promise<void> {
  return retryWithNewToken(
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

/** The content of a stored file, read with the session of the staff member. */
export function readFile(path: string): Promise<Blob> {
  return retryWithNewToken(() => getBlob(ref(firebaseStorage(), path)));
}
