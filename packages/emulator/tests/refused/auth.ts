import * as web from 'firebase/auth';
import { EMAIL, PASSWORD } from './clients.ts';
import { type Refusals, refused } from './refusal.ts';

const LINK = { url: 'http://127.0.0.1:4321/admin', handleCodeInApp: true };

export const authRefusals: Refusals = {
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
  unlinking: refused(/unlinking providers/, ({ web: { user } }) => web.unlink(user, 'password')),
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
};
