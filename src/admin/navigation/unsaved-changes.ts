import { adminCopy } from '#copy/admin/shell.ts';
import { ask } from '../feedback/ask.ts';

/** The check of the current view; null in views without a form. */
let check: (() => boolean) | null = null;

/** Makes leaving the current view ask first while `hasUnsaved` returns true; returns the undo. */
export function guardUnsavedChanges(hasUnsaved: () => boolean): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (hasUnsaved()) event.preventDefault();
  };
  check = hasUnsaved;
  window.addEventListener('beforeunload', warn);
  return () => {
    if (check === hasUnsaved) check = null;
    window.removeEventListener('beforeunload', warn);
  };
}

export function hasUnsavedChanges(): boolean {
  return check?.() ?? false;
}

/** Whether the current view, or a dialog with its own changes, may be left; asks where they would be lost. */
export async function mayLeave(isUnsaved = hasUnsavedChanges()): Promise<boolean> {
  if (!isUnsaved) return true;
  return ask({
    title: adminCopy.unsaved.title,
    body: adminCopy.unsaved.body,
    confirm: adminCopy.unsaved.leave,
    cancel: adminCopy.unsaved.stay,
    danger: true,
  });
}
