import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { changeDatabase } from 'app-emulator/testing/change-database.ts';
import autocannon from 'autocannon';
import { RELEASE_MANIFEST, STORED_RELEASES } from 'site-publisher';
import { PageReader } from 'site-publisher/testing/renderer/page-reader.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededData } from '#tests/support/app/seeded-data.ts';
import { startTestApp, type TestApp } from '#tests/support/app/test-app.ts';
import { localHosting } from '#tools/app/local-hosting.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';

const PUBLISHES = 100;
const CAR = 'toyota-yaris-2022';

let app: TestApp;
let sdk: AdminSdk;

beforeAll(async () => {
  app = await startTestApp({ dataDir: await seededData() });
  sdk = openLocalSdk(app.emulatorUrl);
  await app.published();
});
afterAll(async () => {
  await sdk.close();
  await app.stop();
});

const release = async () => (await app.publishing()).release;
const get = (path: string) => fetch(app.siteUrl + path);

/** Saves a price and waits until the site shows it. */
async function publish(price: number): Promise<void> {
  await sdk.firestore.doc(`vehicles/${CAR}`).update({ price, updated_at: new Date() });
  await app.published();
}

/**
 * Every file of the live release with the hash of its bytes, without those that say when the release
 * was made or a vehicle saved.
 */
async function liveFiles(): Promise<Record<string, string>> {
  const hosting = localHosting(app.emulatorUrl);
  const files = await hosting.files((await hosting.live())?.version ?? '');
  const isDated = (file: string) =>
    [`/${RELEASE_MANIFEST}`, '/feeds/stock.json'].includes(file) || file.startsWith('/sitemap-');
  // The files that the search of the previous release names stay for one release.
  const named = await (await get('/search/current.json')).text();
  const isOfSearchBefore = (file: string) => {
    const [, name] = /^\/search\/(?:columns|rows)-([^.]+)\./u.exec(file) ?? [];
    return name !== undefined && !named.includes(`"${name}"`);
  };
  return Object.fromEntries(
    [...files].filter(([file]) => !isDated(file) && !isOfSearchBefore(file)),
  );
}

/** The path of every page of the live release. */
async function allPages(): Promise<string[]> {
  const hosting = localHosting(app.emulatorUrl);
  const files = await hosting.files((await hosting.live())?.version ?? '');
  return (
    [...files.keys()]
      .filter((file) => file.endsWith('.html') && file !== '/404.html')
      // Rows of the search, whose names change with what they show.
      .filter((file) => !file.startsWith('/search/'))
      .map((file) => file.replace(/(?:(?<!^)\/index|index)?\.html$/u, ''))
  );
}

