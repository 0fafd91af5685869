import { existsSync } from 'node:fs';
import { cp, glob, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
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
const FLIPPED_BYTES = 50;
/** Of SQLite, unless told otherwise. */
const PAGE_BYTES = 4096;
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

/** Of the structure of the database: within a stored text nobody could tell. */
async function flipBytes(file: string): Promise<void> {
  const bytes = await readFile(file);
  const pages = bytes.length / PAGE_BYTES;
  const step = PAGE_BYTES * Math.floor((pages - 1) / FLIPPED_BYTES);
  for (let count = 1; count <= FLIPPED_BYTES; count++) {
    const position = count * step;
    bytes.writeUInt8(bytes.readUInt8(position) ^ 0xff, position);
  }
  await writeFile(file, bytes);
}

const DATABASE = 'emulator.sqlite';

it.each<[string, string, (file: string) => Promise<void>, RegExp]>([
  ['a cut database', DATABASE, cut, /is damaged: its database emulator\.sqlite/u],
  ['a database with 50 flipped bytes', DATABASE, flipBytes, /is damaged: its database/u],
  ['an emptied database', DATABASE, (file) => truncate(file), /its database .+ missing or empty/u],
  ['a text as database', DATABASE, (file) => writeFile(file, 'text'), /is damaged: its database/u],
  ['torn secrets', 'secrets.json', cut, /secrets\.json is damaged\. Delete it/u],
  ['no format', 'format', (file) => rm(file), /was not written by this version/u],
])('npm start says in one line that the data folder has %s', async (_, name, damage, line) => {
  const { dataDir, file } = await copyOfData('files');
  await damage(file(name));
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
