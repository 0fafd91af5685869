import { useStore } from '@nanostores/react';
import type { Account } from '#firebase/session/remembered-account.ts';
import { $session } from './store.ts';

const NONE: Account = { uid: '', email: '', role: null, hasSecondFactor: false };

/** The staff member who is signed in, or whose session has just expired. */
export function useStaffMember(): Account {
  const session = useStore($session);
  return 'account' in session ? session.account : NONE;
}
