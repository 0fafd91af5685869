import { setTimeout as sleep } from 'node:timers/promises';
import type { Supervisor } from '../runtime/supervisor.ts';
import type { FunctionSpec } from '../specification/function-spec.ts';
import type { Worker } from '../worker/spawn-worker.ts';
import { invoke, type Outcome } from './invoke.ts';
import type { Delivery, Outbox } from './outbox.ts';
import { retryDelay } from './retry.ts';
import { createThrottle } from './throttle.ts';

export interface Dispatcher {
  /** Starts due deliveries in the next event-loop turn; repeated calls cost little. */
  wake(): void;
  /** Nothing is due and nothing runs. */
  isIdle(): boolean;
  /** Starts no more deliveries and waits up to 5 s for running ones to finish. */
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
/** After this many crashes during one delivery, the delivery counts as their cause. */
const MAX_LOSSES = 5;
const LOSS_DELAY_MS = 500;
const LONGEST_TIMER_MS = 60_000;
const STOP_WAIT_MS = 5_000;
/** Pause after a failure of the outbox itself, for example a full disk. */
const FAILURE_DELAY_MS = 5_000;

/** Delivers the outbox to the functions, with bounded concurrency and retries. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { outbox, supervisor, specs, log, onSettled } = options;
  const running = new Map<number, Promise<void>>();
  const throttle = createThrottle(specs);
  let timer: NodeJS.Timeout | undefined;
  let scheduled = false;
  let stopped = false;
  let closed = false;

  const startDeliveries = (): void => {
    scheduled = false;
    clearTimeout(timer);
    const worker = supervisor.current();
    if (stopped || worker === null) return;
    try {
      startDue(worker);
      onSettled();
    } catch (error) {
      log(`The functions' outbox fails: ${String(error)}`);
      setTimer(FAILURE_DELAY_MS);
    }
  };

  const startDue = (worker: Worker): void => {
    const ids = () => [...running.keys()];
    while (running.size < MAX_RUNNING) {
      const blocked = [...throttle.busy(), ...throttle.paused()];
      const delivery = outbox.nextDue(Date.now(), ids(), blocked);
      if (delivery === null) break;
      const spec = specs().get(delivery.functionName);
      if (spec === undefined) giveUp(delivery, 'there is no such function any more');
      else running.set(delivery.id, run(worker, spec, delivery));
    }
    // Deliveries that wait for a running call are started when that call has finished.
    const dueAt = running.size < MAX_RUNNING ? outbox.nextDueAt(ids(), throttle.busy()) : null;
    if (dueAt !== null) setTimer(Math.max(dueAt - Date.now(), throttle.shortestPause()));
  };

  const setTimer = (delay: number) => {
    timer = setTimeout(startDeliveries, Math.min(LONGEST_TIMER_MS, Math.max(1, delay)));
  };

  const run = async (worker: Worker, spec: FunctionSpec, delivery: Delivery): Promise<void> => {
    throttle.started(spec.name);
    const firstTriedAt = delivery.firstTriedAt ?? Date.now();
    const outcome = await invoke(worker, spec, delivery);
    throttle.finished(spec.name);
    if (outcome.result === 'timedOut') void supervisor.check(worker);
    await recordOutcome(spec, { ...delivery, firstTriedAt }, outcome);
    running.delete(delivery.id);
    wake();
  };

  const recordOutcome = async (
    spec: FunctionSpec,
    delivery: AttemptedDelivery,
    outcome: Outcome,
  ): Promise<void> => {
    // The database may be closed already; the delivery is repeated at the next start.
    if (closed) return;
    try {
      if (outcome.result === 'done') outbox.remove(delivery.id);
      else if (outcome.result === 'lost' && delivery.losses + 1 < MAX_LOSSES) {
        const losses = delivery.losses + 1;
        outbox.postpone({ ...delivery, losses }, Date.now() + LOSS_DELAY_MS * losses);
      } else retry(spec, delivery, outcome.reason);
    } catch (error) {
      log(`[${spec.name}] Its outcome cannot be stored, so it runs again: ${String(error)}`);
      await sleep(FAILURE_DELAY_MS, null, { ref: false });
    }
  };

  const retry = (spec: FunctionSpec, delivery: AttemptedDelivery, reason: string): void => {
    const failed = { ...delivery, losses: 0, attempts: delivery.attempts + 1 };
    const delay = retryDelay(spec, failed, Date.now());
    if (delay === null) {
      giveUp(failed, reason);
      return;
    }
    log(`[${spec.name}] Failed: ${reason}. Tried again in ${Math.ceil(delay / 1000)} s.`);
    outbox.postpone(failed, Date.now() + delay);
  };

  const giveUp = (delivery: Delivery, why: string): void => {
    log(`[${delivery.functionName}] Given up: ${why}.`);
    outbox.remove(delivery.id);
  };

  const wake = (): void => {
    if (scheduled || stopped) return;
    scheduled = true;
    setImmediate(startDeliveries);
  };

  return {
    wake,
    isIdle: () => !scheduled && running.size === 0 && outbox.nextDue(Date.now(), [], []) === null,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const patience = sleep(STOP_WAIT_MS, null, { ref: false });
      await Promise.race([Promise.all(running.values()), patience]);
      closed = true;
    },
  };
}

type AttemptedDelivery = Delivery & { firstTriedAt: number };
