import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHosting, readHostingConfig } from '../emulator/hosting/index.ts';
import type { Backend } from '../emulator/index.ts';
import { buildFunctions } from '../functions/build.ts';
import { openLocalSdk } from './admin-sdk.ts';
import { functionsFolder, startLocalBackend } from './backend.ts';
import { buildEnvironment } from './build-environment.ts';
import { Cleanup } from './cleanup.ts';
import { type LocalConfig, ROOT } from './config.ts';
import { takeDataDir } from './data-dir.ts';
import { plantOnFirstRun } from './demo-stock.ts';
import { functionsEnvironment } from './functions.ts';
import { firstOf } from './http.ts';
import { openLogFile } from './log.ts';
import { sendPasswordReset } from './mail/auth-mail.ts';
import { startMailServer } from './mail/server.ts';
import { openMailStore } from './mail/store.ts';
import { ensureDemoSignIn } from './people.ts';
import { createBuilder } from './publishing/builder.ts';
import { startPublishing } from './publishing/index.ts';
import { openReleases } from './publishing/releases.ts';
import { mailRoute } from './routes.ts';
import { readSecrets } from './secrets.ts';
import { startSiteServer } from './site-server.ts';

/** The running product: backend, functions, publishing and the site. */
export interface Product {
  siteUrl: string;
  backendUrl: string;
  /** Resolves when the rest of the demo stock is planted; at once when it already was. */
  planted: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts everything `npm start` promises and resolves when the site answers. A release of an
 * earlier run is served at once, and built anew only where sources or stock have changed since.
 */
export async function startProduct(
  config: LocalConfig,
  say: (line: string) => void,
): Promise<Product> {
  const cleanup = new Cleanup();
  try {
    return await start(config, say, cleanup);
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function start(
  config: LocalConfig,
  say: (line: string) => void,
  cleanup: Cleanup,
): Promise<Product> {
  const dataDir = takeDataDir(config.dataDir);
  cleanup.add(async () => dataDir.release());
  const secrets = readSecrets(dataDir.path);
  const hostingConfig = readHostingConfig(
    JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')),
  );
  const logFile = openLogFile(join(dataDir.path, 'server.log'));
  cleanup.add(async () => logFile.close());
  const releases = openReleases(dataDir.path);
  const mails = openMailStore(join(dataDir.path, 'mail'));

  const backendReady = Promise.withResolvers<Backend>();
  backendReady.promise.catch(() => {});
  cleanup.add(async () => backendReady.reject(new Error('The product has stopped.')));
  const hosting = createHosting({
    config: hostingConfig,
    log: logFile.write,
    callFunction: async (name, request, response) =>
      (await backendReady.promise).callFunction(name, request, response),
  });
  hosting.show(releases.current()?.release ?? null);
  const site = await startSiteServer(config.port, hosting, (request, response, url) =>
    local(request, response, url),
  );
  cleanup.add(() => site.close());
  let local = firstOf(mailRoute(mails));

  const smtpUrl = config.smtpUrl ?? (await capture());
  async function capture(): Promise<string> {
    const server = await startMailServer(mails);
    cleanup.add(() => server.close());
    return server.url;
  }

  const directory = functionsFolder(dataDir.path);
  await buildFunctions(pathToFileURL(`${directory}/`));
  const backend = await startLocalBackend({
    port: config.emulatorPort,
    dataDir: dataDir.path,
    allowedOrigins: [site.url, site.url.replace('127.0.0.1', 'localhost')],
    functions: { directory, env: functionsEnvironment({ siteUrl: site.url, smtpUrl, secrets }) },
    log: logFile.write,
    onMail: (mail) => {
      sendPasswordReset(smtpUrl, mail).catch((error: Error) =>
        say(`A password mail could not be sent: ${error.message}`),
      );
    },
  });
  backendReady.resolve(backend);
  cleanup.add(() => backend.close());

  const sdk = openLocalSdk(backend.url);
  cleanup.add(() => sdk.close());
  await ensureDemoSignIn(sdk.auth);

  const env = buildEnvironment({ siteUrl: site.url, backendUrl: backend.url });
  const snapshot = join(dataDir.path, 'catalogue.bin');
  const buildLog = join(dataDir.path, 'build.log');
  const builder = createBuilder({
    env: { ...env, CATALOGUE_SNAPSHOT: snapshot },
    logFile: buildLog,
  });
  const publishing = startPublishing({
    dataDir: dataDir.path,
    siteUrl: site.url,
    secret: secrets.publishing,
    firestore: sdk.firestore,
    buildEnv: env,
    buildLog,
    builder,
    releases,
    hosting,
    hostingConfig,
    say,
  });
  cleanup.add(async () => publishing.close());
  local = firstOf(mailRoute(mails), publishing.route);

  const plantRest = await plantOnFirstRun(dataDir.path, sdk, config.demoStock);
  await publishing.open(() => backend.idle());
  dataDir.announce({ pid: process.pid, siteUrl: site.url, backendUrl: backend.url });

  let stopping = false;
  const planted = plantRest().catch((error: Error) => {
    if (!stopping) say(`The demo stock is not whole yet; the next start goes on: ${error.message}`);
  });
  return {
    siteUrl: site.url,
    backendUrl: backend.url,
    planted,
    async stop() {
      stopping = true;
      await cleanup.run();
    },
  };
}
