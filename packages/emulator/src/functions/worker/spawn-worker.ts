import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { siblingModule } from '#emulator/shared/sibling-module.ts';
import { FunctionsLoadError } from './functions-load-error.ts';
import { mainModule } from './main-module.ts';
import {
  type CallKind,
  type DeclaredParam,
  KIND_HEADER,
  type RawEndpoint,
  TARGET_HEADER,
  type WorkerMessage,
} from './protocol.ts';

export interface Worker {
  endpoints: Record<string, RawEndpoint>;
  params: DeclaredParam[];
  /** Starts a request to a function; the caller writes the body and ends it. */
  request(
    target: string,
    kind: CallKind,
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ): ClientRequest;
  /** Whether the process answers a ping: a function may have blocked it. */
  isResponsive(): Promise<boolean>;
  kill(): void;
  /** Kills it once its running calls have finished, or after 10 s. */
  retire(): void;
  /** Resolves once the process is gone. */
  exited: Promise<void>;
}

export interface SpawnOptions {
  directory: string;
  env: Record<string, string>;
  log: (name: string, line: string) => void;
}

const LOAD_TIMEOUT_MS = 60_000;
const DRAIN_MS = 10_000;
const PING_TIMEOUT_MS = 3_000;
const WORKER = fileURLToPath(siblingModule('worker', import.meta.url));

/** Starts a process with the functions in `directory`; resolves when they are loaded. */
export async function spawnWorker(options: SpawnOptions): Promise<Worker> {
  const modulePath = mainModule(options.directory);
  const socket = newSocket();
  const child = spawn(process.execPath, ['--enable-source-maps', WORKER, modulePath, socket.path], {
    cwd: options.directory,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  forwardOutput(child, options.log);
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  void exited.then(socket.remove);
  const kill = () => void child.kill('SIGKILL');
  let running = 0;
  let retired = false;
  const trackCall = (call: ClientRequest) => {
    running += 1;
    call.once('close', () => {
      running -= 1;
      if (retired && running === 0) kill();
    });
    return call;
  };
  try {
    const { endpoints, params } = await untilLoaded(child);
    return {
      endpoints,
      params,
      exited,
      request: (target, kind, more, onResponse) =>
        trackCall(
          request(
            {
              ...more,
              socketPath: socket.path,
              agent: false,
              headers: {
                ...more.headers,
                // Without it the worker closes the connection after an early answer, and writing
                // the rest of the body fails with an error that hides the answer.
                connection: 'keep-alive',
                [TARGET_HEADER]: target,
                [KIND_HEADER]: kind,
              },
            },
            onResponse,
          ),
        ),
      isResponsive: () => answersPing(child),
      kill,
      retire: () => {
        retired = true;
        if (running === 0) kill();
        else setTimeout(kill, DRAIN_MS).unref();
      },
    };
  } catch (error) {
    kill();
    throw error;
  }
}

/** In a new private folder, so that other users of the machine cannot reach the socket. */
function newSocket() {
  if (process.platform === 'win32') {
    return { path: `\\\\.\\pipe\\functions-${randomUUID()}`, remove: () => {} };
  }
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  return {
    path: join(folder, 'worker.sock'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function untilLoaded(child: ChildProcess): Promise<Extract<WorkerMessage, { type: 'ready' }>> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new FunctionsLoadError(why));
    };
    const timer = setTimeout(() => fail('Loading the functions took too long.'), LOAD_TIMEOUT_MS);
    child.once('error', (error) => fail(`The functions' process cannot start: ${error.message}`));
    child.once('exit', (code) => fail(`The functions' process ended with code ${code}.`));
    child.on('message', (message: WorkerMessage) => {
      if (message.type === 'failed') fail(`The functions cannot be loaded: ${message.message}`);
      if (message.type !== 'ready') return;
      clearTimeout(timer);
      resolve(message);
    });
  });
}

function forwardOutput(child: ChildProcess, log: SpawnOptions['log']): void {
  child.on('message', (message: WorkerMessage) => {
    if (message.type === 'log') log(message.name, message.line);
  });
  // Node's own output at a crash does not pass through the worker's IPC channel.
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => log('', line));
  }
}

function answersPing(child: ChildProcess): Promise<boolean> {
  if (!child.connected) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      resolve(answer);
    };
    const onMessage = (message: WorkerMessage) => message.type === 'pong' && settle(true);
    const timer = setTimeout(() => settle(false), PING_TIMEOUT_MS);
    child.on('message', onMessage);
    child.send({ type: 'ping' }, (error) => error && settle(false));
  });
}
