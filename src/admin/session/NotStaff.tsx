import { adminCopy } from '#copy/admin/shell.ts';
import { signOutWithNotice } from './sign-out.ts';

/** Signed in, but not one of the dealer's staff: no data is asked for. */
export function NotStaff({ email }: { email: string }) {
  return (
    <section className="sign-in">
      <h1>{adminCopy.notStaff.heading}</h1>
      <p>{adminCopy.notStaff.body(email)}</p>
      <button type="button" className="button" onClick={signOutWithNotice}>
        {adminCopy.signOut}
      </button>
    </section>
  );
}
