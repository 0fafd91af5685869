import { join } from 'node:path';
import type { StockFilter } from '../demo/seed-demo-stock.ts';
import { startSeeding } from '../demo/start-seeding.ts';
import { combineRoutes } from '../http/route.ts';
import { CleanupStack } from '../shared/cleanup-stack.ts';
import type { LocalConfig } from '../shared/config.ts';
import { AbortedError } from '../shared/failure.ts';
import { readProjectHosting } from '../shared/site-code.ts';
import { buildEnvironment } from './functions/build-environment.ts';
import { startRuntime } from './functions/runtime.ts';
import { localHosting } from './local-hosting.ts';
import { mailRoute } from './mail/route.ts';
import { startPublisher } from './publishing/start-publisher.ts';
import { startPublishing } from './publishing/start-publishing.ts';
import { registerRoute } from './register-route.ts';
import { startSiteServer } from './site-server.ts';

export interface AppConfig extends LocalConfig {
  /** The part of the demo stock to seed; all of it by default. */
  demoStock?: StockFilter;
}

/** The running app: emulator, functions, publishing and the site. */
export interface App {
  siteUrl: string;
  emulatorUrl: string;
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
  const { dataDir, secrets, mails } = runtime;
  let localRoute = combineRoutes(mailRoute(mails), registerRoute);
  const site = await startSiteServer(config.port, runtime.serveSite, (...args) =>
    localRoute(...args),
  );
  cleanup.defer(() => site.close());
  const { emulatorUrl, connect, start } = await runtime.openEmulator(site.url);

  const logFile = join(dataDir.path, 'build.log');
  const publisher = startPublisher({
    dataDir: dataDir.path,
    siteUrl: site.url,
    emulatorUrl,
    hosting: await readProjectHosting(),
    env: buildEnvironment({ siteUrl: site.url, emulatorUrl }),
    logFile,
  });
  publisher.prepare();
  const publishing = startPublishing({
    siteUrl: site.url,
    secret: secrets.publishing,
    emulatorUrl,
    publisher,
    logFile,
    client: localHosting(emulatorUrl),
    warn,
  });
  cleanup.defer(async () => publishing.close());
  const answers = { siteUrl: site.url, key: secrets.publishing };
  localRoute = combineRoutes(mailRoute(mails, answers), registerRoute, publishing.route);

  const starting = start();
  const seeding = startSeeding(dataDir.path, connect, config.demoStock);
  cleanup.defer(() => seeding.stop());
  const published = seeding.done.then(() => publishing.publishOnStart());
  // Awaited below: where the emulator does not start, that is the error to report.
  published.catch(() => {});
  await starting;
  await published;
  dataDir.announce({ pid: process.pid, siteUrl: site.url, emulatorUrl });
  return { siteUrl: site.url, emulatorUrl, stop: () => cleanup.run() };
}
