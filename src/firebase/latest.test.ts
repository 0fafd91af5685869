import { expect, test } from 'vitest';
import { latest } from './latest.ts';

test('a late result of an older value does not replace the result of the newest value', async () => {
  const slow = Promise.withResolvers<string>();
  const taken: string[] = [];
  const tell = latest(
    (text: string) => (text === 'in' ? slow.promise : text),
    (text) => taken.push(text),
  );
  const first = tell('in');
  await tell('out');
  slow.resolve('in');
  await first;
  expect(taken).toEqual(['out']);
});
