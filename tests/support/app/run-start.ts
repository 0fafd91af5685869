import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START = join(import.meta.dirname, '../../../tools/start.ts');

/**
 * Runs `npm start` on free ports until it exits; resolves to its output and exit code. With
 * `interruptAt` it gets SIGINT as soon as that file is in its data folder.
 */
export async function runStart(
  dataDir: string,
  { interruptAt, ...env }: { interruptAt?: string; [name: string]: string | undefined } = {},
  options: string[] = [],
): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, [START, ...options], {
    env: { ...process.env, PORT: '0', EMULATOR_PORT: '0', DATA_DIR: dataDir, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  if (interruptAt) {
    const file = join(dataDir, interruptAt);
    while (!existsSync(file) && child.exitCode === null) await pause(10);
    child.kill('SIGINT');
  }
  const [code] = await closed;
  return { code, lines: output.trim().split('\n') };
}
