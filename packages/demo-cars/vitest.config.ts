import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test here measures speed, so a slow machine must not make one fail.
    testTimeout: 900_000,
    // Threads, each with its modules for all files.
    pool: 'threads',
    isolate: false,
  },
});
