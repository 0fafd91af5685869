import { showToast } from '#components/ui/toasts.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { serviceError } from '#firebase/service-error.ts';

const ACTION_MS = 12_000;

export function notifySuccess(title: string, description?: string): void {
  showToast({ title, description });
}

/** A failure with the service's own words, or with a sentence of ours. */
export function notifyError(title: string, cause?: unknown): void {
  showToast({ title, description: reasonFor(cause), tone: 'destructive' });
}

/** Says what was done, and offers what is likely to come next. */
export function notifyWithNext(title: string, label: string, next: () => Promise<void>): void {
  showToast({ title, duration: ACTION_MS, action: { label, run: () => void next() } });
}

/** Says what was done, and offers to take it back. */
export function notifyUndoable(
  title: string,
  description: string | undefined,
  undo: () => Promise<void>,
): void {
  showToast({
    title,
    description,
    duration: ACTION_MS,
    action: { label: adminCopy.undo, run: () => void undo() },
  });
}

/** What went wrong, in words; nothing where nobody said. */
export function reasonFor(cause: unknown): string | undefined {
  if (cause === undefined || typeof cause === 'string') return cause;
  const { problem, message } = serviceError(cause);
  return problem === 'offline' ? `${adminCopy.offline.noConnection} (${message})` : message;
}
