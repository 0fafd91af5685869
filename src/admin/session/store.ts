import { atom } from 'nanostores';
import { type Account, signIn, signOutAccount, watchAccount } from '#firebase/auth.ts';
import { clearTabDrafts } from '../data/draft-storage.ts';

/**
 * `expired`: a session that ended without a click on 'Log ud'. The workspace stays mounted behind
 * the sign-in form, so that nothing that was typed is lost.
 */
export type Session =
  | { state: 'loading' }
  | { state: 'signed_out' }
  | { state: 'expired'; account: Account }
  | { state: 'signed_in'; account: Account };

export const $session = atom<Session>({ state: 'loading' });

/** Follows the sign-in state of the SDK, with sign-outs in other tabs and revoked sessions. */
export function followSession(): () => void {
  return watchAccount((account) => {
    if (account) return $session.set({ state: 'signed_in', account });
    const before = $session.get();
    if (before.state === 'signed_in' && before.account.role !== null) {
      $session.set({ state: 'expired', account: before.account });
    } else if (before.state !== 'expired') {
      $session.set({ state: 'signed_out' });
    }
  });
}

export async function startSession(email: string, password: string): Promise<void> {
  $session.set({ state: 'signed_in', account: await signIn(email, password) });
}

/** Signs out on request; restores the session and throws where that fails. */
export async function endSession(): Promise<void> {
  const before = $session.get();
  $session.set({ state: 'signed_out' });
  try {
    await signOutAccount();
    clearTabDrafts();
  } catch (error) {
    $session.set(before);
    throw error;
  }
}
