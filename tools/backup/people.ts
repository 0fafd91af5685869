import type { Auth, UserImportOptions, UserRecord } from 'firebase-admin/auth';
import { allPeople } from '../shared/staff-accounts.ts';

/** A person of an export: who they are and what they may do. */
export interface ExportedPerson {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  disabled: boolean;
  createdAt: string;
  lastSignInAt: string | null;
  claims: Record<string, unknown>;
  /** Base64, with `salt`; null where the emulator does not hand it out. */
  passwordHash: string | null;
  salt: string | null;
}

/** How the emulator hashes passwords. Firebase hashes another way and keeps its own. */
const HASH = {
  algorithm: 'STANDARD_SCRYPT',
  memoryCost: 16_384,
  blockSize: 8,
  parallelization: 1,
  derivedKeyLength: 64,
} as const satisfies UserImportOptions['hash'];

const AT_ONCE = 1000;

export async function exportPeople(auth: Auth, withPasswords: boolean): Promise<ExportedPerson[]> {
  const people: ExportedPerson[] = [];
  for await (const person of allPeople(auth)) people.push(exported(person, withPasswords));
  return people.sort((a, b) => (a.uid < b.uid ? -1 : 1));
}

function exported(person: UserRecord, withPasswords: boolean): ExportedPerson {
  return {
    uid: person.uid,
    email: person.email ?? null,
    emailVerified: person.emailVerified,
    displayName: person.displayName ?? null,
    disabled: person.disabled,
    createdAt: person.metadata.creationTime,
    lastSignInAt: person.metadata.lastSignInTime ?? null,
    claims: person.customClaims ?? {},
    passwordHash: (withPasswords && person.passwordHash) || null,
    salt: (withPasswords && person.passwordSalt) || null,
  };
}

/** Takes people over with their ids and roles; those without a password choose one by mail. */
export async function importPeople(auth: Auth, people: ExportedPerson[]): Promise<void> {
  for (const withPassword of [true, false]) {
    const group = people.filter((person) => (person.passwordHash !== null) === withPassword);
    for (let start = 0; start < group.length; start += AT_ONCE) {
      const { errors } = await auth.importUsers(
        group.slice(start, start + AT_ONCE).map(record),
        withPassword ? { hash: HASH } : undefined,
      );
      const first = errors[0];
      if (first) throw new Error('A person could not be imported.', { cause: first.error });
    }
  }
}

function record(person: ExportedPerson) {
  const { uid, email, emailVerified, displayName, disabled, claims, passwordHash, salt } = person;
  return {
    uid,
    emailVerified,
    disabled,
    customClaims: claims,
    metadata: { creationTime: person.createdAt, ...lastSignIn(person) },
    ...(email !== null && { email }),
    ...(displayName !== null && { displayName }),
    ...(passwordHash !== null && { passwordHash: Buffer.from(passwordHash, 'base64') }),
    ...(salt !== null && { passwordSalt: Buffer.from(salt, 'base64') }),
  };
}

function lastSignIn({ lastSignInAt }: ExportedPerson) {
  return lastSignInAt === null ? {} : { lastSignInTime: lastSignInAt };
}

export async function deletePeople(auth: Auth): Promise<void> {
  const uids: string[] = [];
  for await (const person of allPeople(auth)) uids.push(person.uid);
  for (let start = 0; start < uids.length; start += AT_ONCE) {
    await auth.deleteUsers(uids.slice(start, start + AT_ONCE));
  }
}
