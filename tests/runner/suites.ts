import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { ensureChromium } from '../support/browser/chromium.ts';
import { type Result, run, tool, withReport } from './run-command.ts';

/** One part of `npm test`. */
export interface Suite {
  name: string;
  /**
   * The checks run first, in parallel. The browser, whose tests often wait, then runs beside the servers,
   * one after another, so that both cores are busy to the end.
   */
  stage: 'check' | 'servers' | 'browser';
  /** Runs its tests with their output shown, and counts them. */
  run(): Promise<Result>;
}

export const SUITES: readonly Suite[] = [
  {
    name: 'format',
    stage: 'check',
    run: () => asOneCheck('node_modules/@biomejs/biome/bin/biome', ['ci', '.']),
  },
  // Files, exports and packages that nothing uses.
  { name: 'unused', stage: 'check', run: () => asOneCheck('node_modules/knip/bin/knip.js', []) },
  { name: 'types', stage: 'check', run: types },
  { name: 'unit', stage: 'check', run: () => vitest(['--project=unit', '--project=document']) },
  // What `npm test` runs in each package.
  ...globSync('packages/*/package.json').map(
    (file): Suite => ({
      name: basename(file.slice(0, -'/package.json'.length)),
      stage: 'servers',
      run: () => vitest([`--root=${file.slice(0, -'/package.json'.length)}`]),
    }),
  ),
  {
    name: 'integration',
    stage: 'servers',
    // Not more workers than cores, although these tests wait for restarts, time-outs and retries: the
    // browser's take that time.
    run: () =>
      vitest([
        '--project=integration',
        '--project=client',
        `--maxWorkers=${availableParallelism()}`,
      ]),
  },
  { name: 'output', stage: 'servers', run: output },
  { name: 'browser', stage: 'browser', run: browser },
];

async function asOneCheck(script: string, args: string[]): Promise<Result> {
  const passed = (await run(tool(script), args)) === 0;
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/**
 * The modules of every runtime, and at the same time the `.astro` files, which `tsc` does not read.
 * `astro check` needs TypeScript 6; TypeScript 7 checks the modules in a third of its time.
 */
async function types(): Promise<Result> {
  const [modules, astro] = await Promise.all([
    asOneCheck('node_modules/typescript-7/bin/tsc', ['--build']),
    asOneCheck('node_modules/astro/bin/astro.mjs', [
      'check',
      '--tsconfig',
      'tsconfig/tsconfig.astro.json',
    ]),
  ]);
  return {
    passed: modules.passed + astro.passed,
    failed: modules.failed + astro.failed,
    skipped: 0,
  };
}

function vitest(options: string[]): Promise<Result> {
  return withReport(async (report) => {
    const args = ['run', '--reporter=default', '--reporter=json', ...options];
    const code = await run(tool('node_modules/vitest/vitest.mjs'), [
      ...args,
      `--outputFile.json=${report}`,
    ]);
    const summary = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
    };
    return {
      passed: summary.numPassedTests,
      // A file that cannot be loaded makes the run fail, but no test.
      failed: summary.numFailedTests || (code === 0 ? 0 : 1),
      skipped: summary.numPendingTests,
    };
  });
}

/** Tests of the built site as a whole: of its files, and in Chromium. */
function output(): Promise<Result> {
  process.env['CHROMIUM_PATH'] = ensureChromium();
  return vitest(['--project=output']);
}

/** The tests in Chromium, which never retry: `flaky` counts what a retry would have hidden. */
function browser(): Promise<Result> {
  process.env['CHROMIUM_PATH'] = ensureChromium();
  rmSync('test-results', { recursive: true, force: true });
  return withReport(async (report) => {
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
    const code = await run(tool('node_modules/@playwright/test/cli.js'), [
      'test',
      '--reporter=list,json',
    ]);
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    const failed = stats.unexpected + stats.flaky;
    return {
      passed: stats.expected,
      // A run that ends early fails, though none of its tests may have.
      failed: failed || (code === 0 ? 0 : 1),
      skipped: stats.skipped,
    };
  });
}
