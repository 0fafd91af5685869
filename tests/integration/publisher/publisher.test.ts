import {
  createPublisher,
  HostingApiError,
  type Publisher,
  type PublishResult,
  rollBack,
} from 'site-publisher';
import { hashOf } from 'site-publisher/testing/hosting/release-version.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BuildRequest } from '#domain/publishing.ts';
import { CURRENT_SEARCH_PATH, columnsPath } from '#domain/search/release/search-files.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { publishUntilKilled } from '#tests/support/publisher/killed-publisher.ts';
import { type Edits, randomEdits } from '#tests/support/publisher/random-edits.ts';
import {
  type SmallPublisher,
  startSmallPublisher,
} from '#tests/support/publisher/small-publisher.ts';
import { aSmallSite, type SmallSite } from '#tests/support/publisher/small-site.ts';
import { PROJECT_ID } from '#tools/shared/config.ts';

const ACCESSORY = {
  name: 'Måtter',
  category: 'interior',
  price: 100,
  available: true,
  featured: false,
  created_at: new Date('2026-11-01T08:00:00Z'),
};

let small: SmallPublisher;
let edits: Edits;
let site: SmallSite;
let publisher: Publisher;

beforeEach(async () => {
  small = await startSmallPublisher();
  edits = randomEdits(small.firestore, 1, () => small.clock.now);
  for (const id of ['a', 'b', 'c', 'd']) await saveVehicle(id);
  start();
});
afterEach(() => small.stop());

/** Starts a publisher without memory, with the same code or with another. */
function start(word = 'one'): void {
  site = aSmallSite(word);
  publisher = createPublisher(small.options(site));
}

async function saveVehicle(id: string, fields: Parameters<typeof aVehicle>[0] = {}) {
  const created_at = new Date(`2026-11-0${id.charCodeAt(0) - 96}T08:00:00Z`);
  const { id: _, ...vehicle } = aVehicle({ created_at, ...fields });
  await edits.save('vehicles', id, vehicle);
}

/** Publishes; returns the result and the paths of the pages that were rendered for it. */
async function publish(revision: number, options: Partial<BuildRequest> = {}) {
  site.rendered.length = 0;
  const request = { revision, force: false, full: false, ...options };
  const result = await publisher.publish(request);
  return { result, rendered: site.rendered.toSorted() };
}

const detailsOf = (result: PublishResult) => {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.details;
};
const visit = (path: string) => fetch(small.siteUrl + path);

it('a changed price renders the pages that show the vehicle, and no other', async () => {
  const first = await publish(1);
  expect(first.rendered).toHaveLength(11);
  await saveVehicle('a', { price: 123_456 });
  const { result, rendered } = await publish(2);
  const shown = ['/', '/car/a', '/car/b', '/car/c', '/feeds/stock.json', '/inventory'];
  expect(rendered).toEqual([...shown, '/inventory/volkswagen']);
  expect(detailsOf(result)).toMatchObject({ rendered: 7, removed: [], drift: null });
  expect(await (await visit('/car/a')).text()).toContain('123456');
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
});

it('a publisher that starts again continues from the stored state and renders only what changed', async () => {
  await publish(1);
  start();
  await saveVehicle('d', { price: 123_456 });
  expect((await publish(2)).rendered).not.toContain('/car/a');
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
});

it('a large site gets an edited page first and its feeds in a second release', async () => {
  const shown: [string, boolean][] = [];
  const isLive = async (path: string) => (await (await visit(path)).text()).includes('123456');
  const { client } = small;
  const look = async (...call: Parameters<typeof client.release>) => {
    await client.release(...call);
    for (const path of ['/car/a', '/feeds/stock.json']) shown.push([path, await isLive(path)]);
  };
  await publish(1);
  await saveVehicle('a', { price: 123_456 });
  const options = { ...small.options(site), largeSite: 1, client: { ...client, release: look } };
  publisher = createPublisher(options);
  const { result, rendered } = await publish(2);
  expect(shown).toEqual([
    ['/car/a', true],
    ['/feeds/stock.json', false],
    ['/car/a', true],
    ['/feeds/stock.json', true],
  ]);
  expect(rendered).toContain('/feeds/stock.json');
  expect(detailsOf(result).changed).toHaveLength(rendered.length);
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
  await rollBack(client);
  expect(await isLive('/car/a')).toBe(false);
});

