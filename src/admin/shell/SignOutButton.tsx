import LogOut from 'lucide-react/icons/log-out';
import { adminCopy } from '#copy/admin/shell.ts';
import { ask } from '../feedback/ask.ts';
import { $uploads, isRunning } from '../images/upload/upload-store.ts';
import { mayLeave } from '../navigation/unsaved-changes.ts';
import { signOutWithNotice } from '../session/sign-out-with-notice.ts';

export function SignOutButton() {
  return (
    <button
      type="button"
      className="button button--quiet button--small top__out"
      onClick={async () => {
        if ((await mayLeave()) && (await mayStopUploads())) await signOutWithNotice();
      }}
    >
      <LogOut aria-hidden="true" size={18} />
      {adminCopy.signOut}
    </button>
  );
}

async function mayStopUploads(): Promise<boolean> {
  if (!$uploads.get().some(isRunning)) return true;
  return ask({
    title: adminCopy.uploading.title,
    body: adminCopy.uploading.body,
    confirm: adminCopy.signOut,
    cancel: adminCopy.unsaved.stay,
    danger: true,
  });
}
