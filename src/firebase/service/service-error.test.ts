import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { serviceError } from './service-error.ts';

test.each([
  [
    'permission-denied',
    'Request failed with error: Missing permissions.',
    'denied',
    'Missing permissions.',
  ],
  ['unknown', 'Request failed with error: Failed to fetch', 'offline', 'Failed to fetch'],
  ['unknown', 'Request failed with error: Internal', 'refused', 'Internal'],
  ['unauthenticated', 'Request failed with error: Expired', 'signed_out', 'Expired'],
  [
    'auth/too-many-requests',
    'Firebase: Wait a while. (auth/too-many-requests).',
    'refused',
    'Wait a while.',
  ],
])('the service error %s keeps its own message', (code, message, problem, ownMessage) => {
  expect(serviceError(new FirebaseError(code, message))).toMatchObject({
    problem,
    message: ownMessage,
  });
});

test('a service error whose message is only a code has no message of its own', () => {
  const error = serviceError(
    new FirebaseError('auth/invalid-credential', 'Firebase: Error (auth/invalid-credential).'),
  );
  expect(error.hasMessage).toBe(false);
});

test('an error that is not from Firebase is classified as unexpected', () => {
  expect(serviceError(new RangeError('oops')).problem).toBe('unexpected');
});
