import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuth } from '#emulator/auth/index.ts';
import { type Database, openDatabase } from '#emulator/database.ts';
import { type HandlerServer, serveHandlers } from '#tests/support/emulator/handler-server.ts';

const PROJECT = 'demo-admin';
let dataDir: string;
let database: Database;
let server: HandlerServer;
let app: App;
let auth: Auth;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'auth-'));
  database = openDatabase(dataDir);
  server = await serveHandlers(() => [
    createAuth({ database, projectId: PROJECT, onMail: () => {} }).handle,
  ]);
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = server.host;
  app = initializeApp({ projectId: PROJECT }, 'auth-admin-test');
  auth = getAuth(app);
});

afterAll(async () => {
  await deleteApp(app);
  await server.close();
  database.close();
  rmSync(dataDir, { recursive: true });
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
});

async function signIn(email: string, password: string): Promise<Record<string, string>> {
  const answer = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
  );
  return answer.json() as Promise<Record<string, string>>;
}

describe('accounts in the Admin SDK', () => {
  it('the Admin SDK creates, finds by uid and e-mail, changes and deletes an account', async () => {
    const created = await auth.createUser({
      uid: 'ane',
      email: 'Ane@Forhandler.example',
      displayName: 'Ane',
      password: 'hemmelig1',
    });
    expect(created).toMatchObject({ uid: 'ane', email: 'ane@forhandler.example', disabled: false });
    expect(created.providerData[0]?.providerId).toBe('password');
    expect((await auth.getUserByEmail('ane@forhandler.example')).uid).toBe('ane');
    const changed = await auth.updateUser('ane', {
      displayName: null,
      email: 'ah@forhandler.example',
      emailVerified: true,
      disabled: true,
    });
    expect(changed).toMatchObject({ emailVerified: true, disabled: true });
    expect(changed.displayName).toBeUndefined();
    await auth.deleteUser('ane');
    await expect(auth.getUser('ane')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('the Auth emulator refuses a second account with the same uid or e-mail', async () => {
    await auth.createUser({ uid: 'bo', email: 'bo@forhandler.example' });
    await auth.createUser({ uid: 'bodil', email: 'bodil@forhandler.example' });
    await expect(auth.createUser({ uid: 'bo' })).rejects.toMatchObject({
      code: 'auth/uid-already-exists',
    });
    await expect(auth.createUser({ email: 'BO@forhandler.example' })).rejects.toMatchObject({
      code: 'auth/email-already-exists',
    });
    await expect(
      auth.updateUser('bodil', { email: 'bo@forhandler.example' }),
    ).rejects.toMatchObject({ code: 'auth/email-already-exists' });
  });

  it('the Admin SDK looks up several accounts at once and lists the missing ones', async () => {
    await auth.createUser({ uid: 'cecilie', email: 'cecilie@forhandler.example' });
    const found = await auth.getUsers([
      { uid: 'cecilie' },
      { email: 'cecilie@forhandler.example' },
      { uid: 'nobody' },
    ]);
    expect(found.users.map((user) => user.uid)).toEqual(['cecilie']);
    expect(found.notFound).toEqual([{ uid: 'nobody' }]);
  });

  it('the Admin SDK lists accounts in pages and deletes them in batches', async () => {
    const uids = Array.from({ length: 7 }, (_, index) => `list-${index}`);
    for (const uid of uids) await auth.createUser({ uid });
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await auth.listUsers(3, pageToken);
      seen.push(...page.users.map((user) => user.uid));
      pageToken = page.pageToken;
    } while (pageToken !== undefined);
    expect(seen).toEqual(expect.arrayContaining(uids));
    expect(new Set(seen).size).toBe(seen.length);
    const deleted = await auth.deleteUsers([...uids, 'never-there']);
    expect(deleted).toMatchObject({ successCount: 8, failureCount: 0 });
  });

  it('the Admin SDK gets user-not-found when it changes or deletes a missing account', async () => {
    const code = 'auth/user-not-found';
    await expect(auth.updateUser('nobody', { disabled: true })).rejects.toMatchObject({ code });
    await expect(auth.deleteUser('nobody')).rejects.toMatchObject({ code });
  });

  it('the Auth emulator refuses short passwords, reserved claims and claims that are too large', async () => {
    await auth.createUser({ uid: 'dorte' });
    await expect(auth.updateUser('dorte', { password: '12345' })).rejects.toMatchObject({
      code: 'auth/invalid-password',
    });
    await expect(auth.setCustomUserClaims('dorte', { sub: 'x' })).rejects.toMatchObject({
      code: 'auth/reserved-claim',
    });
    await expect(
      auth.setCustomUserClaims('dorte', { long: 'x'.repeat(1000) }),
    ).rejects.toMatchObject({ code: 'auth/claims-too-large' });
  });

  it('the Auth emulator refuses phone numbers and names the field', async () => {
    await expect(auth.createUser({ phoneNumber: '+4512345678' })).rejects.toThrow(/phoneNumber/);
  });
});

describe('tokens in the Admin SDK', () => {
  it('an ID token verifies with its claims, and not after its account is disabled or deleted', async () => {
    const email = 'erik@forhandler.example';
    await auth.createUser({ uid: 'erik', email, password: 'hemmelig1' });
    await auth.setCustomUserClaims('erik', { role: 'admin' });
    const idToken = (await signIn(email, 'hemmelig1'))['idToken'] ?? '';
    await expect(auth.verifyIdToken(idToken)).resolves.toMatchObject({
      uid: 'erik',
      role: 'admin',
    });
    await auth.updateUser('erik', { disabled: true });
    await expect(auth.verifyIdToken(idToken)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await auth.deleteUser('erik');
    await expect(auth.verifyIdToken(idToken)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
  });

  it('a browser without the owner token may not use the calls of the Admin SDK', async () => {
    const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
    const answer = await fetch(server.origin + path, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(403);
  });

  it('the Admin SDK generates a password reset link for known e-mail addresses only', async () => {
    const email = 'freja@forhandler.example';
    await auth.createUser({ uid: 'freja', email, password: 'hemmelig1' });
    const link = await auth.generatePasswordResetLink(email, {
      url: 'https://forhandler.example/',
    });
    expect(await (await fetch(link)).text()).toContain(email);
    await expect(auth.generatePasswordResetLink('nul@forhandler.example')).rejects.toMatchObject({
      code: 'auth/email-not-found',
    });
  });
});

describe('the import of accounts', () => {
  it('the import accepts accounts that the Auth emulator listed, with their passwords', async () => {
    const email = 'gerda@forhandler.example';
    await auth.createUser({ uid: 'gerda', email, password: 'hemmelig1' });
    const { users } = await auth.listUsers();
    const gerda = users.find((user) => user.uid === 'gerda');
    await auth.deleteUser('gerda');
    const result = await auth.importUsers(
      [
        {
          uid: 'gerda',
          email,
          customClaims: { role: 'admin' },
          passwordHash: Buffer.from(gerda?.passwordHash ?? '', 'base64'),
          passwordSalt: Buffer.from(gerda?.passwordSalt ?? '', 'base64'),
        },
      ],
      {
        hash: {
          algorithm: 'STANDARD_SCRYPT',
          memoryCost: 16384,
          parallelization: 1,
          blockSize: 8,
          derivedKeyLength: 64,
        },
      },
    );
    expect(result).toMatchObject({ successCount: 1, failureCount: 0 });
    expect(await signIn(email, 'hemmelig1')).toMatchObject({ localId: 'gerda' });
  });

  it('the import accepts accounts exported from a Firebase project, with their passwords', async () => {
    const [signerKey, salt, saltSeparator] = [randomBytes(64), randomBytes(8), randomBytes(1)];
    const key = scryptSync('fra-skyen', Buffer.concat([salt, saltSeparator]), 32, {
      N: 2 ** 14,
      r: 8,
      p: 1,
      maxmem: 64 * 1024 * 1024,
    });
    const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
    const passwordHash = Buffer.concat([cipher.update(signerKey), cipher.final()]);
    const email = 'hanne@forhandler.example';
    await auth.importUsers([{ uid: 'hanne', email, passwordHash, passwordSalt: salt }], {
      hash: { algorithm: 'SCRYPT', key: signerKey, saltSeparator, rounds: 8, memoryCost: 14 },
    });
    expect(await signIn(email, 'forkert')).toHaveProperty('error');
    expect(await signIn(email, 'fra-skyen')).toMatchObject({ localId: 'hanne' });
    expect(await signIn(email, 'fra-skyen')).toMatchObject({ localId: 'hanne' });
  });

  it('the import reports which account failed and names an unknown hash algorithm', async () => {
    await auth.createUser({ uid: 'ida', email: 'ida@forhandler.example' });
    const result = await auth.importUsers([
      { uid: 'ida-2', email: 'ida@forhandler.example' },
      { uid: 'ida-3', email: 'ida3@forhandler.example' },
    ]);
    expect(result).toMatchObject({ successCount: 1, failureCount: 1 });
    expect(result.errors[0]?.index).toBe(0);
    const bcrypt = auth.importUsers([{ uid: 'x', passwordHash: Buffer.from('x') }], {
      hash: { algorithm: 'BCRYPT' },
    });
    await expect(bcrypt).rejects.toThrow(/BCRYPT/);
  });
});
