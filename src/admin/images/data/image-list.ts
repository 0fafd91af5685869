import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { createLoader, type LoadOptions } from '#admin/data/create-loader.ts';
import { documentsWhere } from '#firebase/documents/listing.ts';
import { inOrder } from '../order/image-order.ts';
import type { ImageSet } from './image-sets.ts';
import { createKeyedQueue } from './keyed-queue.ts';
import { type ManagedImage, managedImage } from './managed-image.ts';

type ImageList = ReturnType<typeof createImageList>;

const NONE: { images: readonly ManagedImage[] } = { images: [] };
const lists = new Map<string, ImageList>();
const enqueue = createKeyedQueue();

const keyOf = (set: ImageSet, ownerId: string | null) => `${set.kind.folder}/${ownerId}`;

function createImageList(set: ImageSet, ownerId: string | null) {
  const loader = createLoader(NONE, set.titles.fetchFailed);
  return {
    loader,
    /** How many components show it. */
    users: 0,
    /** Runs work after the work before, since each starts from the list that the one before left. */
    enqueue: <T>(work: () => Promise<T>) => enqueue(keyOf(set, ownerId), work),
    async refresh(options?: LoadOptions): Promise<void> {
      if (ownerId === null) return;
      const { collection, ownerField } = set.kind;
      await loader.load(async () => {
        const found = await documentsWhere(collection, ownerField, ownerId);
        return { images: inOrder(found.map(managedImage)) };
      }, options);
    },
  };
}

/** Runs work in the queue of an owner's images, then reads their list again if it is on screen. */
export function enqueueAndRefresh(
  set: ImageSet,
  ownerId: string,
  work: () => Promise<void>,
): Promise<void> {
  const key = keyOf(set, ownerId);
  return enqueue(key, async () => {
    await work();
    await lists.get(key)?.refresh();
  });
}

/** The one list of an owner's images: the head of its form shows what the grid below has changed. */
export function useOwnerImages(set: ImageSet, ownerId: string | null): ImageList {
  const key = keyOf(set, ownerId);
  const list = useMemo(() => {
    const known = lists.get(key) ?? createImageList(set, ownerId);
    lists.set(key, known);
    return known;
  }, [key, set, ownerId]);
  useEffect(() => {
    lists.set(key, list);
    list.users += 1;
    return () => {
      list.users -= 1;
      if (list.users === 0) lists.delete(key);
    };
  }, [list, key]);
  return list;
}

/** The images of an owner as another component has loaded them, in their order. */
export function useImageList(set: ImageSet, ownerId: string | null): readonly ManagedImage[] {
  return useStore(useOwnerImages(set, ownerId).loader.$state).images;
}
