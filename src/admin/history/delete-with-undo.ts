import { dismissToastsOf } from '#components/ui/toast/toast-store.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { CollectionName } from '#domain/collections.ts';
import { moveToTrash, restoreFromTrash } from '#firebase/documents/trash.ts';
import { ask } from '../feedback/ask.ts';
import { notifyError, notifySuccess, notifyWithAction } from '../feedback/notify.ts';
import { DELETE_BUTTON, restoreFocusToRow } from '../feedback/restore-focus.ts';
import { expectPublishing } from '../publishing/store.ts';

interface Restoration {
  collection: CollectionName;
  id: string;
  toasts: Readonly<Record<'restored' | 'restoreFailed', string>>;
  /** Reads the list on screen again. */
  reload: () => Promise<unknown>;
}

interface Deletion extends Restoration {
  question: { title: string; body: string };
  toasts: Readonly<Record<'deleted' | 'deleteFailed' | 'restored' | 'restoreFailed', string>>;
  /** Takes it off the list on screen. */
  drop: () => void;
}

/** Asks, moves a document to the trash with all that belongs to it, and offers to take it out again. */
export async function deleteWithUndo(deletion: Deletion): Promise<void> {
  const { collection, id, question, toasts, drop } = deletion;
  const restoreFocus = restoreFocusToRow(DELETE_BUTTON);
  if (!(await ask({ ...question, confirm: adminCopy.delete, danger: true }))) return;
  try {
    await moveToTrash(collection, id);
  } catch (cause) {
    return notifyError(toasts.deleteFailed, cause);
  }
  drop();
  restoreFocus();
  expectPublishing();
  const { deleted } = toasts;
  const restore = () => restoreWithNotice(deletion);
  notifyWithAction(deleted, adminCopy.inTrash, adminCopy.undo, restore, groupOf(deletion));
}

function groupOf({ collection, id }: Restoration): string {
  return `deleted ${collection}/${id}`;
}

/** Takes a document out of the trash, unless a colleague has, and says how that ended. */
export async function restoreWithNotice(restoration: Restoration): Promise<void> {
  const { collection, id, toasts, reload } = restoration;
  try {
    const restored = await restoreFromTrash(collection, id);
    await reload();
    if (!restored) return notifyError(toasts.restoreFailed, adminCopy.trashOvertaken);
    expectPublishing();
    // The page of the trash restores it while its own undo is still on screen.
    dismissToastsOf(groupOf(restoration));
    notifySuccess(toasts.restored);
  } catch (cause) {
    notifyError(toasts.restoreFailed, cause);
  }
}
