import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createHosting,
  type Hosting,
  type HostingConfig,
  readHostingConfig,
} from '../emulator/hosting/index.ts';
import type { Emulator } from '../emulator/index.ts';
import { buildFunctions } from '../functions/build.ts';
import { type AdminSdk, openLocalSdk } from './admin-sdk.ts';
import { functionsFolder, startLocalBackend } from './backend.ts';
import type { Cleanup } from './cleanup.ts';
import { type LocalConfig, ROOT } from './config.ts';
import { type DataDir, takeDataDir } from './data-dir.ts';
import { functionsEnvironment } from './functions.ts';
import { openLogFile } from './log.ts';
import { sendPasswordReset } from './mail/auth-mail.ts';
import { startMailServer } from './mail/server.ts';
import { type MailStore, openMailStore } from './mail/store.ts';
import { ensureDemoSignIn } from './people.ts';
import { type LocalSecrets, readSecrets } from './secrets.ts';

/** What stands under the site, whoever serves it: data folder, functions, mail, backend. */
export interface Foundation {
  dataDir: DataDir;
  secrets: LocalSecrets;
  hostingConfig: HostingConfig;
  /** Calls functions as soon as the backend runs. */
  hosting: Hosting;
  mails: MailStore;
  /** Starts the backend and the functions behind a site that has its address by now. */
  openBackend(siteUrl: string): Promise<{ backend: Emulator; sdk: AdminSdk }>;
}

/** Takes the data folder and prepares everything that does not need an address yet. */
export async function layFoundation(
  config: LocalConfig,
  cleanup: Cleanup,
  say: (line: string) => void,
): Promise<Foundation> {
  const dataDir = takeDataDir(config.dataDir);
  cleanup.add(async () => dataDir.release());
  const log = openLogFile(join(dataDir.path, 'server.log'));
  cleanup.add(async () => log.close());
  const secrets = readSecrets(dataDir.path);
  const mails = openMailStore(join(dataDir.path, 'mail'));
  const hostingConfig = await hostingOfProject();

  const ready = Promise.withResolvers<Emulator>();
  ready.promise.catch(() => {});
  cleanup.add(async () => ready.reject(new Error('The product has stopped.')));
  const hosting = createHosting({
    config: hostingConfig,
    log: log.write,
    callFunction: async (name, request, response) =>
      (await ready.promise).callFunction(name, request, response),
  });

  async function captureMails(): Promise<string> {
    const server = await startMailServer(mails);
    cleanup.add(() => server.close());
    return server.url;
  }

  return {
    dataDir,
    secrets,
    hostingConfig,
    hosting,
    mails,
    async openBackend(siteUrl) {
      const smtpUrl = config.smtpUrl ?? (await captureMails());
      const directory = functionsFolder(dataDir.path);
      await buildFunctions(pathToFileURL(`${directory}/`));
      const backend = await startLocalBackend({
        port: config.emulatorPort,
        dataDir: dataDir.path,
        allowedOrigins: [siteUrl, siteUrl.replace('127.0.0.1', 'localhost')],
        functions: { directory, env: functionsEnvironment({ siteUrl, smtpUrl, secrets }) },
        log: log.write,
        onMail: (mail) => {
          sendPasswordReset(smtpUrl, mail).catch((error: Error) =>
            say(`A password mail could not be sent: ${error.message}`),
          );
        },
      });
      cleanup.add(() => backend.close());
      ready.resolve(backend);
      const sdk = openLocalSdk(backend.url);
      cleanup.add(() => sdk.close());
      await ensureDemoSignIn(sdk.auth);
      return { backend, sdk };
    },
  };
}

async function hostingOfProject(): Promise<HostingConfig> {
  return readHostingConfig(JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')));
}
