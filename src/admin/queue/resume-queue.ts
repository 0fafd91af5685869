import { accountId, hasAccount } from '#firebase/session/auth.ts';
import { imageSetOf } from '../images/data/image-sets.ts';
import { sendUploads } from '../images/upload/send-uploads.ts';
import { $uploads, isWaiting, WAITING } from '../images/upload/upload-store.ts';
import { $session } from '../session/store.ts';
import { oneAtATime, otherPages, ownPage } from './own-page.ts';
import { putUpload, storedUploads } from './stored-uploads.ts';

const AGAIN_MS = 10_000;

/** Takes over what closed pages of this device have left, and sends all that waits, in order. */
export async function resumeQueue(): Promise<void> {
  if (!hasAccount()) return;
  await adoptUploads();
  const owners = new Map(
    $uploads
      .get()
      .filter(isWaiting)
      .map(({ set, ownerId }) => [`${set.kind.folder}/${ownerId}`, { set, ownerId }]),
  );
  await Promise.all([...owners.values()].map(({ set, ownerId }) => sendUploads(set, ownerId)));
}

async function adoptUploads(): Promise<void> {
  const page = await ownPage();
  const uid = accountId();
  // One page at a time, so that no upload gets two pages that send it.
  await oneAtATime(async () => {
    const isOpen = await otherPages();
    for (const stored of await storedUploads(uid)) {
      const { key, file, text, fields, ownerId, documentId, storagePath } = stored;
      const set = imageSetOf(stored.folder);
      if (!set || isKnown(documentId) || isOpen(stored.page)) continue;
      if (!(await putUpload({ ...stored, page }))) continue;
      const upload = {
        key,
        file,
        text,
        fields,
        ownerId,
        documentId,
        storagePath,
        set,
        isStored: true,
      };
      $uploads.set([...$uploads.get(), { ...upload, ...WAITING }]);
    }
  });
}

/** Also of what is chosen at this moment, which is listed before it is stored. */
function isKnown(documentId: string): boolean {
  return $uploads.get().some((upload) => upload.documentId === documentId);
}

let isFollowing = false;

/** Sends what waits whenever there may be a connection or a session again, while the page is in sight. */
export function followQueue(): void {
  if (isFollowing) return;
  isFollowing = true;
  const resume = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void resumeQueue();
  };
  window.addEventListener('online', resume);
  document.addEventListener('visibilitychange', resume);
  // Phones at the edge of a network say that they are online.
  setInterval(() => $uploads.get().some(({ offline }) => offline) && resume(), AGAIN_MS);
  let before = $session.get().state;
  $session.subscribe(({ state }) => {
    if (state === 'signed_in' && before !== 'signed_in') resume();
    // Another account sends none of it; it stays on the device.
    if (state === 'signed_out') $uploads.set([]);
    before = state;
  });
}
