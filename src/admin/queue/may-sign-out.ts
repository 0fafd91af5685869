import { adminCopy } from '#copy/admin/shell.ts';
import { uploadQueueCopy } from '#copy/admin/upload-queue.ts';
import { accountId } from '#firebase/session/auth.ts';
import { tabDrafts } from '../data/browser-storage.ts';
import { ask } from '../feedback/ask.ts';
import { $uploads, isRunning, type Upload } from '../images/upload/upload-store.ts';
import { hasQueue } from './has-queue.ts';
import { uploadStore } from './queue-uploads.ts';
import { editStore } from './stored-edits.ts';

const copy = uploadQueueCopy.signOut;

/** Asks where something has not been sent, or is half typed, which a sign-out deletes. */
export async function maySignOut(): Promise<boolean> {
  return (await mayClearDrafts()) && (await mayStopQueue());
}

/** Asks where an answer, a note or a call is half typed. */
async function mayClearDrafts(): Promise<boolean> {
  if (tabDrafts().length === 0) return true;
  return askToSignOut(copy.unsent, copy.bodyOfUnsent, true);
}

/** Asks where something has not been sent, on this page or in the queue of the device. */
async function mayStopQueue(): Promise<boolean> {
  if ($uploads.get().length === 0 && !hasQueue()) return true;
  const unstored = $uploads.get().filter((upload) => isOpen(upload) && !upload.isStored);
  const images = unstored.length + (await uploadStore.all(accountId())).length;
  const edits = (await editStore.all(accountId())).length;
  if (images + edits === 0) return true;
  const isLost = unstored.length > 0;
  return askToSignOut(copy.title(images, edits), isLost ? copy.bodyOfUnstored : copy.body, isLost);
}

function askToSignOut(title: string, body: string, danger: boolean): Promise<boolean> {
  const answers = { confirm: adminCopy.signOut, cancel: adminCopy.unsaved.stay };
  return ask({ title, body, ...answers, danger });
}

function isOpen(upload: Upload): boolean {
  return isRunning(upload) || upload.offline;
}
