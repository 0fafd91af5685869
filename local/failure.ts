/** Something the person at the terminal can mend: one line, no stack. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/**
 * Runs a command and turns what it throws into text, once: one line for what a person can mend,
 * the whole error for what they cannot. Sets the exit code; never throws.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}
