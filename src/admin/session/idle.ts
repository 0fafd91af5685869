import * as v from 'valibot';
import { readStored, writeStored } from '../data/browser-storage.ts';

/** A session without a key or a press for so long ends: the device may be anybody's by then. */
export const IDLE_LIMIT_MS = 12 * 3_600_000;

const KEY = 'admin:last-active';
/** How exactly the time is known; writing it at each key would be slow. */
const PRECISION_MS = 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown'] as const;

/** Whether nobody has used the admin in this browser for too long. Every tab counts. */
export function isIdle(now = Date.now()): boolean {
  const last = lastActive();
  return last !== null && now - last > IDLE_LIMIT_MS;
}

/** Notes that somebody uses the admin now. */
export function noteActivity(now = Date.now()): void {
  const last = lastActive();
  if (last !== null && Math.abs(now - last) < PRECISION_MS) return;
  // A browser that stores nothing has no session that outlives its tab either.
  writeStored(KEY, now);
}

/**
 * Notes keys and presses, and calls back where there were none for too long: within a minute, or when
 * the device wakes up. Returns how to stop.
 */
export function followIdleness(onIdle: () => void): () => void {
  const check = () => {
    if (isIdle()) onIdle();
  };
  // The first press after a long absence must not extend the session.
  const note = () => (isIdle() ? onIdle() : noteActivity());
  const timer = setInterval(check, PRECISION_MS);
  const end = new AbortController();
  const { signal } = end;
  for (const name of SIGNS_OF_LIFE) window.addEventListener(name, note, { capture: true, signal });
  window.addEventListener('focus', check, { signal });
  return () => {
    clearInterval(timer);
    end.abort();
  };
}

function lastActive(): number | null {
  return readStored(v.number(), KEY);
}
