import { deleteApp } from 'firebase/app';
import {
  type Auth,
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
  updatePassword,
} from 'firebase/auth';
import type { Auth as AdminAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { periodAt, totpCode } from '#emulator/auth/accounts/totp.ts';
import { startAuth, type TestAuth } from '#tests/support/auth-emulator.ts';

const PROJECT = 'demo-factor';
const PASSWORD = 'en-god-adgangskode';
const PERIOD_MS = 30_000;

let clock: number;
let users = 0;
let emulator: TestAuth;
let auth: Auth;
let admin: AdminAuth;

beforeAll(async () => {
  emulator = await startAuth(PROJECT, { now: () => clock });
  admin = emulator.admin;
});

beforeEach(() => {
  clock = Date.now();
  users += 1;
  auth = emulator.newClient();
});

afterEach(() => deleteApp(auth.app));

afterAll(() => emulator.close());

const signIn = (email: string) => signInWithEmailAndPassword(auth, email, PASSWORD);
const codeOf = ({ secretKey }: TotpSecret, periods = 0) =>
  totpCode(secretKey, periodAt(clock) + periods);
const fails = (code: string) => ({ code: `auth/${code}` });

async function signedIn({ emailVerified = true } = {}): Promise<User> {
  const email = `factor${users}@forhandler.example`;
  await admin.createUser({ email, password: PASSWORD, emailVerified });
  return (await signIn(email)).user;
}

async function newSecret(user: User): Promise<TotpSecret> {
  return TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
}

async function enroll(user: User): Promise<TotpSecret> {
  const secret = await newSecret(user);
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeOf(secret));
  await multiFactor(user).enroll(assertion, 'Telefon');
  clock += PERIOD_MS;
  return secret;
}

/**
 * The answer to a sign-in with the right password: a user with a second factor must still show it.
 */
async function challenge(email: string): Promise<MultiFactorResolver> {
  const refusal = await signIn(email).then(
    () => null,
    (error: MultiFactorError) => error,
  );
  expect(refusal?.code).toBe('auth/multi-factor-auth-required');
  return getMultiFactorResolver(auth, refusal as MultiFactorError);
}

function answer(resolver: MultiFactorResolver, code: string) {
  const id = resolver.hints[0]?.uid ?? '';
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(id, code));
}

describe('a second factor', () => {
  it('a user adds an authenticator app and signs in with password and code', async () => {
    const user = await signedIn();
    expect((await user.getIdTokenResult()).claims['firebase']).not.toHaveProperty(
      'sign_in_second_factor',
    );
    const secret = await enroll(user);
    expect(multiFactor(user).enrolledFactors).toMatchObject([
      { factorId: 'totp', displayName: 'Telefon' },
    ]);
    const resolver = await challenge(String(user.email));
    expect(resolver.hints).toMatchObject([{ factorId: 'totp', displayName: 'Telefon' }]);
    const { user: again } = await answer(resolver, codeOf(secret));
    const factor = {
      sign_in_second_factor: 'totp',
      second_factor_identifier: resolver.hints[0]?.uid,
    };
    expect((await again.getIdTokenResult()).claims['firebase']).toMatchObject(factor);
    // A refreshed token and one after a new password come from the same sign-in.
    expect((await again.getIdTokenResult(true)).claims['firebase']).toMatchObject(factor);
    await updatePassword(again, 'endnu-en-adgangskode');
    expect((await again.getIdTokenResult()).claims['firebase']).toMatchObject(factor);
    expect((await admin.verifyIdToken(await again.getIdToken())).firebase).toMatchObject(factor);
  });

  it('a wrong code is refused, and the same sign-in accepts the right one', async () => {
    const user = await signedIn();
    const secret = await enroll(user);
    const resolver = await challenge(String(user.email));
    const wrong = codeOf(secret, 5);
    await expect(answer(resolver, wrong)).rejects.toMatchObject(fails('invalid-verification-code'));
    await expect(answer(resolver, codeOf(secret))).resolves.toBeDefined();
  });

  it('a code is accepted once, even by another sign-in', async () => {
    const user = await signedIn();
    const secret = await enroll(user);
    const [one, other] = [await challenge(String(user.email)), await challenge(String(user.email))];
    const code = codeOf(secret);
    await answer(one, code);
    // The sign-in that the other began ended with the first.
    await expect(answer(other, code)).rejects.toMatchObject(fails('invalid-multi-factor-session'));
    const third = await challenge(String(user.email));
    await expect(answer(third, code)).rejects.toMatchObject(fails('invalid-verification-code'));
  });

  it('a device whose clock is 30 s wrong signs in, and one that is a minute wrong does not', async () => {
    const user = await signedIn();
    const secret = await enroll(user);
    clock += 10 * PERIOD_MS;
    await answer(await challenge(String(user.email)), codeOf(secret, -1));
    await answer(await challenge(String(user.email)), codeOf(secret, 1));
    clock += 10 * PERIOD_MS;
    for (const periods of [-2, 2]) {
      const resolver = await challenge(String(user.email));
      await expect(answer(resolver, codeOf(secret, periods))).rejects.toMatchObject(
        fails('invalid-verification-code'),
      );
    }
  });

  it('the right password counts for ten minutes without a code', async () => {
    const user = await signedIn();
    const secret = await enroll(user);
    const resolver = await challenge(String(user.email));
    clock += 11 * 60_000;
    await expect(answer(resolver, codeOf(secret))).rejects.toMatchObject(
      fails('invalid-multi-factor-session'),
    );
  });

  it('ten wrong codes lock the second factor for a quarter of an hour', async () => {
    const user = await signedIn();
    const secret = await enroll(user);
    const resolver = await challenge(String(user.email));
    const guesses = Array.from({ length: 12 }, () =>
      answer(resolver, codeOf(secret, 7)).catch(({ code }) => code),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === 'auth/too-many-requests')).toHaveLength(2);
    await expect(answer(resolver, codeOf(secret))).rejects.toMatchObject(
      fails('too-many-requests'),
    );
    clock += 16 * 60_000;
    await answer(await challenge(String(user.email)), codeOf(secret));
  });
});

