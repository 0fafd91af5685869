import { useCallback, useEffect, useRef, useState } from 'react';
import { imageManagerCopy, imageToastCopy } from '#copy/admin/images.ts';
import { writeTogether } from '#firebase/batch.ts';
import { documentsWhere } from '#firebase/listing.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { expectPublishing } from '../publishing/store.ts';
import { type ImageSet, type ManagedImage, managed, orderFields } from './image-sets.ts';
import { useInTurn } from './in-turn.ts';
import { changed, inOrder, move, without, withPrimary } from './order.ts';
import { removeStoredFile } from './remove-file.ts';

const POLL_MS = 2_000;

/** The images of one vehicle or accessory, and everything that is done with them. */
export function useImages(set: ImageSet, ownerId: string | null) {
  const [images, setImages] = useState<readonly ManagedImage[]>([]);
  const [loadedAt, setLoadedAt] = useState<Date | null>(null);
  const [failed, setFailed] = useState(false);
  const current = useRef(images);

  const show = useCallback((list: readonly ManagedImage[]) => {
    current.current = list;
    setImages(list);
  }, []);

  const fetchAll = useCallback(async () => {
    if (ownerId === null) return;
    try {
      const { items } = await documentsWhere(set.collection, set.ownerField, ownerId);
      show(inOrder(items.map((document) => managed(set, document))));
      setLoadedAt(new Date());
      setFailed(false);
    } catch (cause) {
      setFailed(true);
      notifyError(set.titles.fetchFailed, cause);
    }
  }, [set, ownerId, show]);
  const { inTurn, busy } = useInTurn(set, ownerId, fetchAll);
  const load = useCallback(() => inTurn(fetchAll), [inTurn, fetchAll]);

  useLoadOnFocus(load);

  const waiting = images.some(({ image_state }) => image_state === 'pending');
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => !document.hidden && void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [waiting, load]);

  /** Shows the new arrangement at once, writes it as one batch, and goes back where that fails. */
  async function arrange(
    after: readonly ManagedImage[],
    failed: string,
    remove: readonly string[] = [],
  ): Promise<boolean> {
    const before = current.current;
    const update = changed(before, after);
    if (update.length === 0 && remove.length === 0) return false;
    const touched = new Set(update.map(({ id }) => id));
    show(after);
    try {
      await writeTogether(set.collection, {
        update: update.map((image) => ({
          id: image.id,
          version: image.version,
          fields: orderFields(set, image),
        })),
        remove,
      });
    } catch (cause) {
      show(before);
      notifyError(failed, cause);
      await fetchAll();
      return false;
    }
    show(after.map((image) => (touched.has(image.id) ? nextVersion(image) : image)));
    expectPublishing();
    return true;
  }

  return {
    /** Whether there is something that images can belong to. */
    owned: ownerId !== null,
    images,
    loadedAt,
    failed,
    busy,
    load,
    reorder: (from: number, to: number) =>
      inTurn(async () => {
        const after = move(current.current, from, to);
        if (await arrange(after, set.titles.orderFailed)) notifySuccess(set.titles.ordered);
      }),
    makePrimary: (id: string) =>
      inTurn(async () => {
        const after = withPrimary(current.current, id);
        if (await arrange(after, imageToastCopy.primaryFailed)) {
          notifySuccess(imageToastCopy.primarySet);
        }
      }),
    remove: ({ id, storage_path }: ManagedImage) =>
      inTurn(async () => {
        const after = without(current.current, id, set.hasPrimary);
        if (!(await arrange(after, set.titles.deleteFailed, [id]))) return;
        notifySuccess(set.titles.deleted);
        await removeStoredFile(storage_path);
      }),
    describe: ({ id }: ManagedImage, text: string) =>
      inTurn(async () => {
        const image = current.current.find((other) => other.id === id);
        if (!image) return;
        try {
          const fields = { [set.textField]: text || null };
          await writeTogether(set.collection, {
            update: [{ id, version: image.version, fields }],
          });
        } catch (cause) {
          notifyError(imageManagerCopy.captionFailed, cause);
          return fetchAll();
        }
        show(
          current.current.map((other) =>
            other.id === id ? nextVersion({ ...other, text }) : other,
          ),
        );
        expectPublishing();
      }),
  };
}

function nextVersion(image: ManagedImage): ManagedImage {
  return { ...image, version: image.version + 1 };
}
