import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Emulator, OpenEmulator } from 'app-emulator';
import { readHostingConfig, serveSite } from 'app-emulator/hosting';
import type { CleanupStack } from '#tools/shared/cleanup-stack.ts';
import { type LocalConfig, ROOT } from '#tools/shared/config.ts';
import { type DataDir, openDataDir } from '#tools/shared/data-dir.ts';
import { appRenderer } from '#tools/shared/site-code.ts';
import { type Connect, connectWhenNeeded, ensureDemoAccount } from '../connect.ts';
import { openLocalEmulator } from '../local-emulator.ts';
import { openLogFile } from '../log-file.ts';
import { sendAuthMail } from '../mail/auth-mail.ts';
import { type MailStore, openMailStore } from '../mail/store.ts';
import { deleteStates } from '../publishing/state-folder.ts';
import { type LocalSecrets, readSecrets } from '../secrets.ts';
import { buildEnvironment } from './build-environment.ts';
import { buildCurrentFunctions } from './current-functions.ts';
import { functionsEnvironment } from './functions-environment.ts';
import { functionsFolder } from './functions-folder.ts';

/** What `npm start` and `npm run dev` have in common: data folder, mails, functions, emulator. */
export interface Runtime {
  dataDir: DataDir;
  secrets: LocalSecrets;
  /** Answers the paths of functions; anything else as a site without a release. */
  serveFunctions(request: IncomingMessage, response: ServerResponse): void;
  /** Answers from the live release. Requests wait until the emulator has been opened. */
  serveSite(request: IncomingMessage, response: ServerResponse): void;
  mails: MailStore;
  /** Opens the emulator for the site at this address, which is served from then on. */
  openEmulator(siteUrl: string): Promise<OpenRuntime>;
}

export interface OpenRuntime {
  emulatorUrl: string;
  connect: Connect;
  /** Starts the other services of the emulator and the functions; to be called once. */
  start(): Promise<Emulator>;
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
  const hostingConfig = readHostingConfig(
    JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')),
  );

  const opened = Promise.withResolvers<OpenEmulator>();
  opened.promise.catch(() => {});
  cleanup.defer(async () => opened.reject(new Error('The app has stopped.')));

  async function captureMails(): Promise<string> {
    const { startMailServer } = await import('../mail/server.ts');
    const server = await startMailServer(mails);
    cleanup.defer(() => server.close());
    return server.url;
  }

  return {
    dataDir,
    secrets,
    serveFunctions: serveSite({
      config: hostingConfig,
      findFile: null,
      log: log.write,
      callFunction: async (name, request, response) =>
        (await opened.promise).callFunction(name, request, response),
    }),
    serveSite(request, response) {
      opened.promise.then(
        (emulator) => emulator.serveSite(request, response),
        () => response.destroy(),
      );
    },
    mails,
    async openEmulator(siteUrl) {
      let smtpUrl = config.smtpUrl ?? '';
      const emulator = await openLocalEmulator({
        port: config.emulatorPort,
        dataDir: dataDir.path,
        siteUrl,
        allowedOrigins: [siteUrl, siteUrl.replace('127.0.0.1', 'localhost')],
        log: log.write,
        onLostFiles(count) {
          deleteStates(dataDir.path);
          warn(`${count} files of the site were damaged: all of it is published again.`);
        },
        onMail: (mail) => {
          sendAuthMail(smtpUrl, mail).catch((error: Error) =>
            warn(`A mail of Auth could not be sent: ${error.message}`),
          );
        },
      });
      cleanup.defer(() => emulator.close());
      opened.resolve(emulator);
      const connect = connectWhenNeeded(emulator.url, cleanup);
      return {
        emulatorUrl: emulator.url,
        connect,
        async start() {
          smtpUrl ||= await captureMails();
          const directory = functionsFolder(dataDir.path);
          await buildCurrentFunctions(directory);
          const urls = buildEnvironment({ siteUrl, emulatorUrl: emulator.url });
          const renderer = appRenderer(dataDir.path, urls);
          const env = functionsEnvironment({ siteUrl, smtpUrl, secrets, directory, renderer });
          const started = await emulator.start({ directory, env });
          await ensureDemoAccount(emulator.url, connect);
          return started;
        },
      };
    },
  };
}
