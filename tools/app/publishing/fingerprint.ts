import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '#tools/shared/atomic-file.ts';
import { ROOT } from '#tools/shared/config.ts';

/** Folders and files of the project that the site is built from. */
const FOLDERS = ['src', 'public'];
const FILES = ['astro.config.mjs', 'package-lock.json', 'firebase.json'];

/** A hash of the sources of the site and of `extra`, other values that the build depends on. */
export async function sourceFingerprint(extra: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const file of [...FILES, ...(await filesOf(FOLDERS))]) {
    hash.update(file).update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

const fingerprintFile = (dataDir: string) => join(dataDir, 'built.json');

/** Stores the fingerprint of the published build. */
export function storeFingerprint(dataDir: string, fingerprint: string): void {
  writeFileAtomically(fingerprintFile(dataDir), JSON.stringify({ fingerprint }));
}

/** Makes the next start build the site, after changes that no function has seen. */
export function deleteFingerprint(dataDir: string): void {
  rmSync(fingerprintFile(dataDir), { force: true });
}

/** Whether the sources have not changed since the published build. */
export async function isUpToDate(dataDir: string, extra: Record<string, string>): Promise<boolean> {
  try {
    const text = readFileSync(fingerprintFile(dataDir), 'utf8');
    const { fingerprint } = JSON.parse(text) as { fingerprint: string };
    return fingerprint === (await sourceFingerprint(extra));
  } catch {
    return false;
  }
}

async function filesOf(folders: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(ROOT.length + 1));
    }
  }
  return found.filter((file) => !file.includes('.test.')).sort();
}
