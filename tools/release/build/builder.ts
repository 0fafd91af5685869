import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tools/shared/config.ts';
import type { BuildOrder, BuildOutcome } from './build-worker.ts';

export interface Builder {
  /** Compiles the renderer ahead of the first build, while the stock is still being made. */
  prepare(): void;
  /** Builds the site once. A build that fails is an outcome, not an exception. */
  build(order: BuildOrder): Promise<BuildOutcome>;
  /** Kills the waiting worker and the one that builds. */
  close(): void;
}

export interface BuilderOptions {
  /** Environment variables of every build. */
  env: Record<string, string>;
  /** File for the output of the last build. */
  logFile: string;
  /** Folder that caches the compiled renderer from one build to the next. */
  renderers: string;
}

/** Builds the site in child processes; after the first build one is always loaded and waiting. */
export function createBuilder({ env, logFile, renderers }: BuilderOptions): Builder {
  let waiting: ChildProcess | null = null;
  let building: ChildProcess | null = null;
  let closed = false;

  function launch(): ChildProcess {
    const output = openSync(logFile, 'a');
    const worker = fork(join(import.meta.dirname, 'build-worker.ts'), [renderers], {
      cwd: ROOT,
      // Outside the terminal's process group: Ctrl-C reaches the parent, which ends its children.
      detached: true,
      // The same as for npm run build; it keeps a build of a very large stock below a gigabyte.
      execArgv: ['--max-semi-space-size=16'],
      env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    return worker;
  }

  function outcomeOf(worker: ChildProcess, order: BuildOrder): Promise<BuildOutcome> {
    return new Promise((resolve) => {
      worker.on('message', (message) => {
        if (message !== 'ready') resolve(message as BuildOutcome);
      });
      worker.once('error', (error) => resolve({ ok: false, problem: error.message }));
      worker.once('exit', (code, signal) => {
        resolve({ ok: false, problem: `The build ended without a result (${signal ?? code}).` });
      });
      worker.send(order);
    });
  }

  return {
    prepare() {
      waiting ??= launch();
    },
    async build(order) {
      // A waiting worker may have been killed, for example because memory ran out.
      const worker = waiting?.connected ? waiting : launch();
      truncateSync(logFile);
      waiting = null;
      building = worker;
      const outcome = await outcomeOf(worker, order);
      building = null;
      if (!closed) waiting = launch();
      return outcome;
    },
    close() {
      closed = true;
      waiting?.kill('SIGKILL');
      building?.kill('SIGKILL');
    },
  };
}
