import { expect, test } from 'vitest';
import { latest } from './latest.ts';

test('hands on what the newest news lead to, however long older news take', async () => {
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
