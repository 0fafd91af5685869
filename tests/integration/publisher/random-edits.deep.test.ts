import { createPublisher } from 'site-publisher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomEdits } from '#tests/support/publisher/random-edits.ts';
import {
  type SmallPublisher,
  startSmallPublisher,
} from '#tests/support/publisher/small-publisher.ts';
import { aSmallSite } from '#tests/support/publisher/small-site.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';

const SEQUENCES = process.env['DEEP'] ? 300 : 20;
const PUBLISHES = 3;
const DAY_MS = 86_400_000;

let small: SmallPublisher;
beforeAll(async () => {
  small = await startSmallPublisher();
});
afterAll(() => small.stop());

/** Edits the stock, restarts, moves the clock and publishes; compares each release with a full one. */
async function runSequence(seed: number): Promise<{ releases: number; rendered: number }> {
  const random = createRandom(seed);
  const edits = randomEdits(small.firestore, seed, () => small.clock.now);
  const site = aSmallSite();
  const open = () =>
    createPublisher({ ...small.options(site), largeSite: random.pick([1, 1_000]) });
  let publisher = open();
  const counts = { releases: 0, rendered: 0 };
  const steps: string[] = [`sequence ${seed}`];
  for (let revision = 1; revision <= PUBLISHES; revision += 1) {
    if (random.next() < 0.3) {
      publisher = open();
      steps.push('restarts');
    }
    if (random.next() < 0.3) small.clock.now = new Date(small.clock.now.getTime() + 20 * DAY_MS);
    for (let edit = random.between(0, 4); edit > 0; edit -= 1) steps.push(await edits.edit());
    site.rendered.length = 0;
    const request = { revision: seed * 100 + revision, full: false, force: true };
    const result = await publisher.publish(request);
    expect(result.ok, `${steps.join(', ')}: ${JSON.stringify(result)}`).toBe(true);
    counts.releases += 1;
    counts.rendered += site.rendered.length;
    expect(await small.liveFiles(), steps.join(', ')).toEqual(await small.fullFiles());
  }
  return counts;
}

it(`after each of ${SEQUENCES} random sequences of edits the site is the same as a full release`, async () => {
  let [releases, rendered] = [0, 0];
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const counts = await runSequence(seed);
    releases += counts.releases;
    rendered += counts.rendered;
  }
  const pages = Object.keys(await small.liveFiles()).length;
  console.log(`      ${releases} releases of about ${pages} files, ${rendered} pages rendered`);
  // Fewer than half of the pages, though most sequences change several of a few vehicles.
  expect(rendered).toBeLessThan((releases * pages) / 2);
});
