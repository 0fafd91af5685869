import { getViteConfig } from 'astro/config';
import { FILES_WITH_DOCUMENT, UNIT_FILES } from './tests/runner/unit-files.ts';

/** Faults, random cases and load, at full counts: `npm run test:deep`. */
const exclude = ['**/node_modules/**', ...(process.env['DEEP'] ? [] : ['**/*.deep.test.ts'])];

/** They use the client SDKs as the admin does. */
const FILES_WITH_CLIENT = ['tests/integration/admin/*.test.ts'];

const SETUP = 'packages/emulator/tests/support';

export default getViteConfig({
  test: {
    // Hides the structured logs of the functions, so that the counts of tests stay visible.
    onConsoleLog: (text: string) => !/^\{.*"severity":/su.test(text),
    // Keeps Google's SDKs from asking the network whether they run on Google Cloud.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // Vitest leaves one core free by default, half of a machine with two; many tests only wait.
    maxWorkers: '100%',
    // No test here measures speed, so a slow machine must not make one fail.
    testTimeout: process.env['DEEP'] ? 7_200_000 : 900_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // The values in parametrised titles are not cut at 40 characters.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Quicker than processes of their own, which only tests that start servers need.
          pool: 'threads',
          // Most of the time of these tests would go into their imports.
          isolate: false,
          setupFiles: `${SETUP}/fixed-seed.ts`,
          include: UNIT_FILES,
          exclude: [...exclude, ...FILES_WITH_DOCUMENT],
        },
      },
      {
        extends: true,
        // Each file gets modules of its own, since modules remember the document, but no thread, which
        // would load happy-dom again.
        test: { name: 'document', pool: 'vmThreads', include: FILES_WITH_DOCUMENT },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/{deploy,integration,rules}/**/*.test.ts'],
          exclude: [...exclude, ...FILES_WITH_CLIENT],
          // Each process loads the SDKs once, not for every file.
          isolate: false,
          setupFiles: [`${SETUP}/restore-environment.ts`, `${SETUP}/fixed-seed.ts`],
        },
      },
      {
        extends: true,
        // The client SDKs connect once for each page, so each file gets modules of its own.
        test: { name: 'client', include: FILES_WITH_CLIENT, exclude },
      },
      {
        extends: true,
        test: {
          name: 'output',
          include: ['tests/output/**/*.test.ts'],
          globalSetup: 'tests/output/support/setup.ts',
          // One by one in one process: they share the parsed pages, and those that measure need the
          // whole machine.
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
} as Parameters<typeof getViteConfig>[0]);
