import LogOut from 'lucide-react/icons/log-out';
import { adminCopy } from '#copy/admin/shell.ts';
import { $uploads } from '../images/upload/upload-store.ts';
import { mayLeave } from '../navigation/unsaved-changes.ts';
import { hasQueue } from '../queue/has-queue.ts';
import { signOutWithNotice } from '../session/sign-out-with-notice.ts';

export function SignOutButton() {
  return (
    <button
      type="button"
      className="button button--quiet button--small top__out"
      onClick={async () => {
        if ((await mayLeave()) && (await mayStopQueue())) await signOutWithNotice();
      }}
    >
      <LogOut aria-hidden="true" size={18} />
      {adminCopy.signOut}
    </button>
  );
}

/** Asks where something has not been sent. */
async function mayStopQueue(): Promise<boolean> {
  if ($uploads.get().length === 0 && !hasQueue()) return true;
  const question = await import('../queue/may-stop-queue.ts');
  return question.mayStopQueue();
}
