import { createDeviceStore } from './device-store.ts';
import { $edits, findEdit, replaceEdit, type StoredEdit } from './edits.ts';

export const editStore = createDeviceStore<StoredEdit>('admin-edits', 'edits');

/** Stores an edit in place of an earlier one of its document. Returns false where the device cannot. */
export function putEdit(edit: StoredEdit): Promise<boolean> {
  replaceEdit(edit);
  return editStore.put(edit);
}

/** Removes an edit, unless a later one of its document has taken its place. */
export async function forgetEdit(edit: StoredEdit): Promise<void> {
  if (findEdit(edit.documentId)?.key !== edit.key) return;
  $edits.set($edits.get().filter(({ documentId }) => documentId !== edit.documentId));
  await editStore.forget([edit]);
}

/** Takes over the edits that closed pages have left. */
export function adoptEdits(): Promise<void> {
  return editStore.takeOver(
    (id) => findEdit(id) !== undefined,
    (edit) => replaceEdit(edit.state === 'blocked' ? edit : { ...edit, state: 'waiting' }),
  );
}
