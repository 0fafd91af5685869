// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followIdleness, IDLE_LIMIT_MS, isIdle, noteActivity } from './idle.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') });
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('a browser that has never noted anything is not idle', () => {
  expect(isIdle()).toBe(false);
});

it('a session is idle after twelve hours without a key or a press', () => {
  expect(IDLE_LIMIT_MS).toBe(12 * HOUR);
  noteActivity();
  vi.advanceTimersByTime(12 * HOUR);
  expect(isIdle()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isIdle()).toBe(true);
});

it('staff who use the admin stay signed in, and are signed out twelve hours after the last key', () => {
  noteActivity();
  const onIdle = vi.fn();
  const stop = followIdleness(onIdle);
  for (let hour = 0; hour < 30; hour += 5) {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    vi.advanceTimersByTime(5 * HOUR);
  }
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(7 * HOUR + 2 * 60_000);
  expect(onIdle).toHaveBeenCalled();
  stop();
});

it('the first press after a long absence ends the session and does not extend it', () => {
  noteActivity();
  const onIdle = vi.fn();
  const stop = followIdleness(onIdle);
  // A device that slept ran no timers.
  vi.setSystemTime(Date.now() + 13 * HOUR);
  window.dispatchEvent(new Event('pointerdown'));
  expect(onIdle).toHaveBeenCalledOnce();
  expect(isIdle()).toBe(true);
  stop();
});
