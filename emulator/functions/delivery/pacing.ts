import type { FunctionSpec } from '../specification/function-spec.ts';

/** Says which functions may not be called right now, and for how long. */
export interface Pacing {
  begun(name: string): void;
  ended(name: string): void;
  /** As many calls of them run as may. */
  busy(): string[];
  /** Their queue's rate asks for a pause. */
  paused(): string[];
  /** Milliseconds until the first pause ends; 0 without one. */
  shortestPause(): number;
}

export function createPacing(specs: () => ReadonlyMap<string, FunctionSpec>): Pacing {
  const running = new Map<string, number>();
  const lastBegun = new Map<string, number>();

  const pauseOf = ({ name, trigger }: FunctionSpec): number => {
    if (trigger.kind !== 'task') return 0;
    const last = lastBegun.get(name) ?? 0;
    return Math.max(0, last + 1000 / trigger.dispatchesPerSecond - Date.now());
  };
  const namesOf = (test: (spec: FunctionSpec) => boolean) =>
    [...specs().values()].filter(test).map((spec) => spec.name);

  return {
    begun: (name) => {
      running.set(name, (running.get(name) ?? 0) + 1);
      lastBegun.set(name, Date.now());
    },
    ended: (name) => void running.set(name, (running.get(name) ?? 1) - 1),
    busy: () => namesOf((spec) => (running.get(spec.name) ?? 0) >= spec.concurrency),
    paused: () => namesOf((spec) => pauseOf(spec) > 0),
    shortestPause: () => {
      const pauses = [...specs().values()].map(pauseOf).filter((pause) => pause > 0);
      return pauses.length === 0 ? 0 : Math.min(...pauses);
    },
  };
}
