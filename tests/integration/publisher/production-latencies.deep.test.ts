import { afterEach, beforeEach, expect, it } from 'vitest';
import { simulateProduction } from '#tests/support/publisher/simulated-production.ts';
import {
  type SmallPublisher,
  startSmallPublisher,
} from '#tests/support/publisher/small-publisher.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';

const EDITS = process.env['DEEP'] ? 200 : 40;

let small: SmallPublisher;
beforeEach(async () => {
  small = await startSmallPublisher();
});
afterEach(() => small.stop());

const secondsAt = (delays: readonly number[], share: number) =>
  (delays.toSorted((a, b) => a - b)[Math.floor((delays.length - 1) * share)] ?? 0) / 1000;

it(`95 of 100 of ${EDITS} edits of a working day are live within 10 s at the latencies of production`, async () => {
  const random = createRandom(1);
  const production = simulateProduction(small);
  let time = 0;
  for (let edit = 1; edit <= EDITS; edit += 1) {
    time += random.between(5, 180) * 1000;
    production.saveAt(time, random.pick(['a', 'b', 'c', 'd']), 100_000 + edit);
  }
  await production.run();
  const { delays } = production;
  const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => secondsAt(delays, share));
  console.log(
    `      p50 ${p50} s, p95 ${p95} s, longest ${longest} s, ${production.releases()} releases`,
  );
  expect(delays).toHaveLength(EDITS);
  expect(p95).toBeLessThan(10);
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
});

it('a burst of 100 edits ends in at most 3 releases at the latencies of production', async () => {
  const production = simulateProduction(small);
  production.saveAt(0, 'a', 1_000);
  await production.run();
  const before = production.releases();
  for (let edit = 1; edit <= 100; edit += 1) {
    production.saveAt(60_000 + edit * 100, `car-${edit % 10}`, 100_000 + edit);
  }
  await production.run();
  console.log(`      ${production.releases() - before} releases`);
  expect(production.releases() - before).toBeLessThanOrEqual(3);
  expect(production.delays).toHaveLength(101);
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
});
