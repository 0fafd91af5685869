import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readHostingConfig } from '#emulator/hosting/index.ts';
import type { BuildOutcome } from '#tools/release/build/build-worker.ts';
import type { Builder } from '#tools/release/build/builder.ts';
import { openReleases, type Releases } from '#tools/release/releases.ts';
import { createPublisher, type Publisher } from './publisher.ts';

let dataDir: string;
let releases: Releases;
let publisher: Publisher;
/** What the next builds contain and result in, and how many builds have begun. */
let vehicles: number;
let outcome: BuildOutcome;
let begun: number;
let gate: Promise<void>;

const builder: Builder = {
  async build({ site, manifest }) {
    begun += 1;
    await gate;
    if (!outcome.ok) return outcome;
    await mkdir(join(site, '_astro'), { recursive: true });
    await writeFile(join(site, 'index.html'), `<script src="/_astro/${begun}.js"></script>`);
    await writeFile(join(site, '404.html'), '');
    await writeFile(join(site, '_astro', `${begun}.js`), '');
    await writeFile(manifest, JSON.stringify({ vehicles, rejected: [], pages: ['/'] }));
    return { ok: true };
  },
  close() {},
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'publisher-'));
  releases = openReleases(dataDir);
  [vehicles, outcome, begun, gate] = [10, { ok: true }, 0, Promise.resolve()];
  publisher = createPublisher({
    builder,
    releases,
    hosting: readHostingConfig({ hosting: {} }),
    origin: 'http://127.0.0.1:4321',
    onRelease: () => {},
  });
});
afterEach(() => rm(dataDir, { recursive: true }));

const request = (revision: number, force = false) => ({ revision, force, full: false });
const siteOf = () => releases.live()?.release.site ?? '';

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
  const before = releases.live();
  outcome = { ok: false, problem: 'out of memory' };
  expect(await publisher.publish(request(2))).toEqual({ ok: false, problem: 'out of memory' });
  expect(releases.live()).toEqual(before);
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
  expect(await readFile(join(siteOf(), '_astro/1.js'), 'utf8')).toBe('');
  const release = JSON.parse(await readFile(join(siteOf(), 'release.json'), 'utf8'));
  expect(release).toMatchObject({ vehicles: 10, assets: { '_astro/1.js': 1, '_astro/2.js': 0 } });
});
