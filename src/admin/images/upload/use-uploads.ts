import { useStore } from '@nanostores/react';
import { queueUploads, uploadStore } from '#admin/queue/queue-uploads.ts';
import { followQueue } from '#admin/queue/resume-queue.ts';
import type { ImageSet } from '../data/image-sets.ts';
import { retryUploads, sendUploads } from './send-uploads.ts';
import { $uploads, addUploads, hasFailed, removeUploads, type Upload } from './upload-store.ts';

/**
 * The uploads of one owner. `onKept` gets the text that was given with images, once they are saved or in
 * the queue of this device; `onFailed` gets it where they are not saved after all.
 */
export function useUploads(
  set: ImageSet,
  ownerId: string,
  onKept: (text: string) => void = () => {},
  onFailed: (text: string) => void = () => {},
) {
  const uploads = useStore($uploads).filter(
    (upload) => upload.set === set && upload.ownerId === ownerId,
  );

  async function retry(candidates: readonly Upload[]): Promise<void> {
    const failed = candidates.filter(({ state, permanent }) => state === 'failed' && !permanent);
    const [first] = failed;
    if (first && (await retryUploads(set, ownerId, failed)) > 0) onKept(first.text);
  }

  return {
    uploads,
    retry,
    async add(
      files: readonly File[],
      text = '',
      fields: Upload['fields'] = undefined,
    ): Promise<void> {
      let isKept = false;
      const keep = () => {
        if (!isKept) onKept(text);
        isKept = true;
      };
      const saved = await startUpload(files, { set, ownerId, text, fields }, { onQueued: keep });
      if (saved > 0) keep();
      else if ($uploads.get().some((upload) => upload.text === text && hasFailed(upload))) {
        onFailed(text);
      }
    },
    async dismiss(keys: readonly number[]): Promise<void> {
      await uploadStore.forget(uploads.filter(({ key }) => keys.includes(key)));
      removeUploads(keys);
    },
  };
}

/**
 * Stores chosen files on this device and uploads them; they are listed with the images of their owner.
 * Calls `onQueued` once all are stored, and resolves with how many are saved.
 */
export async function startUpload(
  files: readonly File[],
  owner: Pick<Upload, 'set' | 'ownerId' | 'text' | 'fields'>,
  { silent = false, onQueued = () => {} } = {},
): Promise<number> {
  followQueue();
  const added = addUploads(files, owner);
  if (await queueUploads(added)) onQueued();
  for (const upload of added) await dropReplaced(upload);
  return sendUploads(owner.set, owner.ownerId, silent);
}

/**
 * Drops the waiting image of a shot that was taken again, and a failed upload of the same file, once
 * the new one is stored on the device.
 */
async function dropReplaced({ key, set, ownerId, fields, file }: Upload): Promise<void> {
  const all = $uploads.get();
  if (!all.find((upload) => upload.key === key)?.isStored) return;
  // Cameras of phones give every file the same name.
  const isSameFile = (other: File) =>
    other.name === file.name && other.lastModified === file.lastModified;
  const replaced = all.filter(
    (upload) =>
      upload.key < key &&
      upload.set === set &&
      upload.ownerId === ownerId &&
      ((fields?.shot && upload.state !== 'saved' && upload.fields?.shot === fields.shot) ||
        (upload.state === 'failed' && isSameFile(upload.file))),
  );
  await uploadStore.forget(replaced);
  removeUploads(replaced.map((upload) => upload.key));
}
