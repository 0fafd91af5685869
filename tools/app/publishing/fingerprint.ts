import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#tools/shared/config.ts';
import { writeFileAtomically } from '#tools/shared/data-dir.ts';

/** Whatever of the project's own files the site is made from. */
const FOLDERS = ['src', 'public'];
const FILES = ['astro.config.mjs', 'package-lock.json', 'firebase.json'];

/** A hash of the sources of the site; `extra` is what else it depends on. */
export async function sourceFingerprint(extra: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const file of [...FILES, ...(await filesOf(FOLDERS))]) {
    hash.update(file).update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex');
}

const remembered = (dataDir: string) => join(dataDir, 'built.json');

/** Notes what the last published build was made from. */
export function rememberBuild(dataDir: string, fingerprint: string): void {
  writeFileAtomically(remembered(dataDir), JSON.stringify({ fingerprint }));
}

/** For changes to the stock that no function sees: the next start builds. */
export function forgetBuild(dataDir: string): void {
  rmSync(remembered(dataDir), { force: true });
}

/** Whether the sources are still those of the last published build. */
export async function isUpToDate(dataDir: string, extra: Record<string, string>): Promise<boolean> {
  try {
    const text = readFileSync(remembered(dataDir), 'utf8');
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
