import * as web from 'firebase/auth';
import { expect } from 'vitest';
import { type Clients, EMAIL, PASSWORD } from '../clients.ts';
import { type RowProofs, refused, testedBy } from '../proof.ts';

const ADMIN = 'tests/integration/auth/admin.test.ts';
const BROWSER = 'tests/integration/auth/browser.test.ts';
const SECOND_FACTOR = 'tests/integration/auth/second-factor.test.ts';
const LINK = { url: 'http://127.0.0.1:4321/admin', handleCodeInApp: true };

async function uidsOf({ admin }: Clients): Promise<string[]> {
  return (await admin.auth.listUsers()).users.map(({ uid }) => uid);
}

export const authProofs: Record<string, RowProofs> = {
  Auth: {
    supported: {
      'e-mail and password': ({ web: { auth } }) =>
        web.signInWithEmailAndPassword(auth, EMAIL, PASSWORD),
      refresh: ({ web: { user } }) => user.getIdToken(true),
      'custom claims': async ({ admin: { auth }, web: { user } }) => {
        await auth.setCustomUserClaims('staff', { role: 'admin' });
        expect((await user.getIdTokenResult(true)).claims['role']).toBe('admin');
      },
      disabling: testedBy(BROWSER, 'signing in is refused for a disabled account'),
      revocation: testedBy(BROWSER, 'a session ends when'),
      'listing by uid': async (clients) => {
        const { auth } = clients.admin;
        await auth.createUser({ uid: 'b' });
        await auth.createUser({ uid: 'a' });
        expect(await uidsOf(clients)).toEqual(['a', 'b', 'staff']);
      },
      'deletion in batches': async (clients) => {
        await clients.admin.auth.deleteUsers(['a', 'b']);
        expect(await uidsOf(clients)).toEqual(['staff']);
      },
      'import with password hashes': testedBy(
        ADMIN,
        'the import accepts accounts exported from a Firebase project, with their passwords',
      ),
      'password reset and address check by link (with a small page behind it)': testedBy(
        BROWSER,
        'a forgotten password can be reset on the page behind the mailed link',
        'a user verifies their address with the mailed code',
      ),
      'a second factor by an authenticator app (TOTP)': testedBy(
        SECOND_FACTOR,
        'a user adds an authenticator app and signs in with password and code',
      ),
      'changes to the own account': ({ web: { user } }) =>
        web.updateProfile(user, { displayName: 'Ane' }),
    },
    refused: {
      'sign-up by visitors (switched off)': refused(/admin-restricted-operation/, (clients) =>
        web.createUserWithEmailAndPassword(clients.web.auth, 'new@forhandler.example', PASSWORD),
      ),
      'anonymous accounts': refused(/admin-restricted-operation/, ({ web: { auth } }) =>
        web.signInAnonymously(auth),
      ),
      providers: refused(/accounts:signInWithIdp/, ({ web: { auth } }) =>
        web.signInWithCredential(auth, web.GoogleAuthProvider.credential('{}')),
      ),
      phone: refused(/account field phoneNumber/, ({ admin: { auth } }) =>
        auth.createUser({ phoneNumber: '+4512345678' }),
      ),
      'a second factor by phone': refused(/account field mfaInfo/, ({ admin: { auth } }) =>
        auth.createUser({
          email: 'factors@forhandler.example',
          multiFactor: { enrolledFactors: [{ phoneNumber: '+4512345678', factorId: 'phone' }] },
        }),
      ),
      'session cookies': refused(/createSessionCookie/, async ({ admin: { auth }, web }) =>
        auth.createSessionCookie(await web.user.getIdToken(), { expiresIn: 600_000 }),
      ),
      'custom tokens': refused(/accounts:signInWithCustomToken/, async ({ admin, web: client }) =>
        web.signInWithCustomToken(client.auth, await admin.auth.createCustomToken('staff')),
      ),
      tenants: refused(/tenants/, ({ admin: { auth } }) => auth.tenantManager().listTenants()),
      'other kinds of link': refused(/links of type EMAIL_SIGNIN/, ({ admin: { auth } }) =>
        auth.generateSignInWithEmailLink(EMAIL, LINK),
      ),
      'links that an app opens (`handleCodeInApp`, `linkDomain`, `iOS`, `android`)': refused(
        /setting of a link canHandleCodeInApp/,
        ({ admin: { auth } }) => auth.generatePasswordResetLink(EMAIL, LINK),
      ),
      'a new address without its confirmation (`updateEmail`)': refused(
        /Verify the new e-mail/,
        ({ web: { user } }) => web.updateEmail(user, 'other@forhandler.example'),
      ),
      'the providers of an address (`fetchSignInMethodsForEmail`)': refused(
        /accounts:createAuthUri/,
        ({ web: { auth } }) => web.fetchSignInMethodsForEmail(auth, EMAIL),
      ),
      unlinking: refused(/unlinking providers/, ({ web: { user } }) =>
        web.unlink(user, 'password'),
      ),
      'configuration of the project or of providers': refused(/\/config/, ({ admin: { auth } }) =>
        auth.projectConfigManager().getProjectConfig(),
      ),
      'an import of accounts with any of these': refused(
        /sign-in provider google\.com/,
        async ({ admin: { auth } }) => {
          const google = { uid: 'g', providerId: 'google.com' };
          const { errors } = await auth.importUsers([{ uid: 'x', providerData: [google] }]);
          if (errors[0] !== undefined) throw errors[0].error;
        },
      ),
      'password hashes of other algorithms than scrypt': refused(/BCRYPT/, ({ admin: { auth } }) =>
        auth.importUsers([{ uid: 'x', passwordHash: Buffer.from('x') }], {
          hash: { algorithm: 'BCRYPT' },
        }),
      ),
    },
  },
};
