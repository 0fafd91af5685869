import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { LoadOptions } from '#admin/data/create-loader.ts';
import { useLoadOnFocus } from '#admin/data/use-load-on-focus.ts';
import { usePollWhile } from '#admin/data/use-poll-while.ts';
import { ask } from '#admin/feedback/ask.ts';
import { notifyError, notifySuccess, notifyUndoable } from '#admin/feedback/notify.ts';
import { DELETE_BUTTON, restoreFocusToRow } from '#admin/feedback/restore-focus.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { imageManagerCopy, imageToastCopy } from '#copy/admin/images.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { DamageFacts } from '#domain/damage/facts.ts';
import { writeTogether } from '#firebase/documents/batch.ts';
import { restoreFromTrash } from '#firebase/documents/trash.ts';
import { asBefore, changed, move, movedFirst, without, withPrimary } from '../order/image-order.ts';
import { useOwnerImages } from './image-list.ts';
import type { ImageSet } from './image-sets.ts';
import { type ManagedImage, orderFields, staffFields } from './managed-image.ts';

export function useImages(set: ImageSet, ownerId: string | null) {
  const { loader, refresh, enqueue } = useOwnerImages(set, ownerId);
  const list = useStore(loader.$state);
  const current = () => loader.$state.get().images;
  const show = (images: readonly ManagedImage[]) => loader.patch({ images });

  const load = useCallback(
    (options?: LoadOptions) => enqueue(() => refresh(options)),
    [enqueue, refresh],
  );

  useLoadOnFocus(load);

  usePollWhile(
    list.images.some(({ image_state }) => image_state === 'pending'),
    load,
  );

  /**
   * Shows the new list at once, writes it as one batch, and restores the old list if that fails.
   * Returns whether anything was written.
   */
  async function saveOrder(
    after: readonly ManagedImage[],
    failedTitle: string,
    trash: readonly ManagedImage[] = [],
  ): Promise<boolean> {
    const before = current();
    const update = changed(before, after);
    if (update.length === 0 && trash.length === 0) return false;
    const updated = new Set(update.map(({ id }) => id));
    show(after);
    try {
      await writeTogether(set.kind.collection, {
        update: update.map((image) => ({
          id: image.id,
          version: image.version,
          fields: orderFields(set, image),
        })),
        trash,
      });
    } catch (cause) {
      show(before);
      await refresh();
      notifyError(failedTitle, overtaken(before, current()) ? imageManagerCopy.overtaken : cause);
      return false;
    }
    show(after.map((image) => (updated.has(image.id) ? withSavedOrder(set, image) : image)));
    expectPublishing();
    return true;
  }

  function reorder(
    change: (images: readonly ManagedImage[]) => ManagedImage[],
    done = set.titles.ordered,
    failedTitle = set.titles.orderFailed,
  ): Promise<void> {
    return enqueue(async () => {
      if (await saveOrder(change(current()), failedTitle)) notifySuccess(done);
    });
  }

  /** Saves the text of an image, and of a damage its facts. */
  async function saveText(id: string, text: string, damage?: DamageFacts): Promise<void> {
    const stored = current().find((other) => other.id === id);
    if (!stored) return;
    const image = { ...stored, text, damage: damage ?? stored.damage, repaired: [] };
    try {
      await writeTogether(set.kind.collection, {
        update: [{ id, version: image.version, fields: staffFields(set, image) }],
      });
    } catch (cause) {
      notifyError(imageManagerCopy.captionFailed, cause);
      return refresh();
    }
    show(current().map((other) => (other.id === id ? nextVersion(image) : other)));
    expectPublishing();
  }

  /** Takes images out of the trash, to the places that they had among those of `before`. */
  async function restore(ids: readonly string[], before: readonly ManagedImage[]): Promise<void> {
    try {
      for (const id of ids) await restoreFromTrash(set.kind.collection, id);
    } catch (cause) {
      return notifyError(imageToastCopy.restoreFailed, cause);
    }
    await refresh();
    await saveOrder(asBefore(current(), before), set.titles.orderFailed);
    expectPublishing();
    notifySuccess(imageToastCopy.restored);
  }

  return {
    /** Whether there is a saved vehicle or accessory that images can belong to. */
    hasOwner: ownerId !== null,
    ...list,
    load,
    move: (from: number, to: number) => reorder((images) => move(images, from, to)),
    moveFirst: (ids: readonly string[]) => reorder((images) => movedFirst(images, ids)),
    makePrimary: (id: string) => {
      const { primarySet, primaryFailed } = imageToastCopy;
      return reorder((images) => withPrimary(images, id), primarySet, primaryFailed);
    },
    /** Asks first; returns whether staff confirmed. */
    async remove(ids: readonly string[]): Promise<boolean> {
      const restoreFocus = restoreFocusToRow(DELETE_BUTTON);
      const question = imageManagerCopy.deleteQuestion(ids.length);
      const sure = await ask({ ...question, confirm: adminCopy.delete, danger: true });
      if (!sure) return false;
      await enqueue(async () => {
        const before = current();
        const removed = before.filter(({ id }) => ids.includes(id));
        const after = without(before, ids, set.kind.hasPrimary);
        if (!(await saveOrder(after, set.titles.deleteFailed, removed))) return;
        const count = removed.length > 1 ? imageManagerCopy.deletedCount(removed.length) : '';
        notifyUndoable(set.titles.deleted, `${count}${adminCopy.inTrash}`, () =>
          enqueue(() => restore(ids, before)),
        );
      });
      restoreFocus();
      return true;
    },
    saveText: ({ id }: ManagedImage, text: string, damage?: DamageFacts) =>
      enqueue(() => saveText(id, text, damage)),
  };
}

/** Whether a colleague has changed or deleted one of the images since they were loaded. */
function overtaken(before: readonly ManagedImage[], now: readonly ManagedImage[]): boolean {
  const versions = new Map(now.map(({ id, version }) => [id, version]));
  return before.some(({ id, version }) => versions.get(id) !== version);
}

/** The image after its order was saved, which mends an order that could not be read. */
function withSavedOrder(set: ImageSet, image: ManagedImage): ManagedImage {
  const saved = orderFields(set, image);
  return nextVersion({ ...image, repaired: image.repaired.filter((name) => !(name in saved)) });
}

function nextVersion(image: ManagedImage): ManagedImage {
  return { ...image, version: image.version + 1 };
}
