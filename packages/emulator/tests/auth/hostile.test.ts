import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAuth, type TestAuth } from '#tests/support/auth-emulator.ts';

const PROJECT = 'demo-hostile';
const CASES = process.env['DEEP'] ? 3000 : 300;
let server: TestAuth;
let idToken: string;

beforeAll(async () => {
  server = await startAuth(PROJECT);
  const account = {
    localId: 'ane',
    email: 'ane@forhandler.example',
    password: 'hemmelig1',
    emailVerified: true,
  };
  await post(`projects/${PROJECT}/accounts`, JSON.stringify(account), true);
  const answer = await post('accounts:signInWithPassword', JSON.stringify(account), false);
  idToken = ((await answer.json()) as { idToken: string }).idToken;
});

afterAll(() => server.close());

const post = (call: string, body: string, admin: boolean) =>
  fetch(`${server.origin}/identitytoolkit.googleapis.com/${versionOf(call)}/${call}`, {
    method: 'POST',
    body,
    headers: admin ? { authorization: 'Bearer owner' } : {},
  });

const versionOf = (call: string) => (call.includes('/mfa') ? 'v2' : 'v1');

const NAMES = ['signInWithPassword', 'signUp', 'lookup', 'update', 'delete', 'sendOobCode'];
const MORE = ['resetPassword', 'batchDelete', 'batchCreate', 'toString', '__proto__', ''];
const SECOND_FACTOR = [
  ...['mfaEnrollment:start', 'mfaEnrollment:finalize', 'mfaEnrollment:withdraw'],
  ...['mfaSignIn:start', 'mfaSignIn:finalize'],
];
const FIELDS = [
  ...['idToken', 'email', 'password', 'localId', 'localIds', 'oobCode', 'newPassword', 'users'],
  ...['displayName', 'deleteAttribute', 'customAttributes', 'validSince', 'requestType', 'force'],
  ...['hashAlgorithm', 'disableUser', 'continueUrl', 'tenantId', 'maxResults', '__proto__'],
  ...[
    'totpEnrollmentInfo',
    'totpVerificationInfo',
    'mfaPendingCredential',
    'mfaEnrollmentId',
    'mfa',
  ],
];

it(`the Auth emulator answers ${CASES} nonsensical requests without an internal error`, async () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(fc.jsonValue({ maxDepth: 1 })),
    fc.constantFrom('ane@forhandler.example', 'ane', 'PASSWORD_RESET', 'SCRYPT', 'javascript:1'),
    fc.constant(null).map(() => idToken),
  );
  const body = fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .dictionary(fc.constantFrom(...FIELDS), value)
        .map((fields) => JSON.stringify(fields)),
    },
    { weight: 1, arbitrary: fc.string() },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NAMES, ...MORE, ...SECOND_FACTOR),
      fc.boolean(),
      body,
      async (name, admin, text) => {
        const own = SECOND_FACTOR.includes(name) ? `accounts/${name}` : `accounts:${name}`;
        const call = admin ? `projects/${PROJECT}/${own}` : own;
        const answer = await post(call, text, admin);
        expect([200, 400, 403, 501]).toContain(answer.status);
        expect(await answer.json()).toBeTypeOf('object');
      },
    ),
    { numRuns: CASES },
  );
});
