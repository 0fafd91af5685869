import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp } from 'firebase/app';
import {
  type Auth,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { Auth as AdminAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Auth as AuthEmulator,
  type AuthMail,
  createAuth,
  readAuthConfig,
} from '#emulator/auth/index.ts';
import { openDatabase } from '#emulator/shared/database.ts';
import { startAuth, type TestAuth } from '#tests/support/auth-emulator.ts';
import { serveHandlers } from '#tests/support/handler-server.ts';

const PROJECT = 'demo-auth';
const PASSWORD = 'en-god-adgangskode';

/** A language other than the emulator's own. */
const ACTION_PAGE_TEXTS = {
  language: 'da',
  resetPassword: {
    title: 'Vælg ny adgangskode',
    account: (email: string) => `for ${email}`,
    password: 'Ny adgangskode',
    submit: 'Gem adgangskode',
    done: 'Adgangskoden er ændret. Du kan nu logge ind med den nye.',
  },
  verifyEmail: {
    title: 'Bekræft din e-mailadresse',
    submit: 'Bekræft',
    done: 'Din e-mailadresse er bekræftet.',
  },
  doneTitle: 'Færdig',
  goOn: 'Fortsæt',
  errors: {
    INVALID_OOB_CODE: 'Linket er ugyldigt eller allerede brugt. Bed om et nyt.',
    MISSING_OOB_CODE: 'Linket er ikke helt. Kopiér hele linket fra mailen.',
    EXPIRED_OOB_CODE: 'Linket er udløbet. Bed om et nyt.',
    WEAK_PASSWORD: 'Adgangskoden skal være på mindst 6 tegn.',
    USER_DISABLED: 'Kontoen er lukket.',
  },
};

const mails: AuthMail[] = [];
let clock = Date.now();
let userCount = 0;
let server: TestAuth;
let emulator: AuthEmulator;
let auth: Auth;
let admin: AdminAuth;

beforeAll(async () => {
  server = await startAuth(PROJECT, {
    onMail: (mail) => mails.push(mail),
    now: () => clock,
    actionPageTexts: ACTION_PAGE_TEXTS,
  });
  ({ emulator, admin } = server);
});

beforeEach(() => {
  clock = Date.now();
  auth = server.newClient();
});

afterEach(() => deleteApp(auth.app));

afterAll(() => server.close());

async function newUser(): Promise<{ uid: string; email: string }> {
  userCount += 1;
  const email = `user${userCount}@forhandler.example`;
  const { uid } = await admin.createUser({ email, password: PASSWORD });
  return { uid, email };
}

const signIn = (email: string, password = PASSWORD) =>
  signInWithEmailAndPassword(auth, email, password);

describe('signing in', () => {
  it('signing in returns the account and a token that identifies it', async () => {
    const { uid, email } = await newUser();
    const { user } = await signIn(email.toUpperCase());
    expect(user).toMatchObject({ uid, email, emailVerified: false });
    const { claims } = await user.getIdTokenResult();
    expect(claims).toMatchObject({ sub: uid, aud: PROJECT, email });
    expect(emulator.identify(`Bearer ${await user.getIdToken()}`)).toMatchObject({
      kind: 'user',
      uid,
    });
  });

  it('signing in answers a wrong password and an unknown e-mail address alike', async () => {
    const { email } = await newUser();
    for (const address of [email, 'ingen@forhandler.example']) {
      await expect(signIn(address, 'forkert')).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      });
    }
  });

  it('signing in is refused for a disabled account', async () => {
    const { uid, email } = await newUser();
    await admin.updateUser(uid, { disabled: true });
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });

  it('signing in is refused for a while after many wrong passwords, even with the right one', async () => {
    const { email } = await newUser();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(signIn(email, 'forkert')).rejects.toThrow();
    }
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    clock += 16 * 60 * 1000;
    await expect(signIn(email)).resolves.toBeDefined();
  });

  it('many password guesses at the same time do not get past the limit', async () => {
    const { email } = await newUser();
    const guesses = Array.from({ length: 15 }, () => signIn(email, 'forkert').catch((e) => e.code));
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === 'auth/too-many-requests')).toHaveLength(5);
  });

  it('the Auth emulator refuses sign-up from a browser', async () => {
    const attempt = createUserWithEmailAndPassword(auth, 'ny@forhandler.example', PASSWORD);
    await expect(attempt).rejects.toMatchObject({ code: 'auth/admin-restricted-operation' });
  });
});

