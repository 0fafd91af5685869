/** How long each step took, in whole milliseconds. */
export type Steps = Record<string, number>;

export interface Stopwatch {
  /** Ends a step, which began when the last one ended. */
  lap(step: string): void;
  steps(): Steps;
}

export function createStopwatch(): Stopwatch {
  const steps: Steps = {};
  let started = performance.now();
  return {
    lap(step) {
      const ended = performance.now();
      steps[step] = Math.round(ended - started);
      started = ended;
    },
    steps: () => ({ ...steps }),
  };
}
