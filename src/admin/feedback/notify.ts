import { $toasts, type Toast } from '#components/ui/toast/toast-store.ts';
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
  if (!isEndOfSession(cause)) showFailure(title, cause);
}

/** Dismisses the failures reported under a title, which a later attempt makes outdated. */
export function dismissErrors(failedTitle: string): void {
  const isOther = ({ title, tone }: Toast) => title !== failedTitle || tone !== 'destructive';
  $toasts.set($toasts.get().filter(isOther));
}

const OFFLINE = 'offline';
/** The lists that the toast on screen is about. */
let missed: readonly string[] = [];

/** Reports a list that was not loaded; without a connection, one toast counts all that were not. */
export function notifyNotLoaded(title: string, cause: ServiceError): void {
  if (cause.problem !== 'offline') {
    notifyError(title, cause);
    return;
  }
  missed = [...new Set([...(isNotified(OFFLINE) ? missed : []), title])];
  const [first = title, ...others] = missed;
  showFailure(first, cause, { group: OFFLINE, more: adminCopy.alsoNotLoaded(others.length) });
}

function showFailure(title: string, cause: unknown, { group = '', more = '' } = {}): void {
  const { sentence = '', details } = cause === undefined ? {} : reasonOf(cause);
  showToast({
    title,
    description: `${sentence} ${more}`.trim(),
    details: details ? { label: adminCopy.details, text: details } : undefined,
    tone: 'destructive',
    group: group || `${title} ${sentence}`,
  });
}

/** Reports a success and offers the action that is likely to come next. */
export function notifyWithAction(
  title: string,
  description: string | undefined,
  label: string,
  run: () => Promise<unknown>,
  group?: string,
): void {
  const action = { label, run: () => void run() };
  showToast({ title, description, duration: ACTION_MS, action, group });
}

export function isNotified(group: string): boolean {
  return $toasts.get().some((toast) => toast.group === group);
}

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
