import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The sign-in everybody may use locally; it exists in the emulator alone. */
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

/** Gives a person access, with a new account where there is none; says where to choose a password. */
export async function addStaff(
  auth: Auth,
  email: string,
): Promise<{ created: boolean; link: string }> {
  const existing = await findPerson(auth, email);
  const person = existing ?? (await auth.createUser({ email, emailVerified: false }));
  await auth.setCustomUserClaims(person.uid, { ...person.customClaims, ...STAFF_CLAIM });
  return { created: existing === null, link: await auth.generatePasswordResetLink(email) };
}

/** Takes the access away and ends the person's sessions; false where nobody has that address. */
export async function removeStaff(auth: Auth, email: string): Promise<boolean> {
  const person = await findPerson(auth, email);
  if (person === null) return false;
  const { role: _, ...claims } = person.customClaims ?? {};
  await auth.setCustomUserClaims(person.uid, claims);
  await auth.revokeRefreshTokens(person.uid);
  return true;
}

/** Everybody with an account. */
export async function* allPeople(auth: Auth): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}

/** The addresses of everybody who has access, in order. */
export async function listStaff(auth: Auth): Promise<string[]> {
  const emails: string[] = [];
  for await (const person of allPeople(auth)) {
    if (isStaff(person)) emails.push(person.email ?? person.uid);
  }
  return emails.sort();
}
