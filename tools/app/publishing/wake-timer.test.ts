import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWakeTimer } from './wake-timer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

it('the timer wakes at its time, however far that is', () => {
  const wake = vi.fn();
  createWakeTimer(wake).set(inDays(59.5));
  vi.advanceTimersByTime(59.4 * DAY_MS);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0.2 * DAY_MS);
  expect(wake).toHaveBeenCalledOnce();
});

it('a new time takes the place of the last one, and no time ends the timer', () => {
  const wake = vi.fn();
  const timer = createWakeTimer(wake);
  timer.set(inDays(1));
  timer.set(inDays(3));
  vi.advanceTimersByTime(2 * DAY_MS);
  expect(wake).not.toHaveBeenCalled();
  timer.set(null);
  vi.advanceTimersByTime(9 * DAY_MS);
  expect(wake).not.toHaveBeenCalled();
});
