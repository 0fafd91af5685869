import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabaseFile } from './database-file.ts';

const PAGE_BYTES = 4096;
let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'database-file-'));
  file = join(folder, 'emulator.sqlite');
  const { close, database } = openDatabaseFile(folder);
  mkdirSync(join(folder, 'hosting'));
  database.exec('CREATE TABLE texts (text TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO texts VALUES (?)');
  for (let count = 0; count < 100; count++) insert.run('x'.repeat(500));
  await close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the check of a folder says: 'intact', or the message of its error. */
async function check(): Promise<string> {
  const opened = openDatabaseFile(folder);
  const result = await opened.check().then(
    () => 'intact',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  await opened.close();
  return result;
}

function overwrite(position: number, bytes: Buffer): void {
  const all = readFileSync(file);
  bytes.copy(all, position);
  writeFileSync(file, all);
}

/** As after a crash: nothing says how the file was closed. */
function forgetHash(): void {
  rmSync(`${file}.sha256`);
}

test('a database is intact after each close, and after a process that did not close it', async () => {
  expect(await check()).toBe('intact');
  expect(await check()).toBe('intact');
  forgetHash();
  expect(await check()).toBe('intact');
});

test('one changed byte in a text of a database is found at this start and at the next one', async () => {
  overwrite(readFileSync(file).lastIndexOf('xx'), Buffer.from('y'));
  const expected = expect.stringContaining('is not as it was when it was closed');
  expect(await check()).toEqual(expected);
  expect(await check()).toEqual(expected);
});

test('the hash of a database is gone before anything is written to it', async () => {
  const opened = openDatabaseFile(folder);
  expect(existsSync(`${file}.sha256`)).toBe(true);
  await opened.check();
  expect(existsSync(`${file}.sha256`)).toBe(false);
  await opened.close();
});

test('a database whose structure is damaged is found after a crash as well', async () => {
  forgetHash();
  overwrite(3 * PAGE_BYTES, Buffer.alloc(PAGE_BYTES, 0xff));
  expect(await check()).toMatch(/^DataFolderError: .+ is damaged: its database .+ fails/u);
});

test.each([
  ['is cut within a page', () => truncateSync(file, 2.5 * PAGE_BYTES)],
  ['is cut behind a page', () => truncateSync(file, 2 * PAGE_BYTES)],
  ['is another file', () => writeFileSync(file, 'x'.repeat(PAGE_BYTES))],
  ['is empty', () => truncateSync(file)],
  ['is missing', () => rmSync(file)],
])('a database that %s is called damaged, after a close and after a crash', async (_, damage) => {
  damage();
  for (const prepare of [() => {}, forgetHash]) {
    prepare();
    const result = await check().catch((error: Error) => `${error.name}: ${error.message}`);
    expect(result).toContain(`DataFolderError: The data folder ${folder} is damaged`);
  }
});
