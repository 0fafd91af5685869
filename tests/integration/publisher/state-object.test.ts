import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCatalogueSource } from '#catalogue/source.ts';
import { aVehicle } from '#tests/support/builders.ts';
import {
  type SmallPublisher,
  startSmallPublisher,
} from '#tests/support/publisher/small-publisher.ts';
import { aSmallSite, type SmallSite } from '#tests/support/publisher/small-site.ts';
import { createPublisher, type Publisher } from '#tools/publisher/publisher.ts';
import { openStateObject, STATE_OBJECT } from '#tools/publisher/state/state-object.ts';
import { rollBack } from '#tools/release/hosting/roll-back.ts';

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

function newMachine(beforeRelease: () => Promise<void> = async () => {}): Publisher {
  site = aSmallSite();
  return createPublisher({
    ...small.options(site),
    source: openCatalogueSource({ firestore: small.firestore, snapshots: null, origin: '' }),
    states: openStateObject(small.bucket),
    beforeRelease,
  });
}

async function publish(revision: number): Promise<string[]> {
  const result = await newMachine().publish({ revision, full: false, force: false });
  expect(result).toMatchObject({ ok: true });
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
  return site.rendered;
}

it('a machine goes on from the state in the bucket and renders only what changed', async () => {
  const all = await publish(1);
  await savePrice('c', 123_456);
  const changed = await publish(2);
  expect(changed).toContain('/car/c');
  expect(changed.length).toBeLessThan(all.length);
  expect(await publish(2)).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  ['is missing', () => small.bucket.file(STATE_OBJECT).delete()],
  ['is torn', () => small.bucket.file(STATE_OBJECT).save('abc', { resumable: false })],
  ['is of the release after the live one', () => rollBack(small.client)],
])('everything is rendered where the state in the bucket %s', async (_what, change) => {
  const all = await publish(1);
  await savePrice('c', 123_456);
  await publish(2);
  await change();
  expect((await publish(3)).toSorted()).toEqual(all.toSorted());
});

it('what must come before a release runs only when the site is made and checked', async () => {
  const ran: number[] = [];
  const before = async () => {
    ran.push(site.rendered.length);
    throw new Error('The functions could not be deployed.');
  };
  const request = { revision: 1, full: true, force: false };
  expect(await newMachine(before).publish(request)).toMatchObject({
    ok: false,
    problem: 'The functions could not be deployed.',
  });
  const afterAllPages = site.rendered.length;
  expect(ran).toEqual([afterAllPages]);
  expect(await small.client.live()).toBeNull();

  const publisher = newMachine(before);
  site.render = async () => Promise.reject(new Error('broken'));
  expect(await publisher.publish(request)).toMatchObject({ ok: false });
  expect(ran).toHaveLength(1);
});
