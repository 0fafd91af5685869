import { defineConfig } from '@playwright/test';
import { chromiumPath, PLAYWRIGHT_ARGS } from './tests/support/browser/chromium.ts';

/** They start an app of their own and wait for it: begun last, they would end alone. */
const LONG = /(?:whole-path|stock-none-and-many)\.spec\.ts$/u;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Every worker runs a dealership of its own; more of them than cores only makes them wait.
  workers: 2,
  fullyParallel: false,
  // Nothing here measures speed: a busy machine may take its time. Where all is broken it ends soon.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A machine that stalls for seconds is no fault of the site. `npm test` names every test that
  // had to be looked at twice, so none hides behind this.
  retries: 1,
  maxFailures: 20,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  projects: [{ testMatch: LONG }, { testIgnore: LONG }],
  use: {
    browserName: 'chromium',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1440, height: 900 },
    // A trace of every step costs a fifth of the run; `--trace on` records one where it is wanted.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: PLAYWRIGHT_ARGS },
  },
});
