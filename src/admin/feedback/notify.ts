import { showToast } from '#components/ui/toast/toasts.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { ServiceError } from '#firebase/service/service-error.ts';
import { hasAccount } from '#firebase/session/auth.ts';
import { reasonOf } from './reason.ts';

const ACTION_MS = 12_000;

export function notifySuccess(title: string, description?: string): void {
  showToast({ title, description });
}

/**
 * Reports a failure: why in Danish, and the text of the service where staff ask for details. Shows
 * nothing where the session has ended, since the sign-in form on screen says so.
 */
export function notifyError(title: string, cause?: unknown): void {
  if (isEndOfSession(cause)) return;
  const { sentence, details } = cause === undefined ? {} : reasonOf(cause);
  showToast({
    title,
    description: sentence,
    details: details ? { label: adminCopy.details, text: details } : undefined,
    tone: 'destructive',
  });
}

/** Reports a success and offers the action that is likely to come next. */
export function notifyWithAction(
  title: string,
  description: string | undefined,
  label: string,
  run: () => Promise<void>,
): void {
  showToast({ title, description, duration: ACTION_MS, action: { label, run: () => void run() } });
}

/** Reports a change and offers to undo it. */
export function notifyUndoable(
  title: string,
  description: string | undefined,
  undo: () => Promise<void>,
): void {
  notifyWithAction(title, description, adminCopy.undo, undo);
}

function isEndOfSession(cause: unknown): boolean {
  return cause instanceof ServiceError && cause.problem === 'signed_out' && !hasAccount();
}
