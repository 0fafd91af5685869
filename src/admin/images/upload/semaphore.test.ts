import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('tasks start in order, never more at once than allowed, and go on after a failure', async () => {
  const limited = createSemaphore(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) =>
    limited(async () => {
      begun.push(index);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (index === 1) throw new Error('Fails.');
    });
  await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  await limited(async () => begun.push(5));
  expect(begun).toHaveLength(6);
});