it('the deferred pages of an edit in a large site are not lost when the publisher ends before it', async () => {
  await publish(1);
  await saveVehicle('a', { price: 123_456 });
  const large = { ...small.options(site), largeSite: 1 };
  const kill = { point: 'client.createVersion', occurrence: 2, afterwards: false } as const;
  expect(await publishUntilKilled(large, 2, kill)).toBe(true);
  expect(await small.liveFiles()).not.toEqual(await small.fullFiles());
  start();
  expect((await publish(2)).rendered).toEqual(['/feeds/stock.json']);
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
});

it('a deleted vehicle has no page after the next release', async () => {
  await publish(1);
  await edits.save('vehicles', 'd', null);
  expect(detailsOf((await publish(2)).result).removed).toEqual(['/car/d']);
  expect((await visit('/car/d')).status).toBe(404);
});

it('a change that no page shows makes no release', async () => {
  const { result } = await publish(1);
  await saveVehicle('a', { vin: 'WVWZZZ1KZAW000009' });
  const second = await publish(2);
  expect(second.rendered).toEqual([]);
  expect(second.result).toMatchObject({ ok: true, release: result.ok && result.release });
});

it('a sold vehicle leaves its page when its time is over, without any edit', async () => {
  await saveVehicle('a', { status: 'sold', sold_date: small.clock.now });
  const wake = detailsOf((await publish(1)).result).wake;
  expect((await visit('/car/a')).status).toBe(200);
  small.clock.now = wake ?? small.clock.now;
  await publish(1);
  expect((await visit('/car/a')).status).toBe(404);
});

it('a revision that is live already is only reported', async () => {
  const first = await publish(1);
  start();
  const again = await publish(1);
  expect(again.rendered).toEqual([]);
  expect(again.result).toMatchObject({ release: first.result.ok && first.result.release });
});

it.each<[string, () => Promise<void>]>([
  ['the code is another', async () => start('two')],
  [
    'the stored state is lost',
    async () => {
      await small.options().states.keep(0);
      start();
    },
  ],
  [
    'something else was released meanwhile',
    async () => {
      const version = await small.client.createVersion({ config: {}, labels: {} });
      await small.client.finalize(version);
      await small.client.release(version, { message: 'by hand' });
    },
  ],
])('every page is rendered where %s', async (_what, change) => {
  await publish(1);
  await change();
  await saveVehicle('a', { price: 123_456 });
  const { rendered } = await publish(2, { force: true });
  expect(rendered).toHaveLength(11);
  expect(await small.liveFiles()).toMatchObject(await small.fullFiles(site));
});

it('a file that Hosting has lost is sent again, even for a page that did not change', async () => {
  await publish(1);
  const lost = (await small.liveFiles())['/car/d.html'] ?? '';
  let isLost = true;
  const { client } = small;
  const forgetful: typeof client = {
    ...client,
    async populate(...call) {
      const { url, required } = await client.populate(...call);
      return { url, required: isLost ? [...required, lost] : required };
    },
    async upload(url, hash, bytes) {
      if (hash === lost) isLost = false;
      return client.upload(url, hash, bytes);
    },
  };
  publisher = createPublisher({ ...small.options(site), client: forgetful });
  await saveVehicle('a', { price: 123_456 });
  const { result } = await publish(2, { full: true });
  expect(result.ok).toBe(true);
  expect(isLost).toBe(false);
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
});

it('hashed files of earlier code stay reachable, however often is published', async () => {
  await publish(1);
  start('two');
  for (let revision = 2; revision < 9; revision += 1) {
    await saveVehicle('a', { price: revision });
    await publish(revision);
  }
  expect((await visit('/_astro/one.css')).status).toBe(200);
  const release = await (await visit('/release.json')).json();
  expect(release.assets).toEqual({ '_astro/one.css': 1, '_astro/two.css': 0 });
});