describe('a session', () => {
  it('a session gets new claims when its token is refreshed', async () => {
    const { uid, email } = await newUser();
    const { user } = await signIn(email);
    await admin.setCustomUserClaims(uid, { role: 'admin' });
    const token = await user.getIdTokenResult(true);
    expect(token.claims['role']).toBe('admin');
  });

  it.each<[string, (uid: string) => Promise<unknown>, string]>([
    [
      'loses its refresh tokens',
      (uid) => admin.revokeRefreshTokens(uid),
      'auth/user-token-expired',
    ],
    ['is disabled', (uid) => admin.updateUser(uid, { disabled: true }), 'auth/user-disabled'],
    ['is deleted', (uid) => admin.deleteUser(uid), 'auth/user-token-expired'],
    [
      'gets another e-mail address',
      (uid) => admin.updateUser(uid, { email: `${uid}@forhandler.example` }),
      'auth/user-token-expired',
    ],
    [
      'gets a new password',
      (uid) => admin.updateUser(uid, { password: 'en-anden-kode' }),
      'auth/user-token-expired',
    ],
  ])('a session ends when the account %s', async (_what, change, code) => {
    // Revocation times are whole seconds, so a token of the same second would stay valid.
    clock -= 5000;
    const { uid, email } = await newUser();
    const { user } = await signIn(email);
    const idToken = await user.getIdToken();
    clock += 5000;
    await change(uid);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code });
    expect(() => emulator.identify(`Bearer ${idToken}`)).toThrow(/cannot be identified/);
  });

  it('the Auth emulator refuses an ID token that has expired', async () => {
    const { email } = await newUser();
    const idToken = await (await signIn(email)).user.getIdToken();
    clock += 3601 * 1000;
    expect(() => emulator.identify(`Firebase ${idToken}`)).toThrow('INVALID_ID_TOKEN');
  });

  it('a session outlives a restart of the Auth emulator', async () => {
    const { email } = await newUser();
    const { user } = await signIn(email);
    const again = openDatabase(server.dataDir);
    const restarted = createAuth({ database: again, projectId: PROJECT, onMail: () => {} });
    const other = await serveHandlers(() => [restarted.handle]);
    const answer = await fetch(`${other.origin}/securetoken.googleapis.com/v1/token?key=any`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: user.refreshToken }),
    });
    expect(answer.status).toBe(200);
    await other.close();
    again.close();
  });
});

describe('a forgotten password', () => {
  const codeOf = (mail: AuthMail | undefined) =>
    new URL(mail?.link ?? '').searchParams.get('oobCode') ?? '';

  it('a forgotten password is reset with the mailed code, and only once', async () => {
    const { email } = await newUser();
    await sendPasswordResetEmail(auth, email);
    const code = codeOf(mails.at(-1));
    await expect(verifyPasswordResetCode(auth, code)).resolves.toBe(email);
    await confirmPasswordReset(auth, code, 'helt-ny-kode');
    await expect(signIn(email, 'helt-ny-kode')).resolves.toBeDefined();
    await expect(confirmPasswordReset(auth, code, 'igen-igen')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
  });

  it('a forgotten password is not reset with an old code or to a short password', async () => {
    const { email } = await newUser();
    await sendPasswordResetEmail(auth, email);
    const code = codeOf(mails.at(-1));
    await expect(confirmPasswordReset(auth, code, 'kort')).rejects.toMatchObject({
      code: 'auth/weak-password',
    });
    clock += 2 * 60 * 60 * 1000;
    await expect(confirmPasswordReset(auth, code, 'lang-nok')).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    });
  });

  it('a password reset for an unknown address sends no mail and gets the same answer', async () => {
    const before = mails.length;
    await expect(sendPasswordResetEmail(auth, 'ukendt@forhandler.example')).resolves.toBe(
      undefined,
    );
    expect(mails).toHaveLength(before);
  });

  it('a forgotten password can be reset on the page behind the mailed link', async () => {
    const { email } = await newUser();
    await sendPasswordResetEmail(auth, email);
    const link = mails.at(-1)?.link ?? '';
    const page = await fetch(link);
    expect(await page.text()).toContain('Ny adgangskode');
    const done = await fetch(link, {
      method: 'POST',
      body: new URLSearchParams({ newPassword: 'fra-siden' }),
    });
    expect(await done.text()).toContain('Adgangskoden er ændret');
    await expect(signIn(email, 'fra-siden')).resolves.toBeDefined();
    expect(await (await fetch(link)).text()).toContain('allerede brugt');
  });
});

