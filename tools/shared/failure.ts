/** A mistake that the user of a command can correct: printed as one line, without a stack. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** The command stopped because it was asked to: nothing is printed. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError';
}

/**
 * Runs a command and prints what it throws: the message of a `UsageError`, the whole error
 * otherwise. Sets the exit code to 1; never throws.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof AbortedError) return;
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}
