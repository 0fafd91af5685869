import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UsageError } from '../shared/failure.ts';

/** Runs a program in the terminal's own streams; one that fails is told by name. */
export async function run(program: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(program, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new UsageError(`${program} ${args[0]} ended with ${code ?? signal}.`);
}

/** The one version that deploys; npx fetches it, so the project need not carry it. */
const FIREBASE_TOOLS = 'firebase-tools@15.34.0';

export function firebase(args: string[], cwd: string): Promise<void> {
  return run('npx', ['--yes', FIREBASE_TOOLS, ...args, '--non-interactive'], cwd);
}
