import { adminCopy } from '#copy/admin/shell.ts';
import { uploadQueueCopy } from '#copy/admin/upload-queue.ts';
import { accountId } from '#firebase/session/auth.ts';
import { ask } from '../feedback/ask.ts';
import { $uploads, isRunning, type Upload } from '../images/upload/upload-store.ts';
import { storedUploads } from './stored-uploads.ts';

const copy = uploadQueueCopy.signOut;

/** Asks where pictures have not been sent: of this page, and those that the device has stored. */
export async function mayStopUploads(): Promise<boolean> {
  const unstored = $uploads.get().filter((upload) => isOpen(upload) && !upload.isStored);
  const waiting = (await storedUploads(accountId())).length;
  if (unstored.length + waiting === 0) return true;
  return ask({
    title: copy.title(unstored.length + waiting),
    body: unstored.length > 0 ? copy.bodyOfUnstored : copy.body,
    confirm: adminCopy.signOut,
    cancel: adminCopy.unsaved.stay,
    danger: unstored.length > 0,
  });
}

function isOpen(upload: Upload): boolean {
  return isRunning(upload) || upload.offline;
}
