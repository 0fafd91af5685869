import { showToast } from '#components/ui/toasts.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { serviceError } from '#firebase/service-error.ts';

const ACTION_MS = 12_000;

export function notifySuccess(title: string, description?: string): void {
  showToast({ title, description });
}

/** Reports a failure; the description is the service's message, or `cause` where it is a text. */
export function notifyError(title: string, cause?: unknown): void {
  showToast({ title, description: reasonFor(cause), tone: 'destructive' });
}

/** Reports a success and offers the action that is likely to come next. */
export function notifyWithAction(title: string, label: string, run: () => Promise<void>): void {
  showToast({ title, duration: ACTION_MS, action: { label, run: () => void run() } });
}

/** Reports a change and offers to undo it. */
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

/** The reason of a failure as a sentence; undefined where no cause is given. */
export function reasonFor(cause: unknown): string | undefined {
  if (cause === undefined || typeof cause === 'string') return cause;
  const { problem, message } = serviceError(cause);
  return problem === 'offline' ? `${adminCopy.offline.noConnection} (${message})` : message;
}
