import { createPublisher } from 'site-publisher';
import { gzipped, hashOf } from 'site-publisher/testing/hosting/release-version.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomEdits } from '#tests/support/publisher/random-edits.ts';
import {
  type SmallPublisher,
  startSmallPublisher,
} from '#tests/support/publisher/small-publisher.ts';
import { aSmallSite } from '#tests/support/publisher/small-site.ts';
import { createRandom } from '#tools/demo/random-stock/random.ts';

const EDITS = process.env['DEEP'] ? 1_000 : 20;
const READERS = 4;
/** As Hosting names the files of the pages that readers open. */
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

let small: SmallPublisher;
beforeAll(async () => {
  small = await startSmallPublisher();
});
afterAll(() => small.stop());

/** What a reader got between two reads of the id of the release that gave the same id. */
interface Reading {
  release: string;
  path: string;
  /** Null where the page was not there. */
  hash: string | null;
}

it(`while ${EDITS} edits are published, readers of every page get no error and no mixed release`, async () => {
  const edits = randomEdits(small.firestore, 1, () => small.clock.now);
  for (let edit = 0; edit < 20; edit += 1) await edits.edit();
  const publisher = createPublisher(small.options(aSmallSite()));
  /** Release → file → hash. */
  const releases = new Map<string, ReadonlyMap<string, string>>();
  const publish = async (revision: number) => {
    const result = await publisher.publish({ revision, full: false, force: true });
    expect(result).toMatchObject({ ok: true });
    const live = await small.client.live();
    const files = await small.client.files(live?.version ?? '');
    releases.set(live?.labels['release'] ?? '', files);
  };
  await publish(1);

  const readings: Reading[] = [];
  const errors: string[] = [];
  let [isDone, requests] = [false, 0];
  const get = async (path: string) => {
    requests += 1;
    const response = await fetch(small.siteUrl + path);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 && response.status !== 404) {
      errors.push(`${path} answered ${response.status}`);
    }
    return response.status === 404 ? null : body;
  };
  const releaseId = async () => {
    const manifest = await get('/release.json');
    return manifest === null ? '' : String(JSON.parse(manifest.toString()).id);
  };
  const paths = ['/', '/inventory', '/sold-cars', '/accessories', '/inventory/volvo'];
  const cars = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `/car/${id}`);

  async function read(seed: number): Promise<void> {
    const random = createRandom(seed);
    while (!isDone) {
      const path = random.pick([...paths, ...cars]);
      try {
        const release = await releaseId();
        const body = await get(path);
        const isSame = (await releaseId()) === release;
        const hash = body === null ? null : hashOf(await gzipped(body));
        if (isSame) readings.push({ release, path, hash });
      } catch (error) {
        errors.push(`${path}: ${error}`);
      }
    }
  }

  const readers = Array.from({ length: READERS }, (_, seed) => read(seed + 1));
  for (let edit = 1; edit <= EDITS; edit += 1) {
    await edits.edit();
    await publish(edit + 1);
  }
  isDone = true;
  await Promise.all(readers);

  const mixed = readings.filter(
    ({ release, path, hash }) => (releases.get(release)?.get(fileOf(path)) ?? null) !== hash,
  );
  console.log(`      ${releases.size} releases, ${requests} requests, ${readings.length} compared`);
  expect(errors).toEqual([]);
  expect(mixed).toEqual([]);
  expect(readings.length).toBeGreaterThan(EDITS);
  expect(new Set(readings.map(({ release }) => release)).size).toBeGreaterThan(5);
});
