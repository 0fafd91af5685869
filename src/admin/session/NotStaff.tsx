import { adminCopy } from '#copy/admin/shell.ts';
import { Button } from '../ui/Button.tsx';
import { signOutWithNotice } from './sign-out-with-notice.ts';

/** Shown to an account without the staff role, instead of the workspace. */
export function NotStaff({ email }: { email: string }) {
  return (
    <section className="sign-in column">
      <h1>{adminCopy.notStaff.heading}</h1>
      <p>{adminCopy.notStaff.body(email)}</p>
      <Button onClick={signOutWithNotice}>{adminCopy.signOut}</Button>
    </section>
  );
}
