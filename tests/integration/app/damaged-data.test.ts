import { existsSync } from 'node:fs';
import { cp, glob, mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenReferences } from '#tests/support/app/broken-references.ts';
import { newDataFolder } from '#tests/support/app/data-folder.ts';
import { copyLiveSite } from '#tests/support/app/live-site-folder.ts';
import { runStart } from '#tests/support/app/run-start.ts';
import { seededData } from '#tests/support/app/seeded-data.ts';
import { startTestApp } from '#tests/support/app/test-app.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

const CAR = 'toyota-yaris-2022';
/** The data of an app that was stopped. */
let intact: string;

beforeAll(async () => {
  intact = await seededData();
});
afterAll(() => rm(intact, { recursive: true, force: true }));

/** A copy of the data, and the path of a file in it; `files`: with empty folders, which a start reads later. */
async function copyOfData(
  part: 'all' | 'files' = 'all',
): Promise<{ dataDir: string; file: (name: string) => string }> {
  const dataDir = await newDataFolder();
  const isCopied = (path: string) => part === 'all' || path === intact || dirname(path) === intact;
  await cp(intact, dataDir, { recursive: true, filter: isCopied });
  return { dataDir, file: (name) => join(dataDir, name) };
}

/** Cuts a file to its first half. */
async function cut(file: string): Promise<void> {
  const { length } = await readFile(file);
  await truncate(file, Math.floor(length / 2));
}

const DATABASE = 'emulator.sqlite';

// What else is found in a database: `database-file.test.ts` of the emulator.
it.each<[string, string, RegExp]>([
  ['a cut database', DATABASE, /is damaged: its database emulator\.sqlite/u],
  ['torn secrets', 'secrets.json', /secrets\.json is damaged\. Delete it/u],
])('npm start says in one line that the data folder has %s', async (_, name, line) => {
  const { dataDir, file } = await copyOfData('files');
  await cut(file(name));
  const { code, lines } = await runStart(dataDir);
  expect([code, lines]).toEqual([1, [expect.stringMatching(line)]]);
  await rm(dataDir, { recursive: true });
});

it('a second start does not take a damaged data folder for intact', async () => {
  const { dataDir, file } = await copyOfData('files');
  await rm(file(DATABASE));
  const first = await runStart(dataDir);
  expect(first.lines).toEqual([expect.stringMatching(/missing or empty/u)]);
  expect(await runStart(dataDir)).toEqual(first);
  await rm(dataDir, { recursive: true });
});

it('a start rebuilds what it can of a damaged data folder', async () => {
  const { dataDir, file } = await copyOfData();
  const torn = [
    ...(await Array.fromAsync(glob('hosting/**/*', { cwd: dataDir, withFileTypes: true })))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
    ...(await Array.fromAsync(glob('releases/*.json', { cwd: dataDir }))).map(file),
    ...['catalogue.bin', 'functions/index.js'].map(file).filter((path) => existsSync(path)),
  ];
  expect(torn.length).toBeGreaterThan(100);
  for (const path of torn) await cut(path);
  const app = await startTestApp({ dataDir });
  expect(await readFile(file('server.log'), 'utf8')).toMatch(
    /Hosting: \d+ files of the live release are damaged or missing\./u,
  );
  const live = await copyLiveSite(dataDir, await mkdtemp(join(dataDir, 'live-')));
  expect(await brokenReferences(live?.folder ?? '', app.siteUrl)).toEqual([]);
  const sdk = openLocalSdk(app.emulatorUrl);
  await sdk.firestore.doc(`vehicles/${CAR}`).update({ price: 123_456, is_on_sale: false });
  await app.published();
  expect(await (await fetch(`${app.siteUrl}/car/${CAR}`)).text()).toContain('123.456');
  await sdk.close();
  await app.stop();
});
