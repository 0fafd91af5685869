import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test here measures speed, so a slow machine must not make one fail.
    testTimeout: 900_000,
    // Files leave nothing behind, so a thread loads the modules of all of them once.
    pool: 'threads',
    isolate: false,
  },
});
