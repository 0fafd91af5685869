import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UsageError } from '../shared/failure.ts';

/** Runs a program on the streams of the terminal; throws a `UsageError` where it fails. */
export async function run(
  program: string,
  args: string[],
  cwd: string,
  variables: Record<string, string> = {},
): Promise<void> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new UsageError(`${program} ${args[0]} ended with ${code ?? signal}.`);
}

/** npx downloads it, so that it is not a dependency of the project; the version is fixed. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.0';

/** Seconds in which the functions must load to be listed; 10 unless set, which a busy computer exceeds. */
export const DISCOVERY = { FUNCTIONS_DISCOVERY_TIMEOUT: '120' };

/** Runs a command of firebase-tools without questions. */
export function firebase(args: string[], cwd: string): Promise<void> {
  return run('npx', ['--yes', FIREBASE_TOOLS, ...args, '--non-interactive'], cwd, DISCOVERY);
}
