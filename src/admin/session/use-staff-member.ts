import { useStore } from '@nanostores/react';
import type { Person } from '#firebase/auth.ts';
import { $session } from './store.ts';

const NOBODY: Person = { uid: '', email: '', staff: false };

/** The member of staff at work; their session may just have expired. */
export function usePerson(): Person {
  const session = useStore($session);
  return 'person' in session ? session.person : NOBODY;
}
