import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { queueUploads } from '#admin/queue/queue-uploads.ts';
import { followQueue } from '#admin/queue/resume-queue.ts';
import { uploadStore } from '#admin/queue/stored-uploads.ts';
import type { ImageSet } from '../data/image-sets.ts';
import { retryUploads, sendUploads } from './send-uploads.ts';
import { $uploads, addUploads, removeUploads, type Upload } from './upload-store.ts';

/** The uploads of one owner; `onSaved` gets the text that was given with the saved images. */
export function useUploads(
  set: ImageSet,
  ownerId: string,
  onSaved: (text: string) => void = () => {},
) {
  const all = useStore($uploads);
  const uploads = useMemo(
    () => all.filter((upload) => upload.set === set && upload.ownerId === ownerId),
    [all, set, ownerId],
  );

  async function retry(candidates: readonly Upload[]): Promise<void> {
    const failed = candidates.filter(({ state, permanent }) => state === 'failed' && !permanent);
    const [first] = failed;
    if (first && (await retryUploads(set, ownerId, failed)) > 0) onSaved(first.text);
  }

  return {
    uploads,
    retry,
    async add(
      files: readonly File[],
      text = '',
      fields: Upload['fields'] = undefined,
    ): Promise<void> {
      if ((await startUpload(files, { set, ownerId, text, fields })) > 0) onSaved(text);
    },
    async dismiss(keys: readonly number[]): Promise<void> {
      await uploadStore.forget(uploads.filter(({ key }) => keys.includes(key)));
      removeUploads(keys);
    },
  };
}

/**
 * Stores chosen files on this device and uploads them; they are listed with the images of their owner.
 * Resolves with how many are saved.
 */
export async function startUpload(
  files: readonly File[],
  owner: Pick<Upload, 'set' | 'ownerId' | 'text' | 'fields'>,
  silent = false,
): Promise<number> {
  followQueue();
  const added = addUploads(files, owner);
  await queueUploads(added);
  for (const upload of added) await dropRetaken(upload);
  return sendUploads(owner.set, owner.ownerId, silent);
}

/** Drops what waits of a shot that was taken again, once the new image is stored on the device. */
async function dropRetaken({ key, ownerId, fields }: Upload): Promise<void> {
  const all = $uploads.get();
  if (!fields?.shot || !all.find((upload) => upload.key === key)?.isStored) return;
  const retaken = all.filter(
    (upload) =>
      upload.key < key &&
      upload.state !== 'saved' &&
      upload.ownerId === ownerId &&
      upload.fields?.shot === fields.shot,
  );
  await uploadStore.forget(retaken);
  removeUploads(retaken.map((upload) => upload.key));
}
