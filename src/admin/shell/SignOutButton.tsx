import LogOut from 'lucide-react/icons/log-out';
import { adminCopy } from '#copy/admin/shell.ts';
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
        if ((await mayLeave()) && (await mayStopQueue())) await signOutWithNotice();
      }}
    >
      <LogOut aria-hidden="true" size={18} />
      {adminCopy.signOut}
    </Button>
  );
}

/** Asks where something has not been sent. */
async function mayStopQueue(): Promise<boolean> {
  if ($uploads.get().length === 0 && !hasQueue()) return true;
  const question = await import('../queue/may-stop-queue.ts');
  return question.mayStopQueue();
}