describe('the own account of a user', () => {
  it('a user changes their name and password and stays signed in', async () => {
    const { email } = await newUser();
    const { user } = await signIn(email);
    await updateProfile(user, { displayName: 'Ane Holm' });
    await updatePassword(user, 'endnu-bedre-kode');
    await user.reload();
    expect(user.displayName).toBe('Ane Holm');
    await expect(signIn(email, 'endnu-bedre-kode')).resolves.toBeDefined();
    await expect(signIn(email)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });

  it('a user signs in after the clock was set back by two days', async () => {
    const { uid, email } = await newUser();
    clock -= 2 * 86_400_000;
    const { user } = await signIn(email);
    const caller = emulator.identify(`Bearer ${await user.getIdToken()}`);
    expect(caller).toMatchObject({ kind: 'user', uid });
  });

  it('a user must sign in again to change the password or delete the account after a while', async () => {
    const { email } = await newUser();
    const { user } = await signIn(email);
    clock += 6 * 60 * 1000;
    const code = 'auth/requires-recent-login';
    await expect(updatePassword(user, 'endnu-bedre-kode')).rejects.toMatchObject({ code });
    await expect(deleteUser(user)).rejects.toMatchObject({ code });
  });

  it('a user cannot delete the account or choose a short password where the project forbids it', async () => {
    const database = openDatabase(mkdtempSync(join(server.dataDir, 'config-')));
    const folder = mkdtempSync(join(server.dataDir, 'file-'));
    const file = join(folder, 'sign-in.json');
    writeFileSync(
      file,
      JSON.stringify({
        client: { permissions: { disabledUserDeletion: true } },
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
        },
      }),
    );
    const config = readAuthConfig(file);
    const strict = createAuth({ database, projectId: PROJECT, onMail: () => {}, config });
    const { origin, close } = await serveHandlers(() => [strict.handle]);
    const call = async (method: string, body: object, headers = {}) => {
      const url = `${origin}/identitytoolkit.googleapis.com/v1/${method}`;
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
      return (await answer.json()) as { idToken?: string; error?: { message: string } };
    };
    const account = { email: 'ane@forhandler.example', password: 'elleve-tegn' };
    // The policy is for what users choose.
    await call(`projects/${PROJECT}/accounts`, account, { authorization: 'Bearer owner' });
    const { idToken } = await call('accounts:signInWithPassword', account);
    const shorter = await call('accounts:update', { idToken, password: 'elleve-tegn' });
    expect(shorter.error?.message).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]',
    );
    const deleted = await call('accounts:delete', { idToken });
    expect(deleted.error?.message).toMatch(/^ADMIN_ONLY_OPERATION/u);
    const longer = await call('accounts:update', { idToken, password: 'tolv-tegn-ok' });
    expect(longer.error).toBeUndefined();
    await close();
    database.close();
  });

  it('a user deletes their own account', async () => {
    const { uid, email } = await newUser();
    await deleteUser((await signIn(email)).user);
    await expect(admin.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('a user verifies their address with the mailed code and cannot switch to an unverified one', async () => {
    const { uid, email } = await newUser();
    const { user } = await signIn(email);
    await sendEmailVerification(user);
    await fetch(mails.at(-1)?.link ?? '', { method: 'POST' });
    expect((await admin.getUser(uid)).emailVerified).toBe(true);
    await expect(updateEmail(user, 'anden@forhandler.example')).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });
});

it('a browser that links a provider to its account is refused by name', async () => {
  const { email } = await newUser();
  const idToken = await (await signIn(email)).user.getIdToken();
  const answer = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`,
    { method: 'POST', body: JSON.stringify({ idToken, linkProviderUserInfo: { rawId: 'g' } }) },
  );
  expect(answer.status).toBe(501);
  expect(await answer.text()).toContain('does not support the account field linkProviderUserInfo');
});

it('the Auth emulator refuses an unsupported call and names it', async () => {
  const answer = await fetch(
    `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`,
    { method: 'POST', body: '{}' },
  );
  expect(answer.status).toBe(501);
  expect(await answer.text()).toContain('accounts:signInWithIdp');
});

it.each([
  ['nonsense', 'Bearer x.y.z'],
  ['a token of another project', tokenWith({ aud: 'other' })],
  ['an expired token', tokenWith({ exp: 1 })],
  ['a token of an unknown account', tokenWith({ sub: 'nobody' })],
  ['an unsigned test token', tokenWith({ iat: 0, exp: 3600 })],
  ['an Authorization header of another scheme', 'Basic b3duZXI='],
])('the Auth emulator identifies no caller from %s', (_what, header) => {
  expect(() => emulator.identify(header)).toThrow(/cannot be identified/);
});

it('the Auth emulator identifies nobody from the token of a user whose project was changed', async () => {
  const { uid } = await newUser();
  expect(emulator.identify(tokenWith({ sub: uid }))).toMatchObject({ kind: 'user', uid });
  for (const changes of [{ aud: 'other' }, { iss: 'https://securetoken.google.com/other' }]) {
    const token = tokenWith({ sub: uid, ...changes });
    expect(() => emulator.identify(token)).toThrow(/cannot be identified/);
  }
});

function tokenWith(changes: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'someone',
    iat: now,
    exp: now + 3600,
    auth_time: now,
    ...changes,
  };
  return `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
}
