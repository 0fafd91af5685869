import type { Emulator, EmulatorOptions, FunctionsSetup, OpenEmulator } from './emulator.ts';
import { DEFAULT_DATABASE } from './firestore/model/resource-names.ts';
import type { Functions } from './functions/index.ts';
import { createSites, type Sites, type SitesOptions } from './hosting/index.ts';
import { openPort, type Port } from './server/port.ts';
import { type Settings, withDefaults } from './settings.ts';
import { answerWaiting } from './shared/answer-waiting.ts';
import { clientEnvironment } from './shared/client-environment.ts';
import { ConfigurationError } from './shared/configuration.ts';
import type { Database } from './shared/database.ts';
import { type DatabaseFile, explainDamage, openDatabaseFile } from './shared/database-file.ts';
import { NO_EVENTS } from './shared/events.ts';
import { watchProject } from './watch-project.ts';
import { StatusError } from './wire/status-error.ts';

/** Starts Firestore, Auth, Storage, Hosting and the functions on one loopback port over one data folder. */
export async function startEmulator(
  options: EmulatorOptions & { functions?: FunctionsSetup } = {},
): Promise<Emulator> {
  return (await openEmulator(options)).start(options.functions);
}

/**
 * Opens the data folder and the port, and shows the site at once. Everything else is loaded by `start`,
 * since that takes many times longer.
 */
export async function openEmulator(options: EmulatorOptions): Promise<OpenEmulator> {
  checkDatabaseNames(options);
  // When a later step fails, everything opened so far is closed in reverse order.
  await using opening = new AsyncDisposableStack();
  const settings = withDefaults(options, opening);
  const { allowedOrigins, dataDir, projectId, log = () => {} } = settings;
  const file = openDatabaseFile(dataDir);
  opening.defer(() => file.close());
  const port = await openPort(settings.port, allowedOrigins, log);
  opening.defer(() => port.close());
  const started = Promise.withResolvers<Functions | null>();
  started.promise.catch(() => {});
  const callFunction: OpenEmulator['callFunction'] = async (name, request, response) =>
    required(await started.promise, name).serve(name, request, response);
  const publicUrl = port.url;
  const site = projectId;
  const sites = await openSites(file, {
    ...{ database: file.database, dataDir, site, publicUrl, callFunction, log },
  });
  const opened = opening.move();
  const basis = { settings, file, port, sites, opened };
  const emulator: Omit<OpenEmulator, 'start'> = {
    port: port.number,
    url: port.url,
    env: clientEnvironment({ ...settings, emulatorUrl: port.url }),
    callFunction,
    serveSite: sites.serve,
    close: () => {
      started.reject(new StatusError('UNAVAILABLE', 'The emulator has been closed.'));
      return opened.disposeAsync();
    },
  };
  return {
    ...emulator,
    start: async (setup) => {
      try {
        const { functions, services } = await startServices(basis, setup);
        started.resolve(functions);
        const running: Emulator = {
          ...emulator,
          reset: async () => {
            functions?.clear();
            await services.clear();
          },
          reloadRules: services.reloadRules,
          reloadFunctions: async () => functions?.reload(),
          idle: async () => functions?.idle(),
        };
        if (settings.watch) opened.use(watchProject(running, settings, setup));
        return running;
      } catch (error) {
        started.reject(error);
        const reported = await damageBehind(error, file, dataDir);
        await opened.disposeAsync();
        throw reported;
      }
    },
  };
}

interface Basis {
  settings: Settings;
  file: DatabaseFile;
  port: Port;
  sites: Sites;
  opened: AsyncDisposableStack;
}

async function openSites(file: DatabaseFile, options: SitesOptions): Promise<Sites> {
  try {
    return createSites(options);
  } catch (error) {
    throw await damageBehind(error, file, options.dataDir);
  }
}

/** A damaged database is the error to report, whatever it made fail. */
function damageBehind(error: unknown, file: DatabaseFile, dataDir: string): Promise<unknown> {
  return file.check().then(
    () => explainDamage(error, dataDir),
    (damage: unknown) => damage,
  );
}

/**
 * The process of the functions loads them while this process loads the other services and looks for
 * damage. No request is answered before the database was found intact.
 */
async function startServices(
  { settings, file, port, sites, opened }: Basis,
  setup?: FunctionsSetup,
) {
  await answerWaiting();
  const { database } = file;
  const checked = file.check();
  const lostFiles = sites.removeDamagedFiles();
  // Awaited below; until then a failure must not end the process.
  for (const promise of [checked, lostFiles]) promise.catch(() => {});
  const functions = setup ? await createOwnFunctions(setup, settings, database, port.url) : null;
  opened.defer(async () => functions?.close());
  const loaded = functions?.start();
  // Awaited below; until then a failure must not end the process.
  loaded?.catch(() => {});
  await answerWaiting();
  const { createServices } = await import('./services.ts');
  await answerWaiting();
  const services = createServices({
    settings,
    database,
    publicUrl: port.url,
    events: functions?.events ?? NO_EVENTS,
  });
  const { http, grpc } = services;
  const handlers = [...http, sites.api(grpc.identify), ...(functions ? [functions.handle] : [])];
  await checked;
  reportLostFiles(settings, await lostFiles);
  await port.serve({ http: handlers, grpc });
  await loaded;
  return { functions, services };
}

function reportLostFiles({ onLostFiles, log }: EmulatorOptions, count: number): void {
  if (count === 0) return;
  log?.(`Hosting: ${count} files of the live release are damaged or missing.`);
  onLostFiles?.(count);
}

async function createOwnFunctions(
  setup: FunctionsSetup,
  { bucket, databases = {}, projectId, log = () => {} }: Settings,
  database: Database,
  emulatorUrl: string,
): Promise<Functions> {
  const { createFunctions } = await import('./functions/index.ts');
  return createFunctions({
    ...setup,
    database,
    projectId,
    bucket,
    databases: [DEFAULT_DATABASE, ...Object.keys(databases)],
    emulatorUrl,
    log,
  });
}

/** A name as Firestore accepts it. */
const DATABASE_NAME = /^[a-z][a-z0-9-]{2,61}[a-z0-9]$/;

function checkDatabaseNames({ databases = {} }: EmulatorOptions): void {
  for (const name of Object.keys(databases)) {
    if (DATABASE_NAME.test(name)) continue;
    throw new ConfigurationError(
      `"${name}" cannot be the name of a database. A name has 4 to 63 characters: lower-case letters from a to z, digits and hyphens. The first is a letter, the last a letter or a digit.`,
    );
  }
}

function required(functions: Functions | null, name: string): Functions {
  if (functions !== null) return functions;
  throw new StatusError('NOT_FOUND', `No functions are loaded, so "${name}" cannot answer.`);
}
