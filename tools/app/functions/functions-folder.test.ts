import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { functionsFolder } from './functions-folder.ts';

let home: string;
let root: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'functions-folder-'));
  root = join(home, 'app');
  mkdirSync(join(root, 'node_modules', 'sharp'), { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Whether Node finds a package of the project from the functions in this data folder. */
function findsPackages(dataDir: string): boolean {
  mkdirSync(dataDir, { recursive: true });
  functionsFolder(dataDir, root);
  return existsSync(join(dataDir, 'node_modules', 'sharp'));
}

it('functions in a data folder elsewhere find the packages of the project', () => {
  expect(findsPackages(join(home, 'elsewhere'))).toBe(true);
});

it('functions find the packages from a data folder whose name begins like the project folder', () => {
  expect(findsPackages(`${root}-data`)).toBe(true);
});

it('functions find the packages again after the project has moved', () => {
  const dataDir = join(home, 'elsewhere');
  mkdirSync(dataDir);
  symlinkSync(join(home, 'gone', 'node_modules'), join(dataDir, 'node_modules'), 'junction');
  expect(findsPackages(dataDir)).toBe(true);
});

it('a data folder within the project gets no link to the packages', () => {
  expect(findsPackages(join(root, '.data'))).toBe(false);
});
