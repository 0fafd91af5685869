import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Publisher, PublishResult } from 'site-publisher';
import { compileInProcess, isCompiled } from 'site-publisher/compile';
import type { BuildRequest } from '#domain/publishing.ts';
import { failedResult } from '#functions/src/publishing/build/build-report.ts';
import { ROOT } from '#tools/shared/config.ts';
import { appRenderer, renderersOf, SITE_CODE } from '#tools/shared/site-code.ts';
import type { PublishAnswer, PublisherSetup, PublishOrder } from './publisher-process.ts';

export interface PublisherProcess extends Publisher {
  /** Compiles the renderer and starts the process ahead, so that the first request finds both. */
  prepare(): void;
  /** Kills the process and any work in it. */
  close(): void;
}

export interface PublisherProcessOptions extends Omit<PublisherSetup, 'renderer'> {
  /** Environment variables that the site's code and its data depend on. */
  env: Record<string, string>;
  logFile: string;
}

/**
 * Of Node. V8 lets a heap grow to four times what is in use before it looks for garbage, and with a bound of
 * a gigabyte to 1.6 times. 10,000 vehicles use 200 MB. Rendering pages makes little else than short-lived objects: with
 * 16 MB for them the collector took a fifth of a full release, with 24 or more half of that.
 */
const MEMORY_OPTIONS = ['--max-semi-space-size=24', '--max-old-space-size=1024'];

/**
 * Starts the publisher in a process of its own when it is first needed, and again should it end. The
 * renderer is compiled before, where the code has changed since the last start.
 */
export function startPublisher(options: PublisherProcessOptions): PublisherProcess {
  const { env, logFile, ...setup } = options;
  const renderers = renderersOf(setup.dataDir);
  const children = new Set<ChildProcess>();
  let publisher: Promise<ChildProcess> | null = null;
  let orders = 0;
  let pending = 0;
  const closing = new AbortController();

  function launch(renderer: string): ChildProcess {
    const output = openSync(logFile, 'a');
    const child = fork(
      join(import.meta.dirname, 'publisher-process.ts'),
      [JSON.stringify({ ...setup, renderer })],
      {
        cwd: ROOT,
        // Outside the terminal's process group: Ctrl-C reaches the parent, which ends its children.
        detached: true,
        execArgv: MEMORY_OPTIONS,
        env: {
          ...process.env,
          ...env,
          ASTRO_TELEMETRY_DISABLED: '1',
          // Goes with the renderer, when there is another one.
          NODE_COMPILE_CACHE: join(renderers, 'compile-cache'),
          // Of the C library on Linux, which otherwise raises it to the largest block it ever freed, and then keeps
          // what lies between blocks: 400 MB after a first release of 10,000 vehicles.
          MALLOC_MMAP_THRESHOLD_: '131072',
        },
        stdio: ['ignore', output, output, 'ipc'],
        // Results contain dates.
        serialization: 'advanced',
      },
    );
    closeSync(output);
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  }

  /** Finds the renderer of the present code, and compiles it where the code has changed. */
  async function compiledRenderer(): Promise<string> {
    const folder = appRenderer(setup.dataDir, env);
    if (isCompiled(folder)) return folder;
    const output = openSync(logFile, 'a');
    try {
      return await compileInProcess(renderers, SITE_CODE, { env, output, signal: closing.signal });
    } finally {
      closeSync(output);
    }
  }

  async function open(): Promise<ChildProcess> {
    writeFileSync(logFile, '');
    const renderer = await compiledRenderer();
    if (closing.signal.aborted) throw new Error('The publisher has been closed.');
    const child = launch(renderer);
    child.once('exit', () => {
      publisher = null;
    });
    return child;
  }

  async function order(request: BuildRequest): Promise<PublishResult> {
    orders += 1;
    const number = orders;
    try {
      publisher ??= open();
      const child = await publisher;
      if (!child.connected) throw new Error('The publisher has ended.');
      const result = resultOf(child, number);
      // Where it ends before it takes the order, its exit rejects the result.
      child.send({ number, request } satisfies PublishOrder, () => {});
      return await result;
    } catch (error) {
      publisher = null;
      return failedResult(error);
    }
  }

  return {
    prepare() {
      publisher ??= open();
      // The first request meets the same error.
      publisher.catch(() => {});
    },
    async publish(request) {
      pending += 1;
      try {
        return await order(request);
      } finally {
        pending -= 1;
      }
    },
    publishing: () => pending > 0,
    close() {
      closing.abort();
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

/** The result of the order with this number; rejects when the process ends before it. */
function resultOf(child: ChildProcess, number: number): Promise<PublishResult> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      const answer = message as PublishAnswer;
      if (answer.number !== number) return;
      stop();
      resolve(answer.result);
    };
    const onExit = (code: number | null, signal: string | null) => {
      stop();
      reject(new Error(`The publisher ended without a result (${signal ?? code}).`));
    };
    const stop = () => {
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}
