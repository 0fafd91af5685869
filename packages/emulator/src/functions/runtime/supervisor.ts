import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from '../worker/spawn-worker.ts';
import type { LoadedWorker } from './loader.ts';

export interface Supervisor {
  /** The worker that takes calls now, or null while there is none. */
  current(): Worker | null;
  /** Waits up to 15 s for a worker that is being restarted. */
  ready(): Promise<Worker | null>;
  /** Starts a worker with the current code and retires the old one. */
  replace(): Promise<void>;
  /** Kills a worker that does not respond. */
  check(worker: Worker): Promise<void>;
  close(): Promise<void>;
}

export interface SupervisorOptions {
  spawn: () => Promise<LoadedWorker>;
  /** Called with each worker that starts to take calls. */
  onReady: (worker: LoadedWorker) => void;
  log: (line: string) => void;
}

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 10_000;
/** A crash after this uptime does not count as one in a row. */
const STABLE_MS = 30_000;
const READY_WAIT_MS = 15_000;

/** Restarts a crashed worker, with exponential backoff for crashes in a row. */
export function createSupervisor({ spawn, onReady, log }: SupervisorOptions): Supervisor {
  const closing = new AbortController();
  const alive = new Set<Worker>();
  let current: Worker | null = null;
  let waiting: (() => void)[] = [];
  let crashes = 0;

  const activate = (worker: LoadedWorker) => {
    current = worker;
    alive.add(worker);
    const since = Date.now();
    void worker.exited.then(() => {
      alive.delete(worker);
      if (current !== worker || closing.signal.aborted) return;
      current = null;
      crashes = Date.now() - since > STABLE_MS ? 1 : crashes + 1;
      log('The functions crashed; they are started again.');
      void restart();
    });
    onReady(worker);
    for (const wake of waiting) wake();
    waiting = [];
  };

  const restart = async (): Promise<void> => {
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (crashes - 1));
    await sleep(delay, null, { signal: closing.signal, ref: false }).catch(() => {});
    if (closing.signal.aborted || current !== null) return;
    try {
      const worker = await spawn();
      if (closing.signal.aborted || current !== null) worker.kill();
      else activate(worker);
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      crashes += 1;
      void restart();
    }
  };

  return {
    current: () => current,
    ready: async () => {
      if (current !== null || closing.signal.aborted) return current;
      await Promise.race([
        new Promise<void>((wake) => waiting.push(wake)),
        sleep(READY_WAIT_MS, null, { signal: closing.signal, ref: false }).catch(() => {}),
      ]);
      return current;
    },
    replace: async () => {
      const worker = await spawn();
      // Read only now: a restart or another replacement may have set a worker meanwhile.
      const old = current;
      if (closing.signal.aborted) worker.kill();
      else activate(worker);
      old?.retire();
    },
    check: async (worker) => {
      if (worker !== current || (await worker.isResponsive())) return;
      log('A function blocks its process, which is ended.');
      worker.kill();
    },
    close: async () => {
      closing.abort();
      current = null;
      const ended = [...alive].map((worker) => worker.exited);
      for (const worker of alive) worker.kill();
      await Promise.all(ended);
    },
  };
}
