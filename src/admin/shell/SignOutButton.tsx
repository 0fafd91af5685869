import LogOut from 'lucide-react/icons/log-out';
import { adminCopy } from '#copy/admin/shell.ts';
import { mayLeave } from '../navigation/unsaved-changes.ts';
import { maySignOut } from '../queue/may-sign-out.ts';
import { signOut } from '../session/store.ts';
import { Button } from '../ui/Button.tsx';

export function SignOutButton() {
  return (
    <Button
      quiet
      small
      className="top__out"
      onClick={async () => {
        if ((await mayLeave()) && (await maySignOut())) await signOut();
      }}
    >
      <LogOut aria-hidden="true" size={18} />
      {adminCopy.signOut}
    </Button>
  );
}
