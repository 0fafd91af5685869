/**
 * Steps that close what has been opened, run in reverse order. Unlike `AsyncDisposableStack` it
 * accepts steps while it runs, since the app can be stopped while it starts, and a step that fails
 * does not stop the others: its error is printed.
 */
export class CleanupStack {
  #steps: (() => Promise<void>)[] = [];
  #started = false;

  /** Whether `run` has been called. */
  get started(): boolean {
    return this.#started;
  }

  /** Adds a step. A step that is added after `run` has been called runs at once. */
  defer(step: () => Promise<void>): void {
    this.#steps.push(step);
    if (this.#started) void this.run();
  }

  /** Runs every step once, the last one first. Never throws. */
  async run(): Promise<void> {
    this.#started = true;
    const steps = this.#steps.reverse();
    this.#steps = [];
    for (const step of steps) {
      await step().catch((error: unknown) => console.error('While stopping:', error));
    }
  }
}
