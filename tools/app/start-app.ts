import { join } from 'node:path';
import { startSeeding } from '../demo/seed-on-first-start.ts';
import { buildEnvironment } from '../release/build-environment.ts';
import { createBuilder } from '../release/builder.ts';
import { openReleases } from '../release/releases.ts';
import { Cleanup } from '../shared/cleanup.ts';
import type { LocalConfig } from '../shared/config.ts';
import { Ended } from '../shared/failure.ts';
import { firstOf } from './http.ts';
import { forgetBuild } from './publishing/fingerprint.ts';
import { startPublishing } from './publishing/index.ts';
import { mailRoute } from './routes.ts';
import { startRuntime } from './runtime.ts';
import { startSiteServer } from './site-server.ts';

/** The running app: emulator, functions, publishing and the site. */
export interface App {
  siteUrl: string;
  emulatorUrl: string;
  /** Resolves when the rest of the demo stock is seeded; at once when it already was. */
  seeded: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts everything `npm start` promises and resolves when the site is up to date. A release of
 * an earlier run is served at once, and built anew only where sources or stock have changed since.
 * Running `cleanup` ends it, also before it has come so far; it then fails with `Ended`.
 */
export async function startApp(
  config: LocalConfig,
  say: (line: string) => void,
  cleanup = new Cleanup(),
): Promise<App> {
  try {
    return await start(config, say, cleanup);
  } catch (error) {
    if (cleanup.begun) throw new Ended();
    await cleanup.run();
    throw error;
  }
}

async function start(
  config: LocalConfig,
  say: (line: string) => void,
  cleanup: Cleanup,
): Promise<App> {
  const runtime = await startRuntime(config, cleanup, say);
  const { dataDir, secrets, hosting, hostingConfig, mails } = runtime;
  const releases = openReleases(dataDir.path);
  if (!(await releases.recover())) forgetBuild(dataDir.path);
  hosting.show(releases.current()?.release ?? null);

  let local = mailRoute(mails);
  const site = await startSiteServer(config.port, hosting, (...request) => local(...request));
  cleanup.add(() => site.close());
  const { emulator, sdk } = await runtime.openEmulator(site.url);

  const buildEnv = buildEnvironment({ siteUrl: site.url, emulatorUrl: emulator.url });
  const buildLog = join(dataDir.path, 'build.log');
  const publishing = startPublishing({
    dataDir: dataDir.path,
    siteUrl: site.url,
    secret: secrets.publishing,
    firestore: sdk.firestore,
    buildEnv,
    buildLog,
    builder: createBuilder({
      env: { ...buildEnv, CATALOGUE_SNAPSHOT: join(dataDir.path, 'catalogue.bin') },
      logFile: buildLog,
    }),
    releases,
    hosting,
    hostingConfig,
    say,
  });
  cleanup.add(async () => publishing.close());
  local = firstOf(mailRoute(mails), publishing.route);

  const seeding = startSeeding(dataDir.path, sdk, config.demoStock);
  cleanup.add(() => seeding.stop());
  await seeding.ready;
  await publishing.open(() => emulator.idle());
  dataDir.announce({ pid: process.pid, siteUrl: site.url, emulatorUrl: emulator.url });

  const seeded = seeding.seedRest().catch((error: Error) => {
    if (cleanup.begun) return;
    say(`The demo stock is not whole yet; the next start goes on: ${error.message}`);
  });
  return { siteUrl: site.url, emulatorUrl: emulator.url, seeded, stop: () => cleanup.run() };
}
