import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 200;
const HEARTBEAT_MS = 5_000;
/** A process that holds a lock touches it, however long its work takes. */
const ABANDONED_MS = 60_000;

/** Runs `make` unless it `isMade`, in one process at a time; `lock` is the path of a folder. */
export async function makeOnce(
  lock: string,
  isMade: () => boolean,
  make: () => Promise<unknown>,
): Promise<void> {
  await mkdir(dirname(lock), { recursive: true });
  while (!isMade()) {
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
      if (!isMade()) await make();
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
