import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The sign-in everybody may use locally; it exists in the embedded backend alone. */
export const DEMO = { email: 'demo@forhandler.example', password: 'demo-forhandler' } as const;

/** The claim that makes a signed-in person a member of staff. */
export const STAFF_CLAIM = { role: 'admin' } as const;

export async function findPerson(auth: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

export function isStaff(person: UserRecord): boolean {
  return person.customClaims?.['role'] === STAFF_CLAIM.role;
}

/** Makes sure that the demo sign-in works. A password somebody changed stays changed. */
export async function ensureDemoSignIn(auth: Auth): Promise<void> {
  const person =
    (await findPerson(auth, DEMO.email)) ??
    (await auth.createUser({ ...DEMO, displayName: 'Demo', emailVerified: true }));
  if (!isStaff(person)) await auth.setCustomUserClaims(person.uid, STAFF_CLAIM);
}
