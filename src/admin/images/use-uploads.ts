import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ImageSet } from './image-sets.ts';
import { $uploads, dropUploads, type Upload } from './upload-list.ts';
import { addUploads, retryUploads } from './uploads.ts';

/** The uploads of one owner; `onRegistered` is told what was said of the images that arrived. */
export function useUploads(
  set: ImageSet,
  ownerId: string,
  onRegistered: (text: string) => void = () => {},
) {
  const all = useStore($uploads);
  const uploads = useMemo(
    () => all.filter((upload) => upload.set === set && upload.ownerId === ownerId),
    [all, set, ownerId],
  );

  async function retry(failed: readonly Upload[]): Promise<void> {
    const again = failed.filter(({ state, final }) => state === 'failed' && !final);
    const [first] = again;
    if (first && (await retryUploads(set, ownerId, again)) > 0) onRegistered(first.text);
  }

  // The network is back: what it stopped goes on by itself.
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
    async add(files: readonly File[], text = ''): Promise<void> {
      if ((await addUploads(set, ownerId, files, text)) > 0) onRegistered(text);
    },
    dismiss: (key: number) => dropUploads([key]),
  };
}
