import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureToasts, pictureWords } from '../../copy/admin-pictures.ts';
import { writeTogether } from '../../firebase/batch.ts';
import { documentsWhere } from '../../firebase/listing.ts';
import { notifyError, notifySuccess } from '../notify.ts';
import { expectPublishing } from '../publishing/store.ts';
import { changed, inOrder, move, without, withPrimary } from './order.ts';
import { type ManagedPicture, managed, orderFields, type PictureSet } from './picture-sets.ts';
import { removeStoredFile } from './remove-file.ts';

const POLL_MS = 2_000;

/** The pictures of one vehicle or accessory, and everything that is done with them. */
export function usePictures(set: PictureSet, ownerId: string | null) {
  const [pictures, setPictures] = useState<readonly ManagedPicture[]>([]);
  const [loadedAt, setLoadedAt] = useState<Date | null>(null);
  const [busy, setBusy] = useState(false);
  const current = useRef(pictures);
  current.current = pictures;

  const load = useCallback(async () => {
    if (ownerId === null) return;
    setBusy(true);
    try {
      const { items } = await documentsWhere(set.collection, set.ownerField, ownerId);
      setPictures(inOrder(items.map((document) => managed(set, document))));
      setLoadedAt(new Date());
    } catch (cause) {
      notifyError(set.titles.fetchFailed, cause);
    } finally {
      setBusy(false);
    }
  }, [set, ownerId]);

  useEffect(() => {
    void load();
    const onFocus = () => void load();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [load]);

  const waiting = pictures.some(({ picture_state }) => picture_state === 'pending');
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => !document.hidden && void load(), POLL_MS);
    return () => clearInterval(timer);
  }, [waiting, load]);

  /** Shows the new arrangement at once, writes it as one batch, and goes back where that fails. */
  async function arrange(
    after: readonly ManagedPicture[],
    failed: string,
    remove: readonly string[] = [],
  ): Promise<boolean> {
    const before = current.current;
    const update = changed(before, after);
    if (update.length === 0 && remove.length === 0) return true;
    const touched = new Set(update.map(({ id }) => id));
    const next = after.map((picture) =>
      touched.has(picture.id) ? { ...picture, version: picture.version + 1 } : picture,
    );
    setPictures(after);
    setBusy(true);
    try {
      await writeTogether(set.collection, {
        update: update.map((picture) => ({
          id: picture.id,
          version: picture.version,
          fields: orderFields(set, picture),
        })),
        remove,
      });
      setPictures(next);
      expectPublishing();
      return true;
    } catch (cause) {
      setPictures(before);
      notifyError(failed, cause);
      void load();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    pictures,
    loadedAt,
    busy,
    load,
    async reorder(from: number, to: number) {
      const after = move(current.current, from, to);
      if (await arrange(after, set.titles.orderFailed)) notifySuccess(set.titles.ordered);
    },
    async makePrimary(id: string) {
      const after = withPrimary(current.current, id);
      if (await arrange(after, pictureToasts.primaryFailed)) {
        notifySuccess(pictureToasts.primarySet);
      }
    },
    async remove(picture: ManagedPicture) {
      const rest = without(current.current, picture.id);
      const after = set.hasPrimary ? rest : rest.map((left) => ({ ...left, is_primary: false }));
      if (!(await arrange(after, set.titles.deleteFailed, [picture.id]))) return;
      notifySuccess(set.titles.deleted);
      await removeStoredFile(picture.storage_path);
    },
    async describe(picture: ManagedPicture, text: string) {
      const { id, version } = picture;
      try {
        await writeTogether(set.collection, {
          update: [{ id, version, fields: { [set.textField]: text || null } }],
        });
        setPictures((list) =>
          list.map((other) => (other.id === id ? { ...other, text, version: version + 1 } : other)),
        );
        expectPublishing();
        return true;
      } catch (cause) {
        notifyError(pictureWords.captionFailed, cause);
        void load();
        return false;
      }
    },
  };
}
