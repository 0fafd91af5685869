import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildEnvironment } from '#tools/app/build-environment.ts';
import { ROOT } from '#tools/shared/config.ts';
import { sampleMemory } from './peak-memory.ts';

export interface SiteBuild {
  milliseconds: number;
  peakBytes: number;
}

/** Builds the site into `folder`/site like `npm run build`. */
export async function buildSite(folder: string, emulatorUrl: string): Promise<SiteBuild> {
  const site = join(folder, 'site');
  await rm(site, { recursive: true, force: true });
  const started = performance.now();
  const build = fork(join(ROOT, 'tools/build.ts'), ['--silent'], {
    execArgv: ['--max-semi-space-size=16'],
    env: {
      ...process.env,
      ...buildEnvironment({ siteUrl: 'http://127.0.0.1:4321', emulatorUrl }),
      SITE_OUT: site,
    },
  });
  const stopSampling = sampleMemory(build.pid ?? 0);
  const [code] = await once(build, 'exit');
  const peakBytes = stopSampling();
  if (code !== 0) throw new Error('The site could not be built.');
  return { milliseconds: performance.now() - started, peakBytes };
}
