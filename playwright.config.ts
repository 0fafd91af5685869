import { defineConfig } from '@playwright/test';
import { chromiumPath, PLAYWRIGHT_ARGS } from './tests/support/browser/chromium.ts';

/**
 * They use none of the two shared apps, so they run first: between files that share one they would make
 * a worker stop it and the next file start another. Some take long, and run last would prolong the run.
 */
const OWN_APP = /(?:own-stock|bucket-cors|admin\/worker)\.spec\.ts$/u;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Every worker runs its own app. Not more workers than cores: the servers are tested beside them, and
  // pages that wait for the processor keep asking and drawing. With twice as many, 45 tests took 279 s
  // of the processor for 191.
  workers: '100%',
  fullyParallel: false,
  // No test here measures speed, so a slow machine must not make one fail; `maxFailures` ends a run
  // in which everything is broken.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  // A retry would hide a flaky test.
  retries: 0,
  maxFailures: 20,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  // In a folder, every file shares the same app: `admin` has its own, and the others the public one.
  projects: [{ testMatch: OWN_APP }, { testIgnore: OWN_APP }],
  use: {
    browserName: 'chromium',
    // As `expect` does: an element that never comes fails its test before the test's own time is up.
    actionTimeout: 180_000,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1440, height: 900 },
    // A trace of every step would take a fifth of the run; `--trace on` records one on demand.
    trace: 'off',
    // A worker would answer requests that tests stop; the tests of the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: PLAYWRIGHT_ARGS },
  },
});
