/** What has been opened and must be closed, last opened first. */
export class Cleanup {
  #steps: (() => Promise<void>)[] = [];
  #begun = false;

  /** Whether it has been run: nothing more is to be opened. */
  get begun(): boolean {
    return this.#begun;
  }

  /** What is opened after the end has begun is closed at once. */
  add(step: () => Promise<void>): void {
    this.#steps.push(step);
    if (this.#begun) void this.run();
  }

  /** Runs every step once, also when one of them fails. */
  async run(): Promise<void> {
    this.#begun = true;
    const steps = this.#steps.reverse();
    this.#steps = [];
    for (const step of steps) {
      await step().catch((error: unknown) => console.error('While stopping:', error));
    }
  }
}
