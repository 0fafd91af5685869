import { expect, test } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

test('a keyed queue runs work of one key in order, even after a failure, and other keys meanwhile', async () => {
  const enqueue = createKeyedQueue();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const runs = [
    enqueue('a', () => first.promise),
    enqueue('a', async () => done.push('second of a')),
    enqueue('b', async () => done.push('first of b')),
  ];
  await runs[2];
  expect(done).toEqual(['first of b']);
  first.reject(new Error('Fails.'));
  await Promise.allSettled(runs);
  expect(done).toEqual(['first of b', 'second of a']);
});
