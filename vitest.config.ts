import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    // What the functions log in production; the counts that tests print must not drown in it.
    onConsoleLog: (text: string) => !/^\{.*"severity":/su.test(text),
    // No look-up of a cloud machine's identity: tests stay on this one.
    env: { METADATA_SERVER_DETECTION: 'none' },
    // By default one core is left free: on two cores half of the machine, and much here only waits.
    maxWorkers: '100%',
    // Nothing here measures speed: a busy machine may take its time.
    testTimeout: process.env['DEEP'] ? 3_600_000 : 900_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,functions,emulator,tools}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/{integration,rules}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'output',
          include: ['tests/output/*.test.ts'],
          globalSetup: 'tests/output/support/setup.ts',
          // One after the other in one process: they share the parsed pages, and the measured ones
          // want the machine to themselves.
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
} as Parameters<typeof getViteConfig>[0]);
