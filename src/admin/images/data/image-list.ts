import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { createLoader, type Loader } from '#admin/data/create-loader.ts';
import type { ImageSet } from './image-sets.ts';
import type { ManagedImage } from './managed-image.ts';

interface ImageList {
  images: readonly ManagedImage[];
}

const NONE: ImageList = { images: [] };
/** By owner, with how many components show it. */
const lists = new Map<string, { loader: Loader<ImageList>; users: number }>();

/** The one list of an owner's images: the head of its form shows what the grid below has changed. */
export function useImageLoader(set: ImageSet, ownerId: string | null): Loader<ImageList> {
  const key = `${set.kind.folder}/${ownerId}`;
  const list = useMemo(() => {
    const known = lists.get(key) ?? {
      loader: createLoader(NONE, set.titles.fetchFailed),
      users: 0,
    };
    lists.set(key, known);
    return known;
  }, [key, set]);
  useEffect(() => {
    lists.set(key, list);
    list.users += 1;
    return () => {
      list.users -= 1;
      if (list.users === 0) lists.delete(key);
    };
  }, [list, key]);
  return list.loader;
}

/** The images of an owner as another component has loaded them, in their order. */
export function useImageList(set: ImageSet, ownerId: string | null): ImageList['images'] {
  return useStore(useImageLoader(set, ownerId).$state).images;
}
