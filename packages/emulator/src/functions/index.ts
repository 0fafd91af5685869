import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../shared/database.ts';
import type { EventSink } from '../shared/events.ts';
import type { HttpHandler } from '../wire/http.ts';
import { StatusError } from '../wire/status-error.ts';
import { createDispatcher } from './delivery/dispatcher.ts';
import { openOutbox } from './delivery/outbox.ts';
import { createLoader } from './runtime/loader.ts';
import { createSupervisor } from './runtime/supervisor.ts';
import type { FunctionSpec } from './specification/function-spec.ts';
import { createEventSink } from './triggers/event-sink.ts';
import { createScheduler } from './triggers/scheduler.ts';
import { serveFunction } from './triggers/serve.ts';
import { handleTasks } from './triggers/tasks.ts';
import { functionsEnvironment } from './worker/environment.ts';

export interface FunctionsOptions {
  database: Database;
  projectId: string;
  bucket: string;
  /** Ids of the databases of Firestore. */
  databases: readonly string[];
  /** Folder of the built functions; its `package.json` names the module in `main`. */
  directory: string;
  /** Parameters and secrets, added to the environment of the functions. */
  env: Record<string, string>;
  /** Origin of the emulator: `http://127.0.0.1:4322`. */
  emulatorUrl: string;
  log: (line: string) => void;
}

export interface Functions {
  /** Receives the events of Firestore and Storage. */
  events: EventSink;
  /** Cloud Tasks REST and `/{project}/{region}/{name}`. */
  handle: HttpHandler;
  /** Passes a request to one https function unchanged; for Hosting rewrites. */
  serve(functionName: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Loads the module and starts delivering; rejects where it does not load. */
  start(): Promise<void>;
  /** Loads the module again; the old code keeps running where the new does not load. */
  reload(): Promise<void>;
  /** Resolves when no due event, task or call is left. */
  idle(): Promise<void>;
  /** Drops all events and tasks that wait. */
  clear(): void;
  close(): Promise<void>;
}

/** Runs Cloud Functions in a process of their own, from a durable outbox. */
export function createFunctions(options: FunctionsOptions): Functions {
  const { database, projectId, directory, log } = options;
  const outbox = openOutbox(database);
  let specs: ReadonlyMap<string, FunctionSpec> | null = null;
  let calls = 0;
  let waitingForIdle: (() => void)[] = [];

  const supervisor = createSupervisor({
    spawn: createLoader({
      database,
      directory,
      resources: options,
      log,
      env: functionsEnvironment(options),
    }),
    onReady: (loaded) => {
      specs = loaded.specs;
      events.deliverStored(specs);
      scheduler.begin(specs);
      dispatcher.wake();
    },
    log,
  });
  const resolveIdle = () => {
    if (waitingForIdle.length === 0 || !isIdle()) return;
    for (const resolve of waitingForIdle) resolve();
    waitingForIdle = [];
  };
  const isIdle = () => calls === 0 && supervisor.current() !== null && dispatcher.isIdle();
  const dispatcher = createDispatcher({
    outbox,
    supervisor,
    specs: () => specs ?? new Map(),
    log,
    onSettled: resolveIdle,
  });
  const events = createEventSink({
    database,
    outbox,
    projectId,
    specs: () => specs,
    wake: dispatcher.wake,
  });
  const scheduler = createScheduler({ database, outbox, wake: dispatcher.wake, log });

  const serve = async (
    name: string,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    calls += 1;
    try {
      await supervisor.ready();
      const spec = specs?.get(name) ?? specs?.values().find((other) => serviceId(other) === name);
      if (spec?.trigger.kind !== 'http') {
        throw new StatusError('NOT_FOUND', `There is no https function "${name}".`);
      }
      await serveFunction(supervisor, spec, path, request, response);
    } finally {
      calls -= 1;
      resolveIdle();
    }
  };

  return {
    events: events.sink,
    serve: (name, request, response) => serve(name, request.url ?? '/', request, response),
    handle: async (request, response, url) => {
      const taskOptions = { outbox, projectId, specs: () => specs, wake: dispatcher.wake };
      if (await handleTasks(taskOptions, request, response, url)) return true;
      const direct = directCall(projectId, url, specs);
      if (direct === null) return false;
      await serve(direct.name, direct.path, request, response);
      return true;
    },
    start: supervisor.replace,
    reload: supervisor.replace,
    idle: () =>
      new Promise((resolve) => {
        waitingForIdle.push(resolve);
        dispatcher.wake();
      }),
    clear: outbox.clear,
    close: async () => {
      scheduler.stop();
      await dispatcher.stop();
      await supervisor.close();
      for (const resolve of waitingForIdle) resolve();
    },
  };
}

/** Parses `/{project}/{region}/{name}/…`; the function receives the path after its name. */
function directCall(
  projectId: string,
  url: URL,
  specs: ReadonlyMap<string, FunctionSpec> | null,
): { name: string; path: string } | null {
  const [, project, region, name, ...rest] = url.pathname.split('/');
  if (project !== projectId || region === undefined || name === undefined) return null;
  const spec = specs?.get(name);
  if (spec !== undefined && spec.region !== region) {
    throw new StatusError('NOT_FOUND', `The function "${name}" is in ${spec.region}.`);
  }
  return { name, path: `/${rest.join('/')}${url.search}` };
}

/** The Cloud Run service of a function, as Hosting's rewrites name it. */
function serviceId({ name }: { name: string }): string {
  return name.toLowerCase().replaceAll('_', '-');
}
