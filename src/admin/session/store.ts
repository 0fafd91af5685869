import { atom } from 'nanostores';
import { type Person, signIn, signOutPerson, watchPerson } from '#firebase/auth.ts';
import { clearTab } from '../data/draft-storage.ts';

/**
 * `expired`: a session that ended without a click on 'Log ud'. The workspace stays as it is,
 * behind the sign-in, so that nothing that was typed is lost.
 */
export type Session =
  | { state: 'loading' }
  | { state: 'signed_out' }
  | { state: 'expired'; person: Person }
  | { state: 'signed_in'; person: Person };

export const $session = atom<Session>({ state: 'loading' });

/** Follows the sign-in state of the SDK, other tabs and revoked sessions included. */
export function followSession(): () => void {
  return watchPerson((person) => {
    if (person) return $session.set({ state: 'signed_in', person });
    const before = $session.get();
    if (before.state === 'signed_in' && before.person.staff) {
      $session.set({ state: 'expired', person: before.person });
    } else if (before.state !== 'expired') {
      $session.set({ state: 'signed_out' });
    }
  });
}

export async function startSession(email: string, password: string): Promise<void> {
  $session.set({ state: 'signed_in', person: await signIn(email, password) });
}

/** Ends the session on purpose. */
export async function endSession(): Promise<void> {
  const before = $session.get();
  $session.set({ state: 'signed_out' });
  try {
    await signOutPerson();
    clearTab();
  } catch (error) {
    $session.set(before);
    throw error;
  }
}
