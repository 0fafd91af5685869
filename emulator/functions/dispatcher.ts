import { invoke, type Outcome } from './invoke.ts';
import type { Delivery, Outbox } from './outbox.ts';
import { retryDelay } from './retry.ts';
import type { FunctionSpec } from './specification.ts';
import type { Supervisor } from './supervisor.ts';
import type { Worker } from './worker-process.ts';

export interface Dispatcher {
  /** Looks for due deliveries soon; cheap to call often. */
  wake(): void;
  /** Nothing is due and nothing runs. */
  isIdle(): boolean;
  stop(): void;
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

/** Brings what is in the outbox to its functions, with bounded concurrency and retries. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { outbox, supervisor, specs, log, onSettled } = options;
  const running = new Map<number, string>();
  const lastDispatch = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let scheduled = false;
  let stopped = false;

  const pump = (): void => {
    scheduled = false;
    clearTimeout(timer);
    const worker = supervisor.current();
    if (stopped || worker === null) return;
    const ids = () => [...running.keys()];
    while (running.size < MAX_RUNNING) {
      const delivery = outbox.nextDue(Date.now(), ids(), [...busy(), ...paused()]);
      if (delivery === null) break;
      const spec = specs().get(delivery.functionName);
      if (spec === undefined) drop(delivery, 'there is no such function any more');
      else void run(worker, spec, delivery);
    }
    // What waits for a running call is looked at when that call has ended.
    const dueAt = running.size < MAX_RUNNING ? outbox.nextDueAt(ids(), busy()) : null;
    if (dueAt !== null) arm(Math.max(dueAt - Date.now(), shortestPause()));
    onSettled();
  };

  const arm = (delay: number) => {
    timer = setTimeout(pump, Math.min(LONGEST_TIMER_MS, Math.max(1, delay)));
  };

  const run = async (worker: Worker, spec: FunctionSpec, delivery: Delivery): Promise<void> => {
    running.set(delivery.id, spec.name);
    lastDispatch.set(spec.name, Date.now());
    const tried = { ...delivery, firstTriedAt: delivery.firstTriedAt ?? Date.now() };
    const outcome = await invoke(worker, spec, delivery);
    running.delete(delivery.id);
    if (stopped) return;
    settle(spec, tried, outcome);
    if (outcome.result === 'timedOut') void supervisor.check(worker);
    wake();
  };

  const settle = (spec: FunctionSpec, delivery: Delivery, outcome: Outcome): void => {
    if (outcome.result === 'done') outbox.remove(delivery.id);
    else if (outcome.result === 'lost' && delivery.losses + 1 < MAX_LOSSES) {
      const losses = delivery.losses + 1;
      outbox.postpone({ ...delivery, losses }, Date.now() + LOSS_DELAY_MS * losses);
    } else retry(spec, delivery, outcome.reason);
  };

  const retry = (spec: FunctionSpec, delivery: Delivery, reason: string): void => {
    const failed = { ...delivery, losses: 0, attempts: delivery.attempts + 1 };
    const now = Date.now();
    const tried = { attempts: failed.attempts, firstTriedAt: failed.firstTriedAt ?? now };
    const delay = retryDelay(spec, tried, now);
    if (delay === null) {
      drop(failed, reason);
      return;
    }
    log(`[${spec.name}] Failed: ${reason}. Tried again in ${Math.ceil(delay / 1000)} s.`);
    outbox.postpone(failed, now + delay);
  };

  const drop = (delivery: Delivery, why: string): void => {
    log(`[${delivery.functionName}] Given up: ${why}.`);
    outbox.remove(delivery.id);
  };

  /** Functions of which as many calls run as may. */
  const busy = (): string[] => {
    const counts = Map.groupBy(running.values(), (name) => name);
    return [...specs().values()]
      .filter((spec) => (counts.get(spec.name)?.length ?? 0) >= spec.concurrency)
      .map((spec) => spec.name);
  };

  /** Queues that must wait for the next moment their rate allows. */
  const paused = (): string[] =>
    [...specs().values()].filter((spec) => pauseOf(spec) > 0).map((spec) => spec.name);

  const pauseOf = (spec: FunctionSpec): number => {
    if (spec.trigger.kind !== 'task') return 0;
    const last = lastDispatch.get(spec.name) ?? 0;
    return Math.max(0, last + 1000 / spec.trigger.dispatchesPerSecond - Date.now());
  };

  const shortestPause = (): number => {
    const pauses = [...specs().values()].map(pauseOf).filter((pause) => pause > 0);
    return pauses.length === 0 ? 0 : Math.min(...pauses);
  };

  const wake = (): void => {
    if (scheduled || stopped) return;
    scheduled = true;
    setImmediate(pump);
  };

  return {
    wake,
    isIdle: () => !scheduled && running.size === 0 && outbox.nextDue(Date.now(), [], []) === null,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
