import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { functionsFolder } from './emulator.ts';

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

it('leads back to the packages of the project', () => {
  expect(findsPackages(join(home, 'elsewhere'))).toBe(true);
});

it('does so from a folder whose name begins like that of the project', () => {
  expect(findsPackages(`${root}-data`)).toBe(true);
});

it('does so again after the project has moved', () => {
  const dataDir = join(home, 'elsewhere');
  mkdirSync(dataDir);
  symlinkSync(join(home, 'gone', 'node_modules'), join(dataDir, 'node_modules'), 'junction');
  expect(findsPackages(dataDir)).toBe(true);
});

it('needs no way back within the project', () => {
  expect(findsPackages(join(root, '.data'))).toBe(false);
});
