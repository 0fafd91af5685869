import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
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
  const buildTime = new Date().toISOString();
  const dataDir = await seededData();
  const app = await startTestApp({ dataDir, env: { BUILD_TIME: buildTime } });
  await app.settled();
  const { id } = JSON.parse(readFileSync(join(dataDir, 'current.json'), 'utf8')) as { id: string };
  project.provide('site', {
    url: app.siteUrl,
    emulatorUrl: app.emulatorUrl,
    dataDir,
    folder: join(dataDir, 'releases', id, 'site'),
    buildTime,
  });
  return () => app.stop();
}
