import { expect, it } from 'vitest';
import { eachOf } from './each-of.ts';

it('eachOf works through every item, several at the same time', async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await eachOf(Array(50).keys(), async (item) => {
    running += 1;
    most = Math.max(most, running);
    await null;
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array(50).keys()]);
  expect(most).toBe(16);
});

it('eachOf begins no further item after an error, which it throws', async () => {
  let begun = 0;
  const work = eachOf(Array(500).keys(), async () => {
    begun += 1;
    throw new Error('no disk');
  });
  await expect(work).rejects.toThrow('no disk');
  expect(begun).toBeLessThan(50);
});
