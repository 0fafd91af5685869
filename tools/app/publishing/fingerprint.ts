import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '#tools/shared/atomic-file.ts';
import { hashSources } from '#tools/shared/source-hash.ts';

/** What the site is made from. */
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json', 'firebase.json'];

/** A hash of the sources of the site and of `extra`, other values that the build depends on. */
export function sourceFingerprint(extra: Record<string, string>): Promise<string> {
  return hashSources(SOURCES, extra);
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
