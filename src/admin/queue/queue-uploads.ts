import { uploadQueueCopy as copy } from '#copy/admin/upload-queue.ts';
import { accountId } from '#firebase/session/auth.ts';
import { notifyError } from '../feedback/notify.ts';
import { patchUpload, type Upload } from '../images/upload/upload-store.ts';
import { createDeviceStore, type Waiting } from './device-store.ts';
import { ownPage } from './own-page.ts';

/** A chosen file that is stored on this device until its document is saved. */
export interface StoredUpload
  extends Waiting,
    Pick<Upload, 'ownerId' | 'file' | 'text' | 'fields' | 'storagePath'> {
  folder: string;
}

export const uploadStore = createDeviceStore<StoredUpload>('admin-queue', 'uploads');

/**
 * Stores chosen files on the device before anything is sent, one after another, so that a page that
 * is closed loses none. Names those that the device does not keep: they are sent all the same.
 * Returns whether there are none of these.
 */
export async function queueUploads(uploads: readonly Upload[]): Promise<boolean> {
  // Otherwise browsers may delete it where space is short. Not awaited, since some ask staff first.
  navigator.storage?.persist?.().catch(() => false);
  const failed: string[] = [];
  for (const upload of uploads) {
    if (!(await storeUpload(upload))) failed.push(upload.file.name);
  }
  if (failed.length > 0)
    notifyError(copy.notKept(failed.length), copy.notKeptBody(failed.join(', ')));
  return failed.length === 0;
}

/** Replaces the stored upload by its present state. Returns whether that succeeded. */
export async function storeUpload(upload: Upload): Promise<boolean> {
  const { key, set, ownerId, file, text, fields, storagePath, documentId } = upload;
  const stored: StoredUpload = {
    ...{ key, ownerId, file, text, fields, storagePath, documentId },
    uid: accountId(),
    page: await ownPage(),
    folder: set.kind.folder,
  };
  const isStored = await uploadStore.put(stored);
  if (isStored) patchUpload(key, { isStored });
  return isStored;
}
