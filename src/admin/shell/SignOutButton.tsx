import LogOut from 'lucide-react/icons/log-out';
import { adminCopy } from '#copy/admin/shell.ts';
import { tabDrafts } from '../data/browser-storage.ts';
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
        if ((await mayLeave()) && (await maySignOut())) await signOutWithNotice();
      }}
    >
      <LogOut aria-hidden="true" size={18} />
      {adminCopy.signOut}
    </Button>
  );
}

/** Asks where something has not been sent, as an answer that is half typed, which a sign-out deletes. */
async function maySignOut(): Promise<boolean> {
  if (tabDrafts().length === 0 && $uploads.get().length === 0 && !hasQueue()) return true;
  const { mayClearDrafts, mayStopQueue } = await import('../queue/may-sign-out.ts');
  return (await mayClearDrafts()) && (await mayStopQueue());
}
