import { setTimeout as sleep } from 'node:timers/promises';
import type { Supervisor } from '../runtime/supervisor.ts';
import type { FunctionSpec } from '../specification/function-spec.ts';
import type { Worker } from '../worker/spawn-worker.ts';
import { invoke, type Outcome } from './invoke.ts';
import type { Delivery, Outbox } from './outbox.ts';
import { createPacing } from './pacing.ts';
import { retryDelay } from './retry.ts';

export interface Dispatcher {
  /** Looks for due deliveries soon; cheap to call often. */
  wake(): void;
  /** Nothing is due and nothing runs. */
  isIdle(): boolean;
  /** Begins nothing more, and waits a while for what runs, so that it need not run again. */
  stop(): Promise<void>;
}

export interface DispatcherOptions {
  outbox: Outbox;
  supervisor: Supervisor;
  specs: () => ReadonlyMap<string, FunctionSpec>;
  log: (line: string) => void;
  onSettled: () => void;
}

const MAX_RUNNING = 10;
/** An event under which the process dies again and again is taken for its cause. */
const MAX_LOSSES = 5;
const LOSS_DELAY_MS = 500;
const LONGEST_TIMER_MS = 60_000;
const STOP_WAIT_MS = 5_000;
/** After a failure of the outbox itself: a full disk, say. */
const TROUBLE_DELAY_MS = 5_000;

/** Brings what is in the outbox to its functions, with bounded concurrency and retries. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { outbox, supervisor, specs, log, onSettled } = options;
  const running = new Map<number, Promise<void>>();
  const pacing = createPacing(specs);
  let timer: NodeJS.Timeout | undefined;
  let scheduled = false;
  let stopped = false;
  let abandoned = false;

  const pump = (): void => {
    scheduled = false;
    clearTimeout(timer);
    const worker = supervisor.current();
    if (stopped || worker === null) return;
    try {
      startDue(worker);
      onSettled();
    } catch (error) {
      log(`The functions' outbox fails: ${String(error)}`);
      arm(TROUBLE_DELAY_MS);
    }
  };

  const startDue = (worker: Worker): void => {
    const ids = () => [...running.keys()];
    while (running.size < MAX_RUNNING) {
      const blocked = [...pacing.busy(), ...pacing.paused()];
      const delivery = outbox.nextDue(Date.now(), ids(), blocked);
      if (delivery === null) break;
      const spec = specs().get(delivery.functionName);
      if (spec === undefined) drop(delivery, 'there is no such function any more');
      else running.set(delivery.id, run(worker, spec, delivery));
    }
    // What waits for a running call is looked at when that call has ended.
    const dueAt = running.size < MAX_RUNNING ? outbox.nextDueAt(ids(), pacing.busy()) : null;
    if (dueAt !== null) arm(Math.max(dueAt - Date.now(), pacing.shortestPause()));
  };

  const arm = (delay: number) => {
    timer = setTimeout(pump, Math.min(LONGEST_TIMER_MS, Math.max(1, delay)));
  };

  const run = async (worker: Worker, spec: FunctionSpec, delivery: Delivery): Promise<void> => {
    pacing.begun(spec.name);
    const firstTriedAt = delivery.firstTriedAt ?? Date.now();
    const outcome = await invoke(worker, spec, delivery);
    pacing.ended(spec.name);
    if (outcome.result === 'timedOut') void supervisor.check(worker);
    await settle(spec, { ...delivery, firstTriedAt }, outcome);
    running.delete(delivery.id);
    wake();
  };

  const settle = async (spec: FunctionSpec, delivery: Tried, outcome: Outcome): Promise<void> => {
    // Too late: the database is closed, and the delivery will come again.
    if (abandoned) return;
    try {
      if (outcome.result === 'done') outbox.remove(delivery.id);
      else if (outcome.result === 'lost' && delivery.losses + 1 < MAX_LOSSES) {
        const losses = delivery.losses + 1;
        outbox.postpone({ ...delivery, losses }, Date.now() + LOSS_DELAY_MS * losses);
      } else retry(spec, delivery, outcome.reason);
    } catch (error) {
      log(`[${spec.name}] What came of it cannot be noted, so it runs again: ${String(error)}`);
      await sleep(TROUBLE_DELAY_MS, null, { ref: false });
    }
  };

  const retry = (spec: FunctionSpec, delivery: Tried, reason: string): void => {
    const failed = { ...delivery, losses: 0, attempts: delivery.attempts + 1 };
    const delay = retryDelay(spec, failed, Date.now());
    if (delay === null) {
      drop(failed, reason);
      return;
    }
    log(`[${spec.name}] Failed: ${reason}. Tried again in ${Math.ceil(delay / 1000)} s.`);
    outbox.postpone(failed, Date.now() + delay);
  };

  const drop = (delivery: Delivery, why: string): void => {
    log(`[${delivery.functionName}] Given up: ${why}.`);
    outbox.remove(delivery.id);
  };

  const wake = (): void => {
    if (scheduled || stopped) return;
    scheduled = true;
    setImmediate(pump);
  };

  return {
    wake,
    isIdle: () => !scheduled && running.size === 0 && outbox.nextDue(Date.now(), [], []) === null,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const patience = sleep(STOP_WAIT_MS, null, { ref: false });
      await Promise.race([Promise.all(running.values()), patience]);
      abandoned = true;
    },
  };
}

type Tried = Delivery & { firstTriedAt: number };
