import { hasAccount } from '#firebase/session/auth.ts';
import { imageSetOf } from '../images/data/image-sets.ts';
import { sendUploads } from '../images/upload/send-uploads.ts';
import { $uploads, isWaiting, WAITING } from '../images/upload/upload-store.ts';
import { $session } from '../session/store.ts';
import { $edits } from './edits.ts';
import { uploadStore } from './queue-uploads.ts';
import { sendEdits } from './send-edits.ts';

const AGAIN_MS = 10_000;

/**
 * Takes over the queue of closed pages of this device, and sends everything that waits, in order.
 */
export async function resumeQueue(): Promise<void> {
  if (!hasAccount()) return;
  await adoptUploads();
  // A new vehicle comes before its images.
  await sendEdits();
  const owners = new Map(
    $uploads
      .get()
      .filter(isWaiting)
      .map(({ set, ownerId }) => [`${set.kind.folder}/${ownerId}`, { set, ownerId }]),
  );
  await Promise.all([...owners.values()].map(({ set, ownerId }) => sendUploads(set, ownerId)));
}

function adoptUploads(): Promise<void> {
  // Includes files chosen at this moment, which are listed before they are stored.
  const isKnown = (id: string) => $uploads.get().some(({ documentId }) => documentId === id);
  return uploadStore.takeOver(isKnown, (stored) => {
    const { key, file, text, fields, ownerId, documentId, storagePath } = stored;
    const set = imageSetOf(stored.folder);
    if (!set) return;
    const upload = { key, file, text, fields, ownerId, documentId, storagePath, set };
    $uploads.set([...$uploads.get(), { ...upload, ...WAITING, isStored: true }]);
  });
}

let isFollowing = false;

/**
 * Sends the queue whenever there may be a connection or a session again, while the page is visible.
 */
export function followQueue(): void {
  if (isFollowing) return;
  isFollowing = true;
  const resume = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void resumeQueue();
  };
  window.addEventListener('online', resume);
  document.addEventListener('visibilitychange', resume);
  // Phones at the edge of a network say that they are online.
  setInterval(() => {
    const waits = $edits.get().some(({ state }) => state === 'waiting');
    if (waits || $uploads.get().some(({ offline }) => offline)) resume();
  }, AGAIN_MS);
  let before = $session.get().state;
  $session.subscribe(({ state }) => {
    if (state === 'signed_in' && before !== 'signed_in') resume();
    // Another account sends none of it; it stays on the device.
    if (state === 'signed_out') {
      $uploads.set([]);
      $edits.set([]);
    }
    before = state;
  });
}
