import { expect, test } from 'vitest';
import { slots } from './slots.ts';

test('tasks start in order, never more at once than allowed, and go on after a failure', async () => {
  const inSlot = slots(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) =>
    inSlot(async () => {
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
  await inSlot(async () => begun.push(5));
  expect(begun).toHaveLength(6);
});
