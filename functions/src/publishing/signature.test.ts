import { expect, it } from 'vitest';
import { signBody, verifySignature } from './signature.ts';

it('takes the signature of the same bytes and secret alone', () => {
  const signature = signBody('{"revision":1}', 'secret');
  expect(verifySignature('{"revision":1}', signature, 'secret')).toBe(true);
  expect(verifySignature('{"revision":2}', signature, 'secret')).toBe(false);
  expect(verifySignature('{"revision":1}', signature, 'other')).toBe(false);
  expect(verifySignature('{"revision":1}', undefined, 'secret')).toBe(false);
});

it('takes nothing while there is no secret', () => {
  expect(verifySignature('', signBody('', ''), '')).toBe(false);
});
