import { adminCopy } from '#copy/admin/shell.ts';
import { notifyError } from '../feedback/notify.ts';
import { endSession } from './store.ts';

export async function signOutWithNotice(): Promise<void> {
  try {
    await endSession();
  } catch (cause) {
    notifyError(adminCopy.signOutFailed, cause);
  }
}
