import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuildManifest } from '#domain/publishing.ts';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import type { ReleaseManifest } from '../release-manifest.ts';
import {
  brokenLinksProblem,
  type CheckResult,
  missingPagesProblem,
  shrinkProblem,
} from './problems.ts';
import { createReferenceCheck, hasFileFor, mayHaveReferences } from './reference-check.ts';

export interface CheckInput {
  /** Folder of the built site. */
  site: string;
  /** Origin of the site; absolute links to it are checked like relative ones. */
  origin: string;
  build: BuildManifest;
  previous: ReleaseManifest | null;
  /** Staff chose 'Publicér alligevel' for a stock that shrank. */
  force: boolean;
  hosting: HostingConfig;
}

/** Files that are read at the same time. */
const BATCH_SIZE = 32;

/**
 * Checks that a built site may be published: that the stock has not shrunk by more than half, that
 * every page of the build exists, and that every internal reference leads somewhere.
 */
export async function checkSite(input: CheckInput): Promise<CheckResult> {
  const { site, build, previous, force } = input;
  const shrunk = shrinkProblem(previous?.vehicles ?? 0, build.vehicles, force);
  if (!shrunk.ok) return shrunk;
  const files = new Set(await listFiles(site));
  const missing = ['/404', ...build.pages].filter((page) => !hasFileFor(files, page));
  if (missing.length > 0) return missingPagesProblem(missing);
  return brokenLinksProblem(await brokenReferences(input, files));
}

async function listFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(site, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

async function brokenReferences(
  { site, origin, hosting }: CheckInput,
  files: ReadonlySet<string>,
): Promise<string[]> {
  const check = createReferenceCheck({
    origin,
    hosting,
    hasPage: (path) => hasFileFor(files, path),
  });
  const broken: string[] = [];
  const readable = [...files].filter(mayHaveReferences);
  for (let next = 0; next < readable.length; next += BATCH_SIZE) {
    const batch = readable.slice(next, next + BATCH_SIZE);
    const texts = await Promise.all(batch.map((file) => readFile(join(site, file), 'utf8')));
    for (const [index, file] of batch.entries()) broken.push(...check(file, texts[index] ?? ''));
  }
  return broken;
}
