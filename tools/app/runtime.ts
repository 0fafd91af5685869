import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type HostingConfig, readHostingConfig, serveSite } from '#emulator/hosting/index.ts';
import type { Emulator } from '#emulator/index.ts';
import { buildFunctions } from '#functions/build.ts';
import { type AdminSdk, openLocalSdk } from '../shared/admin-sdk.ts';
import type { CleanupStack } from '../shared/cleanup-stack.ts';
import { type LocalConfig, ROOT } from '../shared/config.ts';
import { type DataDir, openDataDir } from '../shared/data-dir.ts';
import { ensureDemoSignIn } from '../shared/staff-accounts.ts';
import { functionsEnvironment } from './functions-environment.ts';
import { functionsFolder } from './functions-folder.ts';
import { startLocalEmulator } from './local-emulator.ts';
import { openLogFile } from './log-file.ts';
import { sendAuthMail } from './mail/auth-mail.ts';
import { startMailServer } from './mail/server.ts';
import { type MailStore, openMailStore } from './mail/store.ts';
import { type LocalSecrets, readSecrets } from './secrets.ts';

/** What `npm start` and `npm run dev` have in common: data folder, mails, functions, emulator. */
export interface Runtime {
  dataDir: DataDir;
  secrets: LocalSecrets;
  hostingConfig: HostingConfig;
  /** Answers the paths of functions; anything else as a site without a release. */
  serveFunctions(request: IncomingMessage, response: ServerResponse): void;
  /** Answers from the live release. Requests wait until the emulator has started. */
  serveSite(request: IncomingMessage, response: ServerResponse): void;
  mails: MailStore;
  /** Starts the emulator and the functions for the site at this address. */
  startEmulator(siteUrl: string): Promise<{ emulator: Emulator; sdk: AdminSdk }>;
}

/** Locks the data folder and opens everything that does not need the address of the site. */
export async function startRuntime(
  config: LocalConfig,
  cleanup: CleanupStack,
  warn: (line: string) => void,
): Promise<Runtime> {
  const dataDir = openDataDir(config.dataDir);
  cleanup.defer(async () => dataDir.close());
  const log = openLogFile(join(dataDir.path, 'server.log'));
  cleanup.defer(async () => log.close());
  const secrets = readSecrets(dataDir.path);
  const mails = openMailStore(join(dataDir.path, 'mail'));
  const hostingConfig = await readProjectHosting();

  const started = Promise.withResolvers<Emulator>();
  started.promise.catch(() => {});
  cleanup.defer(async () => started.reject(new Error('The app has stopped.')));

  async function captureMails(): Promise<string> {
    const server = await startMailServer(mails);
    cleanup.defer(() => server.close());
    return server.url;
  }

  return {
    dataDir,
    secrets,
    hostingConfig,
    serveFunctions: serveSite({
      config: hostingConfig,
      findFile: null,
      log: log.write,
      callFunction: async (name, request, response) =>
        (await started.promise).callFunction(name, request, response),
    }),
    serveSite(request, response) {
      started.promise.then(
        (emulator) => emulator.serveSite(request, response),
        () => response.destroy(),
      );
    },
    mails,
    async startEmulator(siteUrl) {
      const smtpUrl = config.smtpUrl ?? (await captureMails());
      const directory = functionsFolder(dataDir.path);
      await buildFunctions(pathToFileURL(`${directory}/`));
      const emulator = await startLocalEmulator({
        port: config.emulatorPort,
        dataDir: dataDir.path,
        siteUrl,
        allowedOrigins: [siteUrl, siteUrl.replace('127.0.0.1', 'localhost')],
        functions: { directory, env: functionsEnvironment({ siteUrl, smtpUrl, secrets }) },
        log: log.write,
        onMail: (mail) => {
          sendAuthMail(smtpUrl, mail).catch((error: Error) =>
            warn(`A mail of Auth could not be sent: ${error.message}`),
          );
        },
      });
      cleanup.defer(() => emulator.close());
      started.resolve(emulator);
      const sdk = openLocalSdk(emulator.url);
      cleanup.defer(() => sdk.close());
      await ensureDemoSignIn(sdk.auth);
      return { emulator, sdk };
    },
  };
}

async function readProjectHosting(): Promise<HostingConfig> {
  return readHostingConfig(JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')));
}
