import { useCallback, useEffect, useState } from 'react';
import type { ImageSet } from './image-sets.ts';
import { createKeyedQueue } from './keyed-queue.ts';

const enqueue = createKeyedQueue();
/** By owner: reads the list of images on screen again. */
const refreshers = new Map<string, () => Promise<void>>();

const keyOf = (set: ImageSet, ownerId: string | null) => `${set.kind.folder}/${ownerId}`;

/** Runs work in the queue of an owner's images, then refreshes their list if it is on screen. */
export function enqueueAndRefresh(
  set: ImageSet,
  ownerId: string,
  work: () => Promise<void>,
): Promise<void> {
  const key = keyOf(set, ownerId);
  return enqueue(key, async () => {
    await work();
    await refreshers.get(key)?.();
  });
}

/**
 * The queue of an owner's images: operations run one after another, since each starts from the
 * list that the one before left. `refresh` reads the list on screen after `enqueueAndRefresh`.
 */
export function useOwnerQueue(set: ImageSet, ownerId: string | null, refresh: () => Promise<void>) {
  const key = keyOf(set, ownerId);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    refreshers.set(key, refresh);
    return () => {
      if (refreshers.get(key) === refresh) refreshers.delete(key);
    };
  }, [key, refresh]);
  const run = useCallback(
    async <T>(work: () => Promise<T>): Promise<T> => {
      setWaiting((count) => count + 1);
      try {
        return await enqueue(key, work);
      } finally {
        setWaiting((count) => count - 1);
      }
    },
    [key],
  );
  return { enqueue: run, busy: waiting > 0 };
}
