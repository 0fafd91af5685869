import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readHostingConfig } from '#emulator/hosting/index.ts';
import { type SiteEmulator, startSiteEmulator } from '#tests/support/emulator/site-emulator.ts';
import { createPublisher, type Publisher } from '#tools/app/publishing/publisher.ts';
import type { BuildOutcome } from '#tools/release/build/build-worker.ts';
import type { Builder } from '#tools/release/build/builder.ts';
import { localHosting } from '#tools/release/hosting/clients.ts';
import type { HostingClient } from '#tools/release/hosting/hosting-client.ts';
import { rollBack } from '#tools/release/hosting/roll-back.ts';

let site: SiteEmulator;
let client: HostingClient;
let publisher: Publisher;
/** What the next builds contain and result in, and how many builds have begun. */
let vehicles: number;
let outcome: BuildOutcome;
let begun: number;
let gate: Promise<void>;

const builder: Pick<Builder, 'build'> = {
  async build({ site, manifest }) {
    begun += 1;
    await gate;
    if (!outcome.ok) return outcome;
    await mkdir(join(site, '_astro'), { recursive: true });
    await writeFile(join(site, 'index.html'), `<script src="/_astro/${begun}.js"></script>`);
    await writeFile(join(site, '404.html'), '');
    await writeFile(join(site, '_headers.json'), '[]');
    await writeFile(join(site, '_astro', `${begun}.js`), '');
    await writeFile(manifest, JSON.stringify({ vehicles, rejected: [], pages: ['/'] }));
    return { ok: true };
  },
};

beforeEach(async () => {
  site = await startSiteEmulator();
  client = localHosting(site.emulator.url);
  [vehicles, outcome, begun, gate] = [10, { ok: true }, 0, Promise.resolve()];
  publisher = createPublisher({
    builder,
    client,
    hosting: readHostingConfig({ hosting: {} }),
    siteUrl: site.siteUrl,
    stagingFolder: join(site.dataDir, 'staging'),
  });
});
afterEach(() => site.stop());

const request = (revision: number, force = false) => ({ revision, force, full: false });
const read = async (path: string) => (await fetch(site.siteUrl + path)).text();

it('all revisions requested during a build are covered by one more build', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const results = [1, 2, 3, 4].map((revision) => publisher.publish(request(revision)));
  resolve();
  const ok = (await Promise.all(results)).map((result) => result.ok);
  expect([ok, begun]).toEqual([[true, true, true, true], 2]);
  expect(publisher.building()).toBe(false);
});

it('a failed build leaves the live release unchanged', async () => {
  await publisher.publish(request(1));
  const before = await client.live();
  outcome = { ok: false, problem: 'out of memory' };
  expect(await publisher.publish(request(2))).toEqual({
    ok: false,
    problem: 'out of memory',
    failure: 'technical',
  });
  expect(await client.live()).toEqual(before);
});

it('a stock that lost more than half of its vehicles is published only when staff force it', async () => {
  await publisher.publish(request(1));
  vehicles = 2;
  expect((await publisher.publish(request(2))).ok).toBe(false);
  expect((await publisher.publish(request(2, true))).ok).toBe(true);
});

it('hashed files of the previous release stay reachable in the next', async () => {
  await publisher.publish(request(1));
  await publisher.publish(request(2));
  expect((await fetch(`${site.siteUrl}/_astro/1.js`)).status).toBe(200);
  const release = JSON.parse(await read('/release.json'));
  expect(release).toMatchObject({ vehicles: 10, assets: { '_astro/1.js': 1, '_astro/2.js': 0 } });
});

it('a rollback goes back one release at a time and stops at the oldest', async () => {
  for (const revision of [1, 2, 3]) await publisher.publish(request(revision));
  const shown = async () => /_astro\/(\d)/u.exec(await read('/'))?.[1];
  expect(await rollBack(client)).toMatch(/^\d{8}-\d+$/u);
  expect(await shown()).toBe('2');
  await rollBack(client);
  expect(await shown()).toBe('1');
  expect(await rollBack(client)).toBeNull();
  await publisher.publish(request(4));
  expect(await shown()).toBe('4');
});
