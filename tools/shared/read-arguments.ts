import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './failure.ts';

/**
 * The result of `read` for the command line. Throws a `UsageError` with `usage` for an unknown
 * option, and where `read` throws or returns undefined.
 */
export function readArguments<Config extends ParseArgsConfig, Value>(
  usage: string,
  config: Config,
  read: (parsed: ReturnType<typeof parseArgs<Config>>) => Value | undefined,
): Value {
  try {
    const value = read(parseArgs(config));
    if (value !== undefined) return value;
  } catch {
    // The usage says what is wrong.
  }
  throw new UsageError(usage);
}

/** Throws a `UsageError` where the command line of an app has an option: its settings are variables. */
export function refuseArguments(command: string): void {
  const variables = 'PORT, EMULATOR_PORT, DATA_DIR and SMTP_URL';
  readArguments(`${command} has no options: set ${variables} in the environment.`, {}, () => true);
}

/** The project of `--project ID`; null without it. */
export function readProject(usage: string): string | null {
  const options = { project: { type: 'string' } } as const;
  return readArguments(usage, { options }, ({ values }) => values.project ?? null);
}
