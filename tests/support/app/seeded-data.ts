import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newDataFolder } from './data-folder.ts';
import { startTestApp } from './test-app.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Files that decide how the seeded stock is made and stored. */
const SOURCES =
  '{packages/emulator/src/storage/**/*,functions/src/images/**/*,packages/demo-cars/src/*,tools/demo/**/*,src/domain/image/**/*,packages/emulator/src/shared/database,tools/shared/data-dir,tests/support/app/small-stock}.ts';
const POLL_MS = 200;
const HEARTBEAT_MS = 5_000;
/** A process that makes a template touches the lock, however long that takes. */
const ABANDONED_MS = 60_000;

/**
 * Creates a data folder with the small or the whole demo stock, published. Copies a template that is
 * made once a day.
 */
export async function seededData(stock: 'small' | 'whole' = 'small'): Promise<string> {
  const template = join(tmpdir(), `dealer-stock-${stock}-${await fingerprint()}`);
  await makeOnce(template, (folder) => seed(folder, stock));
  const dataDir = await newDataFolder();
  await cp(template, dataDir, { recursive: true });
  return dataDir;
}

/** Makes a folder unless it exists; other processes that need it wait meanwhile. */
async function makeOnce(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const complete = join(folder, 'template-complete');
  const lock = `${folder}.lock`;
  while (!existsSync(complete)) {
    const isLocked = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!isLocked) {
      if (await isAbandoned(lock)) await rm(lock, { recursive: true, force: true });
      await pause(POLL_MS);
      continue;
    }
    const heartbeat = setInterval(() => {
      const now = new Date();
      utimes(lock, now, now).catch(() => {});
    }, HEARTBEAT_MS);
    try {
      await rm(folder, { recursive: true, force: true });
      await make(folder);
      await writeFile(complete, '');
    } finally {
      clearInterval(heartbeat);
      await rm(lock, { recursive: true });
    }
  }
}

/** Whether a lock was left behind by a process that was killed. */
async function isAbandoned(lock: string): Promise<boolean> {
  const made = await stat(lock).catch(() => null);
  return made !== null && Date.now() - made.mtimeMs > ABANDONED_MS;
}

async function seed(dataDir: string, stock: 'small' | 'whole'): Promise<void> {
  await mkdir(dataDir);
  const app = await startTestApp({ dataDir, stock });
  try {
    await app.published();
  } finally {
    await app.stop({ keepData: true });
  }
}

/**
 * A hash of the sources, of the day, as the dates of the stock depend on the day of seeding, and of the folder
 * of the project, as islands are named by a hash of the path of their component.
 */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toDateString()).update(ROOT);
  const files = await Array.fromAsync(glob(SOURCES, { cwd: ROOT }));
  for (const file of files.filter((name) => !name.includes('.test.')).sort()) {
    hash.update(file).update(await readFile(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
