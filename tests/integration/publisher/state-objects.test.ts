import { createPublisher, type Publisher, type PublisherOptions, rollBack } from 'site-publisher';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCatalogueSource } from '#catalogue/source.ts';
import {
  openStateObjects,
  STATE_OBJECTS,
} from '#functions/src/publishing/build/release-objects.ts';
import { siteContent } from '#functions/src/publishing/build/site-content.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { publishUntilKilled } from '#tests/support/publisher/killed-publisher.ts';
import {
  type SmallPublisher,
  startSmallPublisher,
} from '#tests/support/publisher/small-publisher.ts';
import { aSmallSite, type SmallSite } from '#tests/support/publisher/small-site.ts';

/** A publisher as in production: each release by a machine that has nothing but the project. */

let small: SmallPublisher;
let site: SmallSite;

beforeEach(async () => {
  small = await startSmallPublisher();
  for (const id of ['a', 'b', 'c']) await savePrice(id, 100_000);
});
afterEach(() => small.stop());

async function savePrice(id: string, price: number): Promise<void> {
  const { id: _, ...vehicle } = aVehicle({ price });
  await small.firestore.doc(`vehicles/${id}`).set(vehicle);
}

function machine(beforeRelease: () => Promise<void> = async () => {}): PublisherOptions {
  site = aSmallSite();
  const stock = openCatalogueSource({ firestore: small.firestore, snapshots: null, origin: '' });
  return {
    ...small.options(site),
    source: siteContent(stock, site),
    states: openStateObjects(small.bucket),
    beforeRelease,
  };
}

const newMachine = (...before: Parameters<typeof machine>): Publisher =>
  createPublisher(machine(...before));

async function publish(revision: number): Promise<string[]> {
  const result = await newMachine().publish({ revision, full: false, force: false });
  expect(result).toMatchObject({ ok: true });
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
  return site.rendered;
}

it('a machine continues from the state in the bucket and renders only what changed', async () => {
  const all = await publish(1);
  await savePrice('c', 123_456);
  const changed = await publish(2);
  expect(changed).toContain('/car/c');
  expect(changed.length).toBeLessThan(all.length);
  expect(await publish(2)).toEqual([]);
});

it.each<[string, (object: string) => Promise<unknown>]>([
  ['is missing', (object) => small.bucket.file(object).delete({ ignoreNotFound: true })],
  ['is torn', (object) => small.bucket.file(object).save('abc', { resumable: false })],
])('everything is rendered where the state in the bucket %s', async (_what, change) => {
  const all = await publish(1);
  await savePrice('c', 123_456);
  await publish(2);
  for (const object of STATE_OBJECTS) await change(object);
  expect((await publish(3)).toSorted()).toEqual(all.toSorted());
});

it('a machine that ends between the saved state and the switch costs no full release', async () => {
  const all = await publish(1);
  await savePrice('c', 123_456);
  const kill = { point: 'states.save', occurrence: 1, afterwards: true } as const;
  for (let time = 1; time <= 2; time += 1) {
    expect(await publishUntilKilled(machine(), 2, kill)).toBe(true);
  }
  const changed = await publish(2);
  expect(changed).toContain('/car/c');
  expect(changed.length).toBeLessThan(all.length);
});

it('after one step back the next release renders only what changed, after two everything', async () => {
  const all = await publish(1);
  for (const revision of [2, 3, 4]) {
    await savePrice('c', 100_000 + revision);
    await publish(revision);
  }
  await rollBack(small.client);
  await savePrice('c', 200_000);
  expect((await publish(5)).length).toBeLessThan(all.length);
  for (const _ of [1, 2]) await rollBack(small.client);
  expect((await publish(6)).toSorted()).toEqual(all.toSorted());
});

it('the bucket has the states of two releases, however often is published', async () => {
  for (let revision = 1; revision <= 4; revision += 1) {
    await savePrice('c', 100_000 + revision);
    await publish(revision);
  }
  const [files] = await small.bucket.getFiles({ prefix: 'releases/' });
  expect(files.map(({ name }) => name)).toEqual(STATE_OBJECTS.toSorted());
});

it('the hook before a release runs only when the site is made and checked', async () => {
  const ran: number[] = [];
  const before = async () => {
    ran.push(site.rendered.length);
    throw new Error('The functions could not be deployed.');
  };
  const request = { revision: 1, full: true, force: false };
  expect(await newMachine(before).publish(request)).toMatchObject({
    ok: false,
    problem: { kind: 'failed', message: 'The functions could not be deployed.' },
  });
  const afterAllPages = site.rendered.length;
  expect(ran).toEqual([afterAllPages]);
  expect(await small.client.live()).toBeNull();

  const publisher = newMachine(before);
  site.render = async () => Promise.reject(new Error('broken'));
  expect(await publisher.publish(request)).toMatchObject({ ok: false });
  expect(ran).toHaveLength(1);
});
