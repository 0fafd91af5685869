import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyLiveSite, type LiveSite } from '#tests/support/app/live-site-folder.ts';
import { seededData } from '#tests/support/app/seeded-data.ts';
import { startTestApp } from '#tests/support/app/test-app.ts';

/** The running site that all output tests share. */
export interface BuiltSite {
  url: string;
  emulatorUrl: string;
  dataDir: string;
  /** Folder of the live release. */
  folder: string;
  /** The time that the build uses as now, in ISO format. */
  buildTime: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    site: BuiltSite;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await seededData();
  // Later than the creation of the stock, which may have been a moment ago.
  const buildTime = new Date().toISOString();
  const app = await startTestApp({ dataDir, env: { BUILD_TIME: buildTime } });
  await app.published();
  const folder = join(dataDir, 'live', 'site');
  await writeGeneratedHeaders(await copyLiveSite(dataDir, folder));
  project.provide('site', {
    url: app.siteUrl,
    emulatorUrl: app.emulatorUrl,
    dataDir,
    folder,
    buildTime,
  });
  return () => app.stop();
}

/** Writes the header rules that the build generated beside the folder, as the build writes them. */
async function writeGeneratedHeaders(live: LiveSite | null): Promise<void> {
  if (live === null) throw new Error('No release is live.');
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8'));
  const rules = live.config.headers.slice(hosting.headers.length).map(({ glob, headers }) => ({
    source: glob,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  await writeFile(join(live.folder, '..', '_headers.json'), JSON.stringify(rules));
}
