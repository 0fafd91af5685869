import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from './free-port.ts';
import { OPEN_RULES } from './test-emulator.ts';

export const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const JAR = 'cloud-firestore-emulator.jar';
const DEBIAN_FOLDER = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator';

export const NO_GOOGLE_EMULATOR =
  "Not compared with Google's Firestore emulator: that takes DEEP=1 and its jar (FIRESTORE_EMULATOR_JAR names it)";

/**
 * The path of the emulator's jar: from FIRESTORE_EMULATOR_JAR, from the folder of its command on the
 * PATH, or from Debian's package. Null if the jar or Java is not installed, and without DEEP=1: the
 * comparison doubles the time of the tests, so it runs at night.
 */
export function findGoogleEmulator(): string | null {
  if (!process.env['DEEP']) return null;
  const named = process.env['FIRESTORE_EMULATOR_JAR'];
  if (named) return named;
  const path = (process.env['PATH'] ?? '').split(delimiter);
  if (!path.some((folder) => existsSync(join(folder, 'java')))) return null;
  const command = path.find((folder) => existsSync(join(folder, 'cloud_firestore_emulator')));
  const folders = [...(command ? [command] : []), DEBIAN_FOLDER];
  return folders.map((folder) => join(folder, JAR)).find((jar) => existsSync(jar)) ?? null;
}

export interface GoogleEmulator {
  port: number;
  close(): Promise<void>;
}

export async function startGoogleEmulator(jar: string): Promise<GoogleEmulator> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'google-emulator-'));
  const rules = join(folder, 'firestore.rules');
  writeFileSync(rules, OPEN_RULES);
  const flags = ['-Duser.language=en', '-Xmx768m', '-cp', jar, MAIN_CLASS];
  const emulator = spawn(
    'java',
    [...flags, '--host=127.0.0.1', `--port=${port}`, `--rules=${rules}`],
    {
      cwd: dirname(rules),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await ready(emulator);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        emulator.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        emulator.kill('SIGKILL');
      }),
  };
}

function ready(emulator: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [emulator.stdout, emulator.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('is now running')) resolve();
      });
    }
    emulator.once('error', reject);
    emulator.once('exit', (code) => reject(new Error(`The emulator ended (${code}): ${output}`)));
  });
}
