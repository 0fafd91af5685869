import { UsageError } from '#tools/shared/failure.ts';

export interface Step {
  name: string;
  run(): Promise<void>;
}

/** Stores the progress of a deployment, where a later one finds it. */
export interface Progress {
  /** Names of the steps that a deployment of the same code has finished. */
  done(): Promise<string[]>;
  finish(step: string): Promise<void>;
}

/**
 * Runs the steps in their order, without those that a deployment of the same code finished before it was
 * stopped. Throws a `UsageError` that names the step that failed.
 */
export async function runSteps(
  steps: readonly Step[],
  progress: Progress,
  say: (line: string) => void,
): Promise<void> {
  const done = await progress.done();
  if (done.length > 0) say(`An earlier run of this deployment has done: ${done.join(', ')}.`);
  for (const { name, run } of steps) {
    if (done.includes(name)) continue;
    say(`– ${name}`);
    try {
      await run();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new UsageError(
        `The deployment stopped at: ${name}. ${why}\nVisitors see the site of before. Run it again to go on there.`,
      );
    }
    await progress.finish(name);
  }
}
