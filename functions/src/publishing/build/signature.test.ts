import { expect, it } from 'vitest';
import { signBody, verifySignature } from './signature.ts';

it('verifySignature accepts only the signature of the same bytes with the same secret', () => {
  const signature = signBody('{"revision":1}', 'secret');
  expect(verifySignature('{"revision":1}', signature, 'secret')).toBe(true);
  expect(verifySignature('{"revision":2}', signature, 'secret')).toBe(false);
  expect(verifySignature('{"revision":1}', signature, 'other')).toBe(false);
  expect(verifySignature('{"revision":1}', undefined, 'secret')).toBe(false);
});

it('verifySignature accepts nothing while no secret is set', () => {
  expect(verifySignature('', signBody('', ''), '')).toBe(false);
});
