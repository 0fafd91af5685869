import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Keeps Google's SDKs from asking the network whether they run on Google Cloud.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // Vitest leaves one core free by default, half of a machine with two; many tests only wait.
    maxWorkers: '100%',
    // No test here measures speed, so a slow machine must not make one fail.
    testTimeout: process.env['DEEP'] ? 3_600_000 : 900_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // The values in parametrised titles are not cut at 40 characters.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          pool: 'threads',
          isolate: false,
          setupFiles: 'tests/support/fixed-seed.ts',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          // Each process loads the SDKs once, not for every file.
          isolate: false,
          setupFiles: ['tests/support/restore-environment.ts', 'tests/support/fixed-seed.ts'],
          // Faults and random cases, at full counts: they run with DEEP=1.
          exclude: process.env['DEEP'] ? [] : ['**/*.deep.test.ts'],
        },
      },
    ],
  },
});
