import { accessoryCopy as copy, accessoryToastCopy as toasts } from '#copy/admin/accessory.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { Accessory } from '#domain/accessory.ts';
import { moveToTrash, restoreFromTrash } from '#firebase/documents/trash.ts';
import { ask } from '../feedback/ask.ts';
import { notifyError, notifySuccess, notifyUndoable } from '../feedback/notify.ts';
import { restoreFocusAfterDelete } from '../feedback/restore-focus.ts';
import { expectPublishing } from '../publishing/store.ts';
import { dropAccessory, loadAccessories } from './store.ts';

/** Asks and moves an accessory to the trash, with its images. */
export async function deleteAccessory({ id, name }: Accessory): Promise<void> {
  const restoreFocus = restoreFocusAfterDelete();
  const sure = await ask({
    title: copy.deleteTitle(name),
    body: copy.deleteBody,
    confirm: adminCopy.delete,
    cancel: adminCopy.cancel,
    danger: true,
  });
  if (!sure) return;
  try {
    await moveToTrash('accessories', id);
  } catch (cause) {
    return notifyError(toasts.deleteFailed, cause);
  }
  dropAccessory(id);
  restoreFocus();
  expectPublishing();
  notifyUndoable(toasts.deleted, adminCopy.inTrash, () => restoreAccessory(id));
}

/** Takes an accessory out of the trash, with its images. */
export async function restoreAccessory(id: string): Promise<void> {
  try {
    const restored = await restoreFromTrash('accessories', id);
    await loadAccessories();
    if (!restored) return notifyError(toasts.restoreFailed, adminCopy.trashOvertaken);
    expectPublishing();
    notifySuccess(toasts.restored);
  } catch (cause) {
    notifyError(toasts.restoreFailed, cause);
  }
}
