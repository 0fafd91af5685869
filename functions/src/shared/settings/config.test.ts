import { afterEach, expect, it, vi } from 'vitest';
import { config } from './config.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['0', 0],
  ['5', 5],
  ['0.2', 0.2],
  ['', 1],
  [undefined, 1],
  ['-3', 1],
  ['soon', 1],
])('the setting QUIET_SECONDS=%j means a quiet period of %s seconds', (value, seconds) => {
  vi.stubEnv('QUIET_SECONDS', value);
  expect(config.quietSeconds()).toBe(seconds);
});
