import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/config.ts';
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

/** Has firebase-tools alone, so that no package of the site comes with it; the lock file names every package. */
const FOLDER = join(ROOT, 'tools/production/firebase-tools');
const MODULES = join(FOLDER, 'node_modules');

/** The program of firebase-tools, once `installFirebaseTools` has run. */
export const FIREBASE_TOOLS = join(MODULES, 'firebase-tools/lib/bin/firebase.js');

/** Seconds in which the functions must load to be listed; 10 unless set, which a busy computer exceeds. */
export const DISCOVERY = { FUNCTIONS_DISCOVERY_TIMEOUT: '120' };

/** Installs what the lock file of firebase-tools names, unless it is there. */
export async function installFirebaseTools(): Promise<void> {
  const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isCurrent =
    changed(join(MODULES, '.package-lock.json')) > changed(join(FOLDER, 'package-lock.json'));
  if (!isCurrent) await run('npm', ['ci', '--silent'], FOLDER);
}

/** Runs a command of firebase-tools without questions. */
export async function firebase(args: string[], cwd: string): Promise<void> {
  await installFirebaseTools();
  await run(process.execPath, [FIREBASE_TOOLS, ...args, '--non-interactive'], cwd, DISCOVERY);
}
