import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, type TestAuth } from '#tests/support/auth-emulator.ts';

const PROJECT = 'demo-admin';
let server: TestAuth;
let auth: Auth;

beforeAll(async () => {
  server = await startAuth(PROJECT);
  auth = server.admin;
});

afterAll(() => server.close());

async function signIn(email: string, password: string): Promise<Record<string, string>> {
  const answer = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { method: 'POST', body: JSON.stringify({ email, password, returnSecureToken: true }) },
  );
  return answer.json() as Promise<Record<string, string>>;
}

function callAdmin(call: string, body: unknown): Promise<Response> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/${call}`;
  return fetch(server.origin + path, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
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

  it('a list of accounts is in order of uid and goes on after its last account was deleted', async () => {
    const uids = ['page-c', 'page-a', 'page-d', 'page-b', 'page-e'];
    for (const uid of uids) await auth.createUser({ uid });
    const before = (await auth.listUsers()).users.map((user) => user.uid);
    expect(before).toEqual(before.toSorted());
    const first = await auth.listUsers(before.indexOf('page-b') + 1);
    await auth.deleteUsers(['page-a', 'page-b']);
    const second = await auth.listUsers(3, first.pageToken);
    expect(second.users.map((user) => user.uid)).toEqual(['page-c', 'page-d', 'page-e']);
    await auth.deleteUsers(uids);
  });

  it('a batch deletion without force spares enabled accounts, and needs 1 to 1,000 uids', async () => {
    await auth.createUser({ uid: 'enabled' });
    await auth.createUser({ uid: 'disabled', disabled: true });
    const batchDelete = async (body: unknown) => {
      const answer = await callAdmin('accounts:batchDelete', body);
      return [answer.status, await answer.json()];
    };
    expect(await batchDelete({ localIds: ['enabled', 'disabled', 'nobody'] })).toEqual([
      200,
      {
        errors: [
          {
            index: 0,
            localId: 'enabled',
            message: 'NOT_DISABLED : Disable the account before batch deletion.',
          },
        ],
      },
    ]);
    await expect(auth.getUser('disabled')).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await auth.deleteUser('enabled');
    for (const localIds of [[], Array(1001).fill('x')]) {
      const [status, body] = await batchDelete({ localIds, force: true });
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { message: 'LOCAL_ID_LIST_EXCEEDS_LIMIT' } });
    }
  });

  it('claims that were removed are an empty object, claims that never were are undefined', async () => {
    await auth.createUser({ uid: 'claims' });
    expect((await auth.getUser('claims')).customClaims).toBeUndefined();
    await auth.setCustomUserClaims('claims', { role: 'admin' });
    expect((await auth.getUser('claims')).customClaims).toEqual({ role: 'admin' });
    await auth.setCustomUserClaims('claims', null);
    expect((await auth.getUser('claims')).customClaims).toEqual({});
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

  it.each([
    ['accounts', { mfaInfo: [{}] }, 'account field mfaInfo'],
    ['accounts', { tomorrow: 1 }, 'account field tomorrow'],
    ['accounts:update', { localId: 'x', phoneNumber: '+4512345678' }, 'account field phoneNumber'],
    ['accounts:update', { localId: 'x', linkProviderUserInfo: {} }, 'account field linkProvider'],
    ['accounts:batchCreate', { users: [], sanityCheck: true }, 'import option sanityCheck'],
  ])('the call %s refuses %j and names it', async (call, body, name) => {
    const answer = await callAdmin(call, body);
    expect(answer.status).toBe(501);
    expect(await answer.text()).toContain(`The emulator does not support the ${name}`);
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

  it('the import reports each account that the Auth emulator cannot keep whole, and imports the rest', async () => {
    const google = { uid: 'g', providerId: 'google.com' };
    const factor = {
      uid: 'f',
      phoneNumber: '+4512345678',
      factorId: 'phone',
      enrollmentTime: new Date().toUTCString(),
    };
    const result = await auth.importUsers([
      { uid: 'jens-1', phoneNumber: '+4512345678' },
      { uid: 'jens-2', providerData: [google] },
      {
        uid: 'jens-3',
        email: 'jens@forhandler.example',
        multiFactor: { enrolledFactors: [factor] },
      },
      { uid: 'jens-4', tenantId: 'a-tenant' },
      { uid: 'jens-5', email: 'jens5@forhandler.example' },
    ]);
    expect(result.errors.map(({ index, error }) => [index, error.message])).toEqual([
      [0, 'The emulator does not support the account field phoneNumber.'],
      [1, 'The emulator does not support the sign-in provider google.com.'],
      [2, 'The emulator does not support the account field mfaInfo.'],
      [3, 'The emulator does not support the account field tenantId.'],
    ]);
    expect(result.successCount).toBe(1);
    for (const uid of ['jens-1', 'jens-2', 'jens-3', 'jens-4']) {
      await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    }
    expect((await auth.getUser('jens-5')).email).toBe('jens5@forhandler.example');
  });

  it('the import refuses a list that has the same uid twice, and imports none of it', async () => {
    const twice = auth.importUsers([
      { uid: 'karl', displayName: 'Karl' },
      { uid: 'karl', displayName: 'Karl Emil' },
    ]);
    await expect(twice).rejects.toMatchObject({ code: 'auth/uid-already-exists' });
    await expect(auth.getUser('karl')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('the import refuses a password hash without its algorithm', async () => {
    const users = [{ localId: 'lone', passwordHash: 'eA==' }];
    const answer = await callAdmin('accounts:batchCreate', { users });
    expect(await answer.json()).toMatchObject({
      error: [{ index: 0, message: expect.stringContaining('MISSING_HASH_ALGORITHM') }],
    });
    await expect(auth.getUser('lone')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});
