import LogOut from 'lucide-react/icons/log-out';
import { admin } from '../../copy/admin.ts';
import { signOutWithNotice } from '../session/sign-out.ts';
import { mayLeave } from './route.ts';

export function SignOutButton() {
  return (
    <button
      type="button"
      className="button button--quiet button--small top__out"
      onClick={async () => {
        if (await mayLeave()) await signOutWithNotice();
      }}
    >
      <LogOut aria-hidden="true" size={18} />
      {admin.signOut}
    </button>
  );
}
