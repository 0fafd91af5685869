import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ImageSet } from '../data/image-sets.ts';
import { rememberUploads } from './lost-uploads.ts';
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

  // Retries what failed without a network as soon as there is one.
  const latest = useRef(() => {});
  latest.current = () => void retry(uploads.filter(({ offline }) => offline));
  useEffect(() => {
    const onOnline = () => latest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

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
    dismiss: removeUploads,
  };
}

/** Uploads chosen files, which are listed with the images of their owner; resolves with how many are saved. */
export function startUpload(
  files: readonly File[],
  owner: Pick<Upload, 'set' | 'ownerId' | 'text' | 'fields'>,
): Promise<number> {
  rememberUploads();
  return sendUploads(owner.set, owner.ownerId, addUploads(files, owner));
}
