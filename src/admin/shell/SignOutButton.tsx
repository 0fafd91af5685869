import LogOut from 'lucide-react/icons/log-out';
import { adminCopy } from '#copy/admin/shell.ts';
import { tabDrafts } from '../data/browser-storage.ts';
import { ask } from '../feedback/ask.ts';
import { $uploads } from '../images/upload/upload-store.ts';
import { mayLeave } from '../navigation/unsaved-changes.ts';
import { hasQueue } from '../queue/has-queue.ts';
import { signOutWithNotice } from '../session/sign-out-with-notice.ts';
import { Button } from '../ui/Button.tsx';

export function SignOutButton() {
  return (
    <Button
      quiet
      small
      className="top__out"
      onClick={async () => {
        if ((await mayLeave()) && (await mayClearDrafts()) && (await mayStopQueue())) {
          await signOutWithNotice();
        }
      }}
    >
      <LogOut aria-hidden="true" size={18} />
      {adminCopy.signOut}
    </Button>
  );
}

/** Asks where an answer, a note or a call is half typed, which a sign-out deletes. */
async function mayClearDrafts(): Promise<boolean> {
  const { title, body, stay: cancel } = adminCopy.unsent;
  if (tabDrafts().length === 0) return true;
  return ask({ title, body, confirm: adminCopy.signOut, cancel, danger: true });
}

/** Asks where something has not been sent. */
async function mayStopQueue(): Promise<boolean> {
  if ($uploads.get().length === 0 && !hasQueue()) return true;
  const question = await import('../queue/may-stop-queue.ts');
  return question.mayStopQueue();
}
