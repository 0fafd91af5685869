import { atom, computed } from 'nanostores';
import { adminCopy } from '#copy/admin/shell.ts';
import { signOutAccount, watchAccount } from '#firebase/session/auth.ts';
import type { Account } from '#firebase/session/remembered-account.ts';
import { clearTabDrafts } from '../data/browser-storage.ts';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { followIdleness, isIdle, noteActivity } from './idle.ts';

/**
 * `expired`: a session that ended without a click on 'Log ud'. The workspace stays mounted behind
 * the sign-in form, so that nothing that was typed is lost.
 */
export type Session =
  | { state: 'loading' }
  | { state: 'signed_out'; isIdle?: boolean }
  | { state: 'expired'; account: Account }
  | { state: 'signed_in'; account: Account };

export const $session = atom<Session>({ state: 'loading' });

const NONE: Account = { uid: '', email: '', role: null, hasSecondFactor: false };

/** The staff member who is signed in, or whose session has just expired. */
export const $account = computed($session, (session) =>
  'account' in session ? session.account : NONE,
);

/**
 * Follows the sign-in state of the SDK, with sign-outs in other tabs and revoked sessions, and ends
 * the session where nobody has used it for too long.
 */
export function followSession(): () => void {
  const stops = [followAccount(), followIdleness(endIdleSession)];
  return () => {
    for (const stop of stops) stop();
  };
}

function followAccount(): () => void {
  return watchAccount((account) => {
    const before = $session.get();
    if (account) {
      // A session of another day, whose tab or device was closed meanwhile.
      if (before.state === 'loading' && isIdle()) return endIdleSession();
      noteActivity();
      return $session.set({ state: 'signed_in', account });
    }
    if (before.state === 'signed_in' && before.account.role !== null) {
      $session.set({ state: 'expired', account: before.account });
    } else if (before.state === 'loading' || before.state === 'signed_in') {
      $session.set({ state: 'signed_out' });
    }
  });
}

/** Signs out; what is typed stays behind the sign-in form where the admin is open. */
function endIdleSession(): void {
  const { state } = $session.get();
  if (state === 'signed_out' || state === 'expired') return;
  if (state === 'loading') $session.set({ state: 'signed_out', isIdle: true });
  // Where that fails, the next check tries again.
  signOutAccount().catch(() => {});
}

/** Shows the workspace of an account that has just signed in, and says so. */
export function adoptSession(account: Account): void {
  noteActivity();
  $session.set({ state: 'signed_in', account });
  notifySuccess(adminCopy.signIn.success);
}

/** Signs out on request; where that fails, the session is restored and a toast says why. */
export async function signOut(): Promise<void> {
  const before = $session.get();
  $session.set({ state: 'signed_out' });
  try {
    await signOutAccount();
    clearTabDrafts();
  } catch (cause) {
    $session.set(before);
    notifyError(adminCopy.signOutFailed, cause);
  }
}
