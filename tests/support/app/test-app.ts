import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { CapturedMail } from '#tools/app/mail/store.ts';
import type { PublishingStatus } from '#tools/app/publishing/status.ts';
import { ROOT } from '#tools/shared/config.ts';
import { openDataDir } from '#tools/shared/data-dir.ts';
import { DEMO } from '#tools/shared/demo-sign-in.ts';
import { ANY_PORT, type AppPorts, releasePorts, takePorts } from './app-ports.ts';
import { makeRenderer } from './compiled-renderer.ts';
import { newDataFolder } from './data-folder.ts';
import { copyFunctions } from './shared-functions.ts';

const START_MS = 300_000;
const WAIT_MS = 240_000;
const POLL_MS = 100;

export interface TestApp {
  siteUrl: string;
  adminUrl: string;
  emulatorUrl: string;
  dataDir: string;
  demo: typeof DEMO;
  /** The answer of `/__local/publishing`. */
  publishing(): Promise<PublishingStatus>;
  /** Resolves when everything written so far is published. */
  published(): Promise<PublishingStatus>;
  /** Captured mails, newest first. */
  mails(): Promise<CapturedMail[]>;
  /** Stops the app; `keepData` leaves the data folder for another start. */
  stop(options?: { keepData: boolean }): Promise<void>;
  /** Kills the app with SIGKILL; the data folder stays. */
  kill(): Promise<void>;
}

export interface TestAppOptions {
  /** A folder with data of an earlier app; a new folder by default. */
  dataDir?: string;
  /** With `ANY_PORT` the app compiles its site itself, since its addresses are not known before. */
  env?: Record<string, string>;
  /** What is seeded: a part of the demo stock, all of it, or nothing. */
  stock?: 'two' | 'small' | 'whole' | 'none';
  /** Kills the app with SIGKILL when it is aborted, also while the app starts. */
  signal?: AbortSignal;
}

/** Copies the bundled functions and, unless the system chooses the ports, the renderer for them. */
export async function copyCode(dataDir: string, ports: AppPorts): Promise<void> {
  const functions = join(dataDir, 'functions');
  if (!existsSync(functions)) {
    // An app starts only in a folder that is its own.
    openDataDir(dataDir).close();
    await copyFunctions(functions);
  }
  if (ports.PORT === ANY_PORT.PORT) return;
  await makeRenderer(join(dataDir, 'renderer'), {
    siteUrl: `http://127.0.0.1:${ports.PORT}`,
    emulatorUrl: `http://127.0.0.1:${ports.EMULATOR_PORT}`,
  });
}

/** Starts the app on free ports, the same ones for the same data folder, and resolves when its site answers. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = options.dataDir ?? (await newDataFolder());
  const env = { ...(await takePorts(dataDir)), ...options.env };
  await copyCode(dataDir, env);
  const child = fork(join(import.meta.dirname, 'app-process.ts'), [], {
    env: {
      ...process.env,
      // As `npm start` does: the next app loads its modules in half the time.
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compile-cache'),
      DATA_DIR: dataDir,
      INQUIRIES_PER_HOUR: '1000',
      TEST_STOCK: options.stock ?? 'small',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    ...(options.signal && { signal: options.signal, killSignal: 'SIGKILL' }),
  });
  // Only an abort of the signal is an error here; `exit` reports every other end.
  child.on('error', () => {});
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const urls = await messageFrom(child, isUrls, () => errors);
  const ask = async <Answer>(path: string): Promise<Answer> => {
    // A new connection: the app may close a reused one while the next request is on its way.
    const headers = { accept: 'application/json', connection: 'close' };
    const response = await fetch(urls.siteUrl + path, { headers });
    return (await response.json()) as Answer;
  };
  const publishing = () => ask<PublishingStatus>('/__local/publishing');

  async function published(): Promise<PublishingStatus> {
    const deadline = Date.now() + WAIT_MS;
    using outbox = openOutbox(dataDir);
    for (;;) {
      // In this order: once the events of the writes are delivered, their builds are requested.
      const isDelivered = outbox.events() === 0;
      const status = await publishing();
      if (isDelivered && status.state === 'published') return status;
      if (Date.now() > deadline) {
        throw new Error(`Not published in time: ${JSON.stringify(status)} ${errors}`);
      }
      await pause(POLL_MS);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // Not `once` of events, which an abort of the signal would make reject.
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const code = await exited;
    if (code) throw new Error(`The app ended with exit code ${code}. ${errors}`);
  }

  return {
    ...urls,
    adminUrl: `${urls.siteUrl}/admin`,
    dataDir,
    demo: DEMO,
    publishing,
    published,
    mails: () => ask<CapturedMail[]>('/__local/mail'),
    async stop({ keepData } = { keepData: false }) {
      await end('SIGTERM');
      if (keepData) return;
      releasePorts(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

/**
 * The events that the emulator still has to deliver to the functions, stored in the transaction of
 * each write.
 */
function openOutbox(dataDir: string): { events(): number; [Symbol.dispose](): void } {
  const database = new DatabaseSync(join(dataDir, 'emulator.sqlite'), { readOnly: true });
  const count = database.prepare(
    `SELECT (SELECT count(*) FROM functions_events) +
       (SELECT count(*) FROM functions_deliveries WHERE payload ->> '$.kind' = 'event') AS events`,
  );
  return {
    events: () => Number(count.get()?.['events']),
    [Symbol.dispose]: () => database.close(),
  };
}

type Urls = { siteUrl: string; emulatorUrl: string };

function isUrls(message: unknown): message is Urls {
  return typeof message === 'object' && message !== null && 'siteUrl' in message;
}

/** Resolves to the first message that is the awaited one; rejects when the child ends before it. */
function messageFrom<Message>(
  child: ChildProcess,
  awaited: ((message: unknown) => message is Message & object) | ((message: unknown) => boolean),
  explain: () => string = () => '',
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer in time. ${explain()}`)), START_MS);
    timer.unref();
    child.on('message', (message) => {
      if (!awaited(message)) return;
      clearTimeout(timer);
      resolve(message as Message);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`The app ended. ${explain()}`));
    });
  });
}
