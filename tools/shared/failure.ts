/** Something the person at the terminal can mend: one line, no stack. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** The work broke off because it was told to end: nothing to tell anybody. */
export class Ended extends Error {
  override readonly name = 'Ended';
}

/**
 * Runs a command and turns what it throws into text, once: one line for what a person can mend,
 * the whole error for what they cannot. Sets the exit code; never throws.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Ended) return;
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}