/** The files of the search of a small site: as those of the real one, each has a name by its content. */
function withSearch(small: SmallSite): SmallSite {
  return {
    ...small,
    *sitePages(catalogue) {
      yield* small.sitePages(catalogue);
      const prices = catalogue.inventory.map(({ vehicle }) => vehicle.price);
      const path = columnsPath(hashOf(Buffer.from(prices.join())).slice(0, 12));
      yield { path, route: path, data: prices };
      yield { path: CURRENT_SEARCH_PATH, route: CURRENT_SEARCH_PATH, data: { path } };
    },
  };
}

it.each(['one', 'two'])(
  'the files that the search of the last release names stay for one release, also of code "%s"',
  async (word) => {
    const restart = (code: string) => {
      start(code);
      publisher = createPublisher(small.options(withSearch(site)));
    };
    const columns = async () => (await (await visit(CURRENT_SEARCH_PATH)).json()).path as string;
    const statuses = (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await visit(path)).status));
    restart('one');
    await publish(1);
    const paths = [await columns()];
    for (const revision of [2, 3]) {
      await saveVehicle('a', { price: 100_000 + revision });
      if (revision === 2) restart(word);
      await publish(revision);
      paths.push(await columns());
      expect(await statuses(paths.slice(-2))).toEqual([200, 200]);
    }
    expect(new Set(paths).size).toBe(3);
    expect(await statuses(paths)).toEqual([404, 200, 200]);
  },
);

it('the files of a search that comes in two releases stay until the next edit', async () => {
  publisher = createPublisher({ ...small.options(withSearch(site)), largeSite: 1 });
  await publish(1);
  const { path } = await (await visit(CURRENT_SEARCH_PATH)).json();
  await saveVehicle('a', { price: 123_456 });
  expect(detailsOf((await publish(2)).result).steps).toHaveProperty('release deferred');
  expect((await visit(path)).status).toBe(200);
  await saveVehicle('a', { price: 234_567 });
  await publish(3);
  expect((await visit(path)).status).toBe(404);
});

it('versions that a publisher never finished are deleted by a later one, but none of the last hour', async () => {
  await publish(1);
  await saveVehicle('a', { price: 123_456 });
  const kill = { point: 'client.finalize', occurrence: 1, afterwards: false } as const;
  expect(await publishUntilKilled(small.options(site), 2, kill)).toBe(true);
  const unfinished = async () => {
    const url = `${small.emulatorUrl}/v1beta1/sites/${PROJECT_ID}/versions`;
    const answer = await fetch(url, { headers: { authorization: 'Bearer owner' } });
    const { versions } = (await answer.json()) as { versions: { status: string }[] };
    return versions.filter(({ status }) => status === 'CREATED').length;
  };
  small.clock.now = new Date();
  start();
  await publish(2);
  expect(await unfinished()).toBe(1);
  small.clock.now = new Date(Date.now() + 2 * 3_600_000);
  start();
  await saveVehicle('a', { price: 234_567 });
  expect((await publish(3)).result).toMatchObject({ ok: true });
  expect(await unfinished()).toBe(0);
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
});

it('a time that Hosting names is in the result of a failed release', async () => {
  const refused = new HostingApiError('Hosting refused', { status: 429, retryAfter: 300 });
  const client = { ...small.client, createVersion: () => Promise.reject(refused) };
  publisher = createPublisher({ ...small.options(site), client });
  const { result } = await publish(1);
  expect(result).toMatchObject({ ok: false, problem: { kind: 'failed', retryAfter: 300 } });
});

it('a release has the security headers of every page in it, rendered now or before', async () => {
  await publish(1);
  await saveVehicle('a', { price: 123_456 });
  await publish(2);
  expect((await visit('/car/d')).headers.get('x-styles')).toBe("'sha256-one'");
});

it('a page that cannot be rendered is named, and nothing is released', async () => {
  await publish(1);
  const before = await small.client.live();
  await saveVehicle('a', { price: 123_456 });
  const { render } = site;
  site.render = (page) =>
    page.path === '/car/a' ? Promise.reject(new Error('no such image')) : render(page);
  publisher = createPublisher(small.options(site));
  const { result } = await publish(2);
  expect(result).toMatchObject({
    ok: false,
    problem: { kind: 'failed', message: '/car/a: no such image (no such image)' },
  });
  expect(await small.client.live()).toEqual(before);
});

