import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { adminCopy } from '#copy/admin/shell.ts';
import { $question } from './feedback/ask.ts';
import { NotStaff } from './session/NotStaff.tsx';
import { SignIn } from './session/SignIn.tsx';
import { $session, followSession, type Session } from './session/store.ts';

const Workspace = lazy(() => import('./shell/Workspace.tsx'));

/** The dealer admin: the sign-in form, or the workspace of a staff member. */
export default function Admin() {
  useEffect(followSession, []);
  const session = useStore($session);
  return <SessionView session={session} />;
}

function SessionView({ session }: { session: Session }) {
  // An open question is modal: nobody could sign in again beside it.
  useEffect(() => {
    if (session.state === 'expired') $question.get()?.answer('cancel');
  }, [session.state]);
  if (session.state === 'loading') return <Loading />;
  if (session.state === 'signed_out') {
    return (
      <main className="entrance">
        <SignIn />
      </main>
    );
  }
  const { account } = session;
  if (account.role === null) {
    return (
      <main className="entrance">
        <NotStaff email={account.email} />
      </main>
    );
  }
  const expired = session.state === 'expired';
  return (
    <>
      {expired && (
        <main className="entrance">
          <SignIn reason={adminCopy.signIn.expired} email={account.email} />
        </main>
      )}
      <div hidden={expired}>
        <Suspense fallback={<Loading />}>
          <Workspace key={account.uid} />
        </Suspense>
      </div>
    </>
  );
}

function Loading() {
  return (
    <p className="entrance" role="status">
      {adminCopy.loading}
    </p>
  );
}
