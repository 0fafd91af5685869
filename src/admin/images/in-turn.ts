import { useCallback, useEffect, useState } from 'react';
import type { ImageSet } from './image-sets.ts';

/** By owner: what runs last, and how a manager on the screen shows what changed. */
const last = new Map<string, Promise<unknown>>();
const onScreen = new Map<string, () => Promise<void>>();

const keyOf = (set: ImageSet, ownerId: string | null) => `${set.folder}/${ownerId}`;

function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const run = (last.get(key) ?? Promise.resolve()).then(work);
  last.set(
    key,
    run.catch(() => {}),
  );
  return run;
}

/** Registers images of an owner when it is their turn, and shows them where they are on screen. */
export function showRegistered(
  set: ImageSet,
  ownerId: string,
  register: () => Promise<void>,
): Promise<void> {
  const key = keyOf(set, ownerId);
  return inTurn(key, async () => {
    await register();
    await onScreen.get(key)?.();
  });
}

/**
 * Runs operations on an owner's images one after another, each on what the one before left;
 * `show` brings the screen up to date after what happened elsewhere.
 */
export function useInTurn(set: ImageSet, ownerId: string | null, show: () => Promise<void>) {
  const key = keyOf(set, ownerId);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    onScreen.set(key, show);
    return () => {
      if (onScreen.get(key) === show) onScreen.delete(key);
    };
  }, [key, show]);
  const run = useCallback(
    async <T>(work: () => Promise<T>): Promise<T> => {
      setWaiting((count) => count + 1);
      try {
        return await inTurn(key, work);
      } finally {
        setWaiting((count) => count - 1);
      }
    },
    [key],
  );
  return { inTurn: run, busy: waiting > 0 };
}
