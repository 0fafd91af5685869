import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissAllToasts } from '#components/ui/toast/toast-store.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { dealer } from '#dealer';
import { needsSecondFactor } from '#domain/staff/second-factor.ts';
import { $question } from './feedback/ask.ts';
import { forgetMailedLink, readMailedLink } from './session/mailed-link.ts';
import { SignIn } from './session/SignIn.tsx';
import { $session, followSession, type Session, signOut } from './session/store.ts';
import { loadFirstView, Workspace } from './shell/Workspace.tsx';
import { Button } from './ui/Button.tsx';
import { LazyPart } from './ui/LazyPart.tsx';

const DemandedPage = lazy(() => import('./session/second-factor/DemandedPage.tsx'));
const MailedLinkPage = lazy(() => import('./session/MailedLinkPage.tsx'));

/** The dealer admin: the page of a mailed link, the sign-in form, or the workspace of a staff member. */
export default function Admin() {
  useEffect(followSession, []);
  const session = useStore($session);
  const [link, setLink] = useState(readMailedLink);
  const [redeemed, setRedeemed] = useState<Redeemed>({ email: '' });
  if (link === null) return <SessionView session={session} redeemed={redeemed} />;
  return (
    <LazyPart fallback={<Loading />}>
      <MailedLinkPage
        link={link}
        onDone={(email, notice) => {
          forgetMailedLink();
          setRedeemed({ email, notice });
          setLink(null);
        }}
      />
    </LazyPart>
  );
}

/** The effect of a mailed link before the sign-in. */
interface Redeemed {
  email: string;
  notice?: string | undefined;
}

function SessionView({ session, redeemed }: { session: Session; redeemed: Redeemed }) {
  // An open question is modal: nobody could sign in again behind it.
  useEffect(() => {
    if (session.state === 'expired') $question.get()?.answer('cancel');
    // A toast names what was saved, and offers what only a session can do.
    if (session.state !== 'signed_in') dismissAllToasts();
  }, [session.state]);
  const expired = session.state === 'expired';
  useFocusAfterExpiry(expired);
  useDialogsAfterExpiry(expired);
  // During the sign-in, so that nobody waits for the code after it. Where that fails, it is loaded again.
  useEffect(() => {
    loadFirstView().catch(() => {});
  }, []);
  if (session.state === 'loading') return <Loading />;
  const entrance = entranceOf(session, redeemed);
  return (
    <>
      {entrance && <main className="entrance">{entrance}</main>}
      {'account' in session && session.account.role !== null && (expired || !entrance) && (
        <div hidden={expired}>
          <LazyPart fallback={<Loading />}>
            <Workspace key={session.account.uid} />
          </LazyPart>
        </div>
      )}
    </>
  );
}

/** What stands in the place of the workspace; null where nothing does. */
function entranceOf(
  session: Exclude<Session, { state: 'loading' }>,
  { email, notice }: Redeemed,
): ReactNode {
  if (session.state === 'signed_out') {
    return <SignIn reason={session.isIdle ? adminCopy.signIn.idle : notice} email={email} />;
  }
  const { account, state } = session;
  if (account.role === null) return <NotStaff email={account.email} />;
  if (state === 'expired') {
    return <SignIn reason={adminCopy.signIn.expired} email={account.email} />;
  }
  if (account.hasSecondFactor || !needsSecondFactor(dealer.secondFactor, account.role)) return null;
  return (
    <LazyPart fallback={<Loading />}>
      <DemandedPage />
    </LazyPart>
  );
}

/** Takes the focus back to where it was when the session ended, else to the view. */
function useFocusAfterExpiry(expired: boolean): void {
  const before = useRef<Element | null>(null);
  // A layout effect still finds the focus in the workspace that has just been hidden.
  useLayoutEffect(() => {
    const target = before.current;
    before.current = expired ? document.activeElement : null;
    if (target === null) return;
    if (target instanceof HTMLElement) target.focus();
    if (document.activeElement !== document.body) return;
    document.getElementById('admin-panel')?.focus({ preventScroll: true });
  }, [expired]);
}

/** Closes open dialogs, which would make the sign-in form inert, until somebody has signed in again. */
function useDialogsAfterExpiry(expired: boolean): void {
  useLayoutEffect(() => {
    if (!expired) return;
    const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]');
    for (const dialog of open) dialog.close();
    return () => {
      for (const dialog of open) if (dialog.isConnected) dialog.showModal();
    };
  }, [expired]);
}

function Loading() {
  return (
    <p className="entrance" role="status">
      {adminCopy.loading}
    </p>
  );
}

function NotStaff({ email }: { email: string }) {
  return (
    <section className="sign-in column">
      <h1>{adminCopy.notStaff.heading}</h1>
      <p>{adminCopy.notStaff.body(email)}</p>
      <Button onClick={signOut}>{adminCopy.signOut}</Button>
    </section>
  );
}
