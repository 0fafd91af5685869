import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test here measures speed, so a slow machine must not make one fail.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    // The values in parametrised titles are not cut at 40 characters.
    taskTitleValueFormatTruncate: 0,
    // Threads, each with its modules for all files: starting one for each took half of the time.
    pool: 'threads',
    isolate: false,
    include: ['{src,tests}/**/*.test.ts'],
  },
});
