import { adminCopy } from '#copy/admin/shell.ts';
import { notifyError } from '../feedback/notify.ts';
import { endSession } from './store.ts';

/** Signs out, and reports a failure in a toast. */
export async function signOutWithNotice(): Promise<void> {
  try {
    await endSession();
  } catch (cause) {
    notifyError(adminCopy.signOutFailed, cause);
  }
}
