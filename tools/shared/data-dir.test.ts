import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirInUseError, openDataDir } from './data-dir.ts';
import { UsageError } from './failure.ts';

let home: string;
let dataDir: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'data-dir-'));
  dataDir = join(home, 'data');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const marker = () => readFileSync(join(dataDir, 'format'), 'utf8');

it('a new data folder is marked with its format and opens again', () => {
  openDataDir(dataDir).close();
  expect(marker()).toBe('4');
  writeFileSync(join(dataDir, 'seeded'), '');
  expect(() => openDataDir(dataDir).close()).not.toThrow();
});

it('an empty folder that exists becomes a data folder', () => {
  mkdirSync(dataDir);
  openDataDir(dataDir).close();
  expect(marker()).toBe('4');
});

it.each([
  ['without a format', {}],
  ['of an earlier format', { format: '2' }],
  ['of a later format', { format: '5' }],
])('a data folder %s is refused and stays as it is', (_, files) => {
  mkdirSync(dataDir);
  const content = { planted: '', ...files };
  for (const [name, text] of Object.entries(content)) writeFileSync(join(dataDir, name), text);
  expect(() => openDataDir(dataDir)).toThrow(UsageError);
  expect(() => openDataDir(dataDir)).toThrow(/was not written by this version.*DATA_DIR/u);
  expect(readdirSync(dataDir).sort()).toEqual(Object.keys(content).sort());
});

it('a data folder of format 3 is taken over, and is then closed to the version that wrote it', () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'format'), '3');
  openDataDir(dataDir).close();
  expect(marker()).toBe('4');
});

it('a data folder that another process has just created counts as in use', () => {
  const other = openDataDir(dataDir);
  rmSync(join(dataDir, 'format'));
  expect(() => openDataDir(dataDir)).toThrow(DataDirInUseError);
  other.close();
});