describe('adding a second factor', () => {
  it('an authenticator app is added only with a code of its secret, and within ten minutes', async () => {
    const user = await signedIn();
    const secret = await newSecret(user);
    expect(secret).toMatchObject({ codeLength: 6, codeIntervalSeconds: 30 });
    const add = (code: string) =>
      multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code));
    await expect(add(codeOf(secret, 4))).rejects.toMatchObject(fails('invalid-verification-code'));
    clock += 11 * 60_000;
    await reauthenticateWithCredential(
      user,
      EmailAuthProvider.credential(String(user.email), PASSWORD),
    );
    await expect(add(codeOf(secret))).rejects.toMatchObject(fails('invalid-verification-id'));
    expect(multiFactor(user).enrolledFactors).toEqual([]);
  });

  it('no second factor is added with an unverified address or after a sign-in of an hour ago', async () => {
    const unverified = await signedIn({ emailVerified: false });
    await expect(newSecret(unverified)).rejects.toMatchObject(fails('unverified-email'));
    await admin.updateUser(unverified.uid, { emailVerified: true });
    clock += 6 * 60_000;
    await expect(newSecret(unverified)).rejects.toMatchObject(fails('requires-recent-login'));
  });

  it('an account has one authenticator app at most', async () => {
    const user = await signedIn();
    await enroll(user);
    await expect(newSecret(user)).rejects.toMatchObject(fails('second-factor-already-in-use'));
  });
});

describe('removing a second factor', () => {
  it('a user who removes the app signs in with the password alone', async () => {
    const user = await signedIn();
    await enroll(user);
    await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0]?.uid ?? '');
    expect(multiFactor(user).enrolledFactors).toEqual([]);
    await expect(signIn(String(user.email))).resolves.toBeDefined();
  });

  it('a sign-in of six minutes ago removes no app before password and code are given again', async () => {
    const user = await signedIn();
    const secret = await enroll(user);
    const [factor] = multiFactor(user).enrolledFactors;
    clock += 6 * 60_000;
    await expect(multiFactor(user).unenroll(factor?.uid ?? '')).rejects.toMatchObject(
      fails('requires-recent-login'),
    );
    const credential = EmailAuthProvider.credential(String(user.email), PASSWORD);
    const refusal = await reauthenticateWithCredential(user, credential).then(
      () => null,
      (error: MultiFactorError) => error,
    );
    await answer(getMultiFactorResolver(auth, refusal as MultiFactorError), codeOf(secret));
    await multiFactor(user).unenroll(factor?.uid ?? '');
    await expect(signIn(String(user.email))).resolves.toBeDefined();
  });

  it('the Admin SDK shows and removes a lost app, and adds none', async () => {
    const user = await signedIn();
    await enroll(user);
    const { multiFactor: before } = await admin.getUser(user.uid);
    expect(before?.enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'Telefon' }]);
    expect(JSON.stringify(await admin.getUser(user.uid))).not.toMatch(/[A-Z2-7]{32}/u);
    await admin.updateUser(user.uid, { multiFactor: { enrolledFactors: null } });
    expect((await admin.getUser(user.uid)).multiFactor).toBeUndefined();
    await expect(signIn(String(user.email))).resolves.toBeDefined();
    const phone = { factorId: 'phone', phoneNumber: '+4512345678' };
    await expect(
      admin.updateUser(user.uid, { multiFactor: { enrolledFactors: [phone] } }),
    ).rejects.toThrow(/mfa\.enrollments/u);
  });
});
