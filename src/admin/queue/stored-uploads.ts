import { createStore, delMany, keys, set, type UseStore, values } from 'idb-keyval';
import type { Upload } from '../images/upload/upload-store.ts';
import { noteQueue } from './has-queue.ts';

/** A chosen file that is stored on this device until its document is saved. */
export interface StoredUpload {
  /** The id of its document, chosen beforehand so that no second attempt makes a second document. */
  documentId: string;
  /** Whose it is: another account on the same device neither sends nor sees it. */
  uid: string;
  /** The page that sends it, for as long as that page is open. */
  page: string;
  /** Its place among all that was chosen on this device. */
  key: number;
  /** The folder of its kind. */
  folder: string;
  ownerId: string;
  file: File;
  /** Text for the image: the description of a damage. */
  text: string;
  /** Further fields of its document: the facts of a damage. */
  fields: Upload['fields'];
  /** Where it is uploaded to, chosen once the file is made smaller; null until then. */
  storagePath: string | null;
}

let store: UseStore | undefined;

function queue(): UseStore {
  store ??= createStore('admin-queue', 'uploads');
  return store;
}

/** Stores an upload. Returns false where the device is full or forbids it. */
export async function putUpload(upload: StoredUpload): Promise<boolean> {
  try {
    await set(upload.documentId, upload, queue());
    noteQueue(true);
    return true;
  } catch {
    return false;
  }
}

/** The stored uploads of an account, in the order in which they were chosen. */
export async function storedUploads(uid: string): Promise<StoredUpload[]> {
  try {
    const all = await values<StoredUpload>(queue());
    return all.filter((upload) => upload.uid === uid).toSorted((a, b) => a.key - b.key);
  } catch {
    // Storage is forbidden, so nothing was stored.
    return [];
  }
}

/** Removes uploads that are saved, or that staff have dismissed. */
export async function forgetUploads(
  uploads: readonly Pick<StoredUpload, 'documentId'>[],
): Promise<void> {
  try {
    const ids = uploads.map(({ documentId }) => documentId);
    await delMany(ids, queue());
    if ((await keys(queue())).length === 0) noteQueue(false);
  } catch {
    // What stays is sent again under its old names, which changes nothing.
  }
}
