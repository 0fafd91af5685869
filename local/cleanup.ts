/** What has been opened and must be closed, last opened first. */
export class Cleanup {
  #steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  /** Runs every step once, also when one of them fails. */
  async run(): Promise<void> {
    const steps = this.#steps.reverse();
    this.#steps = [];
    for (const step of steps) {
      await step().catch((error: unknown) => console.error('While stopping:', error));
    }
  }
}
