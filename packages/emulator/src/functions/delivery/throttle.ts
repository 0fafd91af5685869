import type { FunctionSpec } from '../specification/function-spec.ts';

/** Enforces the concurrency of functions and the rate limits of task queues. */
export interface Throttle {
  started(name: string): void;
  finished(name: string): void;
  /** Functions at their maximum of concurrent calls. */
  busy(): string[];
  /** Functions whose queue has reached its rate limit. */
  paused(): string[];
  /** Milliseconds until the first pause ends; 0 without one. */
  shortestPause(): number;
}

/** Counts the running calls of each function. */
export function createThrottle(specs: () => ReadonlyMap<string, FunctionSpec>): Throttle {
  const running = new Map<string, number>();
  const lastStarted = new Map<string, number>();

  const pauseOf = ({ name, trigger }: FunctionSpec): number => {
    if (trigger.kind !== 'task') return 0;
    const last = lastStarted.get(name) ?? 0;
    return Math.max(0, last + 1000 / trigger.dispatchesPerSecond - Date.now());
  };
  const namesOf = (test: (spec: FunctionSpec) => boolean) =>
    [...specs().values()].filter(test).map((spec) => spec.name);

  return {
    started: (name) => {
      running.set(name, (running.get(name) ?? 0) + 1);
      lastStarted.set(name, Date.now());
    },
    finished: (name) => void running.set(name, (running.get(name) ?? 1) - 1),
    busy: () => namesOf((spec) => (running.get(spec.name) ?? 0) >= spec.concurrency),
    paused: () => namesOf((spec) => pauseOf(spec) > 0),
    shortestPause: () => {
      const pauses = [...specs().values()].map(pauseOf).filter((pause) => pause > 0);
      return pauses.length === 0 ? 0 : Math.min(...pauses);
    },
  };
}