it('a changed page with a link that leads nowhere is not released', async () => {
  await publish(1);
  await saveVehicle('a', { price: 123_456 });
  const { render } = site;
  site.render = async (page) => {
    const rendered = await render(page);
    return { ...rendered, references: ['/gone'] };
  };
  publisher = createPublisher(small.options(site));
  const { result } = await publish(2);
  const link = expect.stringMatching(/^\/gone \(\/.*\.html\)$/u);
  const links = expect.arrayContaining([link]);
  expect(result).toEqual({ ok: false, problem: { kind: 'broken_links', links } });
});

it('a site that lacks a promised page is not released', async () => {
  const { sitePages } = site;
  site.sitePages = (catalogue) =>
    [...sitePages(catalogue)].filter(({ path }) => path !== '/car/b' && path !== '/404');
  publisher = createPublisher(small.options(site));
  const { result } = await publish(1);
  const problem = { kind: 'missing_pages', paths: ['/404', '/car/b'] };
  expect(result).toEqual({ ok: false, problem });
});

it('a stock that lost more than half of its vehicles is published only when staff force it', async () => {
  await publish(1);
  start();
  for (const id of ['a', 'b', 'c']) await edits.save('vehicles', id, null);
  expect((await publish(2)).result).toMatchObject({ ok: false, problem: { kind: 'shrunk' } });
  expect((await visit('/car/a')).status).toBe(200);
  expect((await publish(2, { force: true })).result).toMatchObject({ ok: true, items: 1 });
});

it('all revisions requested while one is published are covered by one more release', async () => {
  const requests = [1, 2, 3, 4].map((revision) => publish(revision));
  expect(publisher.publishing()).toBe(true);
  const releases = (await Promise.all(requests)).map(({ result }) => result.ok && result.release);
  expect([new Set(releases.slice(1)).size, publisher.publishing()]).toEqual([1, false]);
});

it('a release that loses to another one is made again from that one', async () => {
  await publish(1);
  await saveVehicle('a', { price: 123_456 });
  const options = small.options(site);
  const other = await small.client.createVersion({ config: {}, labels: {} });
  await small.client.finalize(other);
  const finalize = async (version: string) => {
    options.client.finalize = small.client.finalize;
    await small.client.finalize(version);
    await small.client.release(other, { message: 'by hand' });
  };
  options.client = { ...small.client, finalize };
  publisher = createPublisher(options);
  expect((await publish(2, { force: true })).result).toMatchObject({ ok: true });
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
});

it('a full release names pages that differ although their data is the same, and repairs them', async () => {
  await publish(1);
  const sha256 = async () => hashOf(Buffer.from(await (await visit('/sold-cars')).text()));
  const before = await sha256();
  const { render } = site;
  // An injected difference: the page depends on something outside of its data.
  site.render = async (page) => {
    const rendered = await render(page);
    if (page.path !== '/sold-cars') return rendered;
    return { ...rendered, body: Buffer.from('depends on something else') };
  };
  publisher = createPublisher(small.options(site));
  const { drift } = detailsOf((await publish(1, { full: true })).result);
  expect(drift).toEqual([{ path: '/sold-cars', before, after: await sha256() }]);
  expect(await (await visit('/sold-cars')).text()).toBe('depends on something else');
  expect(detailsOf((await publish(1, { full: true })).result).drift).toEqual([]);
});

it('a release names the page that the request is about, if it changed, else the only changed page', async () => {
  await publish(1);
  await saveVehicle('a', { price: 123_456 });
  expect(detailsOf((await publish(2, { page: '/car/a' })).result).page).toBe('/car/a');
  await saveVehicle('a', { price: 123_457 });
  expect(detailsOf((await publish(3, { page: '/car/d' })).result).page).toBeNull();
  await edits.save('accessories', 'mats', ACCESSORY);
  expect(detailsOf((await publish(4)).result).page).toBe('/accessories');
});

it('after a rollback the next edit continues from the release that is live again', async () => {
  await publish(1);
  await saveVehicle('a', { price: 111_111 });
  await publish(2);
  await rollBack(small.client);
  expect(await (await visit('/car/a')).text()).not.toContain('111111');
  await saveVehicle('d', { price: 222_222 });
  await publish(3);
  expect(await small.liveFiles()).toEqual(await small.fullFiles());
});