/** Loads a page with its files; returns its problems: errors, or parts of two releases. */
async function readWholePage(page: string): Promise<string[]> {
  const problems: string[] = [];
  const html = await (await get(page)).text();
  if (!html.includes('</html>')) problems.push(`${page} is cut off`);
  const prices = new Set([...html.matchAll(/"price":\s*"?(\d+)/gu)].map((match) => match[1]));
  // Of another page, the monthly prices of leasing are prices, too.
  if (page === `/car/${CAR}` && prices.size > 1) {
    problems.push(`two prices on ${page}: ${[...prices].join(', ')}`);
  }
  for (const reference of new PageReader().read(html).references) {
    if (!reference.startsWith('/_astro/')) continue;
    const { status } = await get(reference);
    if (status !== 200) problems.push(`${reference} of ${page} answered ${status}`);
  }
  return problems;
}

it.runIf(process.env['DEEP'])(
  `the app serves every page without an error and never mixes releases during ${PUBLISHES} publishes`,
  async () => {
    const pages = await allPages();
    expect(pages).toEqual(expect.arrayContaining(['/', '/inventory', '/admin', `/car/${CAR}`]));
    let publishing = true;
    let read = 0;
    const problems: string[] = [];
    const readers = (async () => {
      // Every second page is that of the vehicle whose price every release changes.
      for (; publishing || read < 2 * pages.length; read += 1) {
        const page = read % 2 ? `/car/${CAR}` : pages[(read / 2) % pages.length];
        problems.push(...(await readWholePage(page ?? '/')));
        // Leaves time for the builds.
        await pause(100);
      }
    })();
    const load = Promise.withResolvers<autocannon.Result>();
    const cannon = autocannon(
      {
        url: app.siteUrl,
        connections: 4,
        overallRate: 20,
        duration: 3600,
        // A slow response is not an error: builds use the whole machine.
        timeout: 120,
        requests: pages.map((path) => ({ path })),
      },
      (error, result) => (error ? load.reject(error) : load.resolve(result)),
    );
    const releases = new Set<string | null>();
    for (let count = 0; count < PUBLISHES; count += 1) {
      await publish(100_000 + count);
      releases.add(await release());
    }
    publishing = false;
    await readers;
    cannon.stop();
    const { errors, timeouts, non2xx, requests } = await load.promise;
    console.log(
      `      ${releases.size} releases of ${pages.length} pages, ${requests.total} requests and ${read} pages read whole, ${errors + timeouts} errors, ${non2xx} refused, ${problems.length} mixed`,
    );
    expect({ errors, timeouts, non2xx, problems }).toEqual({
      errors: 0,
      timeouts: 0,
      non2xx: 0,
      problems: [],
    });
    expect(requests.total).toBeGreaterThan(pages.length);
    expect(releases.size).toBe(PUBLISHES);
    const all = await localHosting(app.emulatorUrl).releases();
    expect(all.filter(({ stored }) => stored)).toHaveLength(STORED_RELEASES);
  },
);

it('an edit renders the pages that show the vehicle, and no other', async () => {
  await publish(211_000);
  const { last } = await app.publishing();
  expect(last?.changed).toEqual(expect.arrayContaining(['/', `/car/${CAR}`, '/inventory']));
  expect(last?.changed).not.toContain('/accessories');
  expect(last?.rendered).toBeLessThan((await allPages()).length);
  console.log(`      ${last?.rendered} pages rendered, ${JSON.stringify(last?.steps)} ms`);
});

it('a vehicle that is restored from the trash is on the site as before, byte for byte', async () => {
  const reference = sdk.firestore.doc(`vehicles/${CAR}`);
  /** Moves the vehicle to the trash or back, as the admin does, and waits for the site. */
  async function save(trashed_at: Date | null): Promise<void> {
    const version = (await reference.get()).get('version') + 1;
    const by = 'demo@forhandler.example';
    await reference.update({ trashed_at, version, updated_at: new Date(), updated_by: by });
    await app.published();
  }
  const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
  const before = await liveFiles();
  const page = await bytes(`/car/${CAR}`);
  const picture = new RegExp(`/pictures/vehicle-images/${CAR}/[^"' ,]+`, 'u').exec(
    String(page),
  )?.[0];
  if (!picture) throw new Error('The page shows no picture of the vehicle.');
  const image = await bytes(picture);

  await save(new Date());
  expect((await get(`/car/${CAR}`)).status).toBe(404);
  // Its answer may be cached for a moment.
  await expect.poll(async () => (await get(picture)).status).toBe(404);
  expect(await liveFiles()).not.toEqual(before);

  await save(null);
  expect(await bytes(`/car/${CAR}`)).toEqual(page);
  expect(await bytes(picture)).toEqual(image);
  expect(await liveFiles()).toEqual(before);
});

it('the rollback command puts the previous release live while the app is running', async () => {
  await publish(222_000);
  expect(await (await get(`/car/${CAR}`)).text()).toContain('222.000');

  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../../tools/rollback.ts')],
    { env: { ...process.env, DATA_DIR: app.dataDir } },
  );
  expect(stdout).toMatch(/^The site shows release [\d-]+ again/u);
  expect(await (await get(`/car/${CAR}`)).text()).not.toContain('222.000');
});

it('a start after a missed night renders every page and finds none that changed without an edit', async () => {
  await publish(233_000);
  const pages = (await allPages()).length;
  await sdk.close();
  await app.stop({ keepData: true });
  const database = changeDatabase(app.dataDir);
  database
    .prepare("UPDATE functions_schedules SET next_at = 0 WHERE function = 'nightlyRebuild'")
    .run();
  database.close();

  // At the same address, which the pages contain: otherwise the start itself renders all of them.
  const env = { PORT: new URL(app.siteUrl).port, EMULATOR_PORT: new URL(app.emulatorUrl).port };
  app = await startTestApp({ dataDir: app.dataDir, env });
  sdk = openLocalSdk(app.emulatorUrl);
  const rendered = async () => (await app.publishing()).last?.rendered;
  await expect.poll(rendered).toBeGreaterThan(pages);
  await app.published();
  const { last } = await app.publishing();
  expect(last).toMatchObject({ changed: [], removed: [], drift: [] });
  const state = (await sdk.firestore.doc('system/publishing').get()).data();
  expect(state).toMatchObject({ drift: [], changes: { changed: 0, removed: 0, page: null } });
});
