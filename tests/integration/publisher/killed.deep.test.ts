import { createPublisher } from 'site-publisher';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KILL_POINTS, publishUntilKilled } from '#tests/support/publisher/killed-publisher.ts';
import { randomEdits } from '#tests/support/publisher/random-edits.ts';
import {
  type SmallPublisher,
  startSmallPublisher,
} from '#tests/support/publisher/small-publisher.ts';
import { aSmallSite } from '#tests/support/publisher/small-site.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';

const KILLS = process.env['DEEP'] ? 300 : 20;

let small: SmallPublisher;
beforeAll(async () => {
  small = await startSmallPublisher();
});
afterAll(() => small.stop());

it(`killed at ${KILLS} random points, the publisher leaves one whole release and ends at the same files`, async () => {
  const random = createRandom(1);
  const edits = randomEdits(small.firestore, 1, () => small.clock.now);
  let [killed, switched] = [0, 0];
  // Some publishers end before that point, where they have no work for it.
  for (let revision = 1; killed < KILLS; revision += 1) {
    // Other code renders every page, and an earlier state is no use.
    const site = aSmallSite(random.pick(['one', 'one', 'two']));
    for (let edit = 0; edit < 3; edit += 1) await edits.edit();
    const [before, after] = [await small.liveFiles(), await small.fullFiles(site)];

    const point = random.pick(KILL_POINTS);
    const kill = { point, occurrence: random.between(1, 2), afterwards: random.next() < 0.5 };
    const wasKilled = await publishUntilKilled(small.options(site), revision, kill);
    killed += Number(wasKilled);

    const live = await small.liveFiles();
    const isBefore = JSON.stringify(live) === JSON.stringify(before);
    if (!isBefore) expect(withoutInherited(live, after)).toEqual(after);
    switched += Number(wasKilled && !isBefore);

    const request = { revision, full: false, force: true };
    const result = await createPublisher(small.options(site)).publish(request);
    expect(result).toMatchObject({ ok: true });
    expect(withoutInherited(await small.liveFiles(), after)).toEqual(after);
  }
  console.log(`      ${killed} killed, ${switched} of them after the switch`);
  expect(switched).toBeGreaterThan(0);
});

/** The files of a release but the hashed ones that it keeps for visitors of an earlier one. */
function withoutInherited(live: Record<string, string>, own: Record<string, string>) {
  const files = Object.entries(live).filter(
    ([path]) => path in own || !path.startsWith('/_astro/'),
  );
  return Object.fromEntries(files);
}
