import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { MAX_AGE_MS, signBody, verifySignature } from './signature.ts';

const NOW = new Date('2026-03-05T12:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

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

it('verifySignature refuses a signature that is older than five minutes, or of the future', () => {
  const signature = signBody('{}', 'secret', NOW);
  const isAcceptedAfter = (milliseconds: number) =>
    verifySignature('{}', signature, 'secret', after(milliseconds));
  expect([0, MAX_AGE_MS, -MAX_AGE_MS].map(isAcceptedAfter)).toEqual([true, true, true]);
  expect([MAX_AGE_MS + 1000, -MAX_AGE_MS - 1000].map(isAcceptedAfter)).toEqual([false, false]);
});

it('verifySignature refuses a signature whose time was changed or taken away', () => {
  const signature = signBody('{}', 'secret', NOW);
  const later = signature.replace(/\d+/u, String(after(MAX_AGE_MS).getTime()));
  expect(later).not.toBe(signature);
  expect(verifySignature('{}', later, 'secret', after(MAX_AGE_MS))).toBe(false);
  const bare = `sha256=${createHmac('sha256', 'secret').update('{}').digest('hex')}`;
  expect(verifySignature('{}', bare, 'secret', NOW)).toBe(false);
  for (const other of ['', 't=,sha256=', 't=NaN,sha256=ab', `t=${'9'.repeat(400)},sha256=ab`]) {
    expect(verifySignature('{}', other, 'secret', NOW)).toBe(false);
  }
});
