import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from '#tests/support/app/test-app.ts';
import { ROOT } from '#tools/shared/config.ts';

const START = join(ROOT, 'tools/start.ts');
const POLL_MS = 5;

/** Milliseconds from the start of the process. */
export interface Restart {
  /** Until a visitor gets the first page. */
  page: number;
  /** Until a function answers a search. */
  search: number;
  /** Until the addresses are printed. */
  ready: number;
}

/**
 * Stops an app whose site is up to date and starts it again as `npm start` does, twice: Node caches
 * compiled code the first time, which is not measured.
 */
export async function timeOfRestart(app: TestApp): Promise<Restart> {
  await app.stop({ keepData: true });
  await restart(app);
  return restart(app);
}

async function restart({ dataDir, siteUrl, emulatorUrl }: TestApp): Promise<Restart> {
  const began = performance.now();
  const since = () => performance.now() - began;
  const [PORT, EMULATOR_PORT] = [siteUrl, emulatorUrl].map((url) => new URL(url).port);
  const child = spawn(process.execPath, ['--max-semi-space-size=16', START], {
    env: { ...process.env, PORT, EMULATOR_PORT, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  try {
    const [page, search, ready] = await Promise.all([
      answered(child, siteUrl).then(since),
      answered(child, `${siteUrl}/soeg`).then(since),
      printed(child, 'Ready in').then(since),
    ]);
    return { page, search, ready };
  } finally {
    child.kill('SIGINT');
    await exited;
  }
}

async function answered(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    await response?.text();
    if (response?.ok) return;
    await pause(POLL_MS);
  }
}

function printed(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (output.includes(text)) resolve();
    });
    child.once('exit', () => reject(new Error('The app ended while it started.')));
  });
}
