import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('a late result of an older value does not replace the result of the newest value', async () => {
  const slow = Promise.withResolvers<string>();
  const used: string[] = [];
  const onValue = latestOnly(
    (text: string) => (text === 'in' ? slow.promise : text),
    (text) => used.push(text),
  );
  const first = onValue('in');
  await onValue('out');
  slow.resolve('in');
  await first;
  expect(used).toEqual(['out']);
});
