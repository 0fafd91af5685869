/** Longer timers would overflow; the timer looks again after a day. */
const DAY_MS = 86_400_000;

export interface WakeTimer {
  /** Replaces the time; null for none. */
  set(time: Date | null): void;
}

/** Calls `wake` once at or soon after the time that was set last. */
export function createWakeTimer(wake: () => void): WakeTimer {
  let timer: NodeJS.Timeout | undefined;

  function set(time: Date | null): void {
    clearTimeout(timer);
    if (time === null) return;
    const left = time.getTime() - Date.now();
    const isDue = left <= DAY_MS;
    timer = setTimeout(() => (isDue ? wake() : set(time)), Math.max(0, Math.min(left, DAY_MS)));
    timer.unref();
  }
  return { set };
}
