import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The demo sign-in; it exists in the emulator alone. */
export const DEMO = { email: 'demo@forhandler.example', password: 'demo-forhandler' } as const;

/** The custom claim that gives an account access to the admin. */
export const STAFF_CLAIM = { role: 'admin' } as const;

export async function findAccount(auth: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

export function isStaff(account: UserRecord): boolean {
  return account.customClaims?.['role'] === STAFF_CLAIM.role;
}

/** Makes sure that the demo account exists and is staff. A changed password stays changed. */
export async function ensureDemoSignIn(auth: Auth): Promise<void> {
  const account =
    (await findAccount(auth, DEMO.email)) ??
    (await auth.createUser({ ...DEMO, displayName: 'Demo', emailVerified: true }));
  if (!isStaff(account)) await auth.setCustomUserClaims(account.uid, STAFF_CLAIM);
}

/**
 * Makes the account with this address staff, and creates it where there is none. `link` is the
 * address where its password is chosen.
 */
export async function addStaff(
  auth: Auth,
  email: string,
): Promise<{ created: boolean; link: string }> {
  const existing = await findAccount(auth, email);
  const account = existing ?? (await auth.createUser({ email, emailVerified: false }));
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, ...STAFF_CLAIM });
  return { created: existing === null, link: await auth.generatePasswordResetLink(email) };
}

/** Removes the access of an account and ends its sessions; false where no account has the address. */
export async function removeStaff(auth: Auth, email: string): Promise<boolean> {
  const account = await findAccount(auth, email);
  if (account === null) return false;
  const { role: _, ...claims } = account.customClaims ?? {};
  await auth.setCustomUserClaims(account.uid, claims);
  await auth.revokeRefreshTokens(account.uid);
  return true;
}

/** Yields every account, staff or not. */
export async function* allAccounts(auth: Auth): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}

/** The e-mail addresses of all staff, sorted. */
export async function listStaff(auth: Auth): Promise<string[]> {
  const emails: string[] = [];
  for await (const account of allAccounts(auth)) {
    if (isStaff(account)) emails.push(account.email ?? account.uid);
  }
  return emails.sort();
}
