import { join } from 'node:path';
import type { StockFilter } from '../demo/seed-demo-stock.ts';
import { startSeeding } from '../demo/start-seeding.ts';
import { combineRoutes } from '../http/route.ts';
import { localHosting } from '../release/hosting/clients.ts';
import { CleanupStack } from '../shared/cleanup-stack.ts';
import type { LocalConfig } from '../shared/config.ts';
import { AbortedError } from '../shared/failure.ts';
import { buildEnvironment } from './build-environment.ts';
import { mailRoute } from './mail/route.ts';
import { startPublisher } from './publishing/start-publisher.ts';
import { startPublishing } from './publishing/start-publishing.ts';
import { registerRoute } from './register/register-route.ts';
import { startRuntime } from './runtime.ts';
import { startSiteServer } from './site-server.ts';

export interface AppConfig extends LocalConfig {
  /** The part of the demo stock to seed; all of it by default. */
  demoStock?: StockFilter;
}

/** The running app: emulator, functions, publishing and the site. */
export interface App {
  siteUrl: string;
  emulatorUrl: string;
  /** Resolves when the rest of the demo stock has been seeded. */
  seeded: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the app and resolves when the site is up to date. A release of an earlier run is served at
 * once; the site is built where sources or stock have changed since. Running `cleanup` stops the
 * app, also while it starts: it then throws an `AbortedError`.
 */
export async function startApp(
  config: AppConfig,
  warn: (line: string) => void,
  cleanup = new CleanupStack(),
): Promise<App> {
  try {
    return await start(config, warn, cleanup);
  } catch (error) {
    if (cleanup.started) throw new AbortedError();
    await cleanup.run();
    throw error;
  }
}

async function start(
  config: AppConfig,
  warn: (line: string) => void,
  cleanup: CleanupStack,
): Promise<App> {
  const runtime = await startRuntime(config, cleanup, warn);
  const { dataDir, secrets, hostingConfig, mails } = runtime;
  let localRoute = combineRoutes(mailRoute(mails), registerRoute);
  const site = await startSiteServer(config.port, runtime.serveSite, (...args) =>
    localRoute(...args),
  );
  cleanup.defer(() => site.close());
  const starting = runtime.startEmulator(site.url);
  // Draws the first images on another core while the emulator starts.
  const arriving = starting.then(({ sdk }) => sdk);
  const seeding = startSeeding(dataDir.path, arriving, config.demoStock);
  const { emulator, sdk } = await starting;

  const logFile = join(dataDir.path, 'build.log');
  const publisher = startPublisher({
    dataDir: dataDir.path,
    siteUrl: site.url,
    emulatorUrl: emulator.url,
    hosting: hostingConfig,
    env: buildEnvironment({ siteUrl: site.url, emulatorUrl: emulator.url }),
    logFile,
  });
  publisher.prepare();
  const publishing = startPublishing({
    siteUrl: site.url,
    secret: secrets.publishing,
    firestore: sdk.firestore,
    publisher,
    logFile,
    client: localHosting(emulator.url),
    warn,
  });
  cleanup.defer(async () => publishing.close());
  localRoute = combineRoutes(mailRoute(mails), registerRoute, publishing.route);

  cleanup.defer(() => seeding.stop());
  await seeding.ready;
  await publishing.publishOnStart(() => emulator.idle());
  dataDir.announce({ pid: process.pid, siteUrl: site.url, emulatorUrl: emulator.url });

  const seeded = seeding.seedRest().catch((error: Error) => {
    if (cleanup.started) return;
    warn(`The demo stock is not complete; the next start continues: ${error.message}`);
  });
  return { siteUrl: site.url, emulatorUrl: emulator.url, seeded, stop: () => cleanup.run() };
}
