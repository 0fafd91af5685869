import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test here measures speed, so a slow machine must not make one fail.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    // The values in parametrised titles are not cut at 40 characters.
    taskTitleValueFormatTruncate: 0,
    pool: 'threads',
    include: ['{src,tests}/**/*.test.ts'],
  },
});
