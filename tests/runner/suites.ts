import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureChromium } from '../support/browser/chromium.ts';
import { type BrowserReport, browserResult } from './browser-report.ts';
import { type Result, run, tool, withReport } from './run-command.ts';

/** One part of `npm test`. */
export interface Suite {
  name: string;
  /** Whether it can run in parallel with others, since it starts no server. */
  light?: boolean;
  /** Runs its tests with their output shown, and counts them. */
  run(): Promise<Result>;
}

/** Twice the cores, since these tests wait for restarts, time-outs and retries. */
const INTEGRATION_WORKERS = [`--maxWorkers=${2 * availableParallelism()}`];

const EMULATOR = ['--root=packages/emulator'];

export const SUITES: readonly Suite[] = [
  {
    name: 'format',
    light: true,
    run: () => asOneCheck('node_modules/@biomejs/biome/bin/biome', ['ci', '.']),
  },
  { name: 'types', light: true, run: types },
  { name: 'unit', light: true, run: unit },
  {
    name: 'packages',
    light: true,
    run: () => vitest(['--root=packages/demo-cars', '--testTimeout=900000']),
  },
  {
    name: 'emulator',
    run: () => vitest([...EMULATOR, '--project=integration', ...INTEGRATION_WORKERS]),
  },
  { name: 'integration', run: () => vitest(['--project=integration', ...INTEGRATION_WORKERS]) },
  { name: 'output', run: output },
  { name: 'browser', run: browser },
];

async function asOneCheck(script: string, args: string[]): Promise<Result> {
  const passed = (await run(tool(script), args)) === 0;
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** The modules of every runtime, and beside them the `.astro` files, which `tsc` does not read. */
async function types(): Promise<Result> {
  const [modules, astro] = await Promise.all([
    asOneCheck('node_modules/typescript/bin/tsc', ['--build']),
    asOneCheck('node_modules/astro/bin/astro.mjs', [
      'check',
      '--tsconfig',
      'tsconfig/tsconfig.astro.json',
    ]),
  ]);
  return sum(modules, astro);
}

/** The modules of the dealership, then those of the emulator. */
async function unit(): Promise<Result> {
  return sum(await vitest(['--project=unit']), await vitest([...EMULATOR, '--project=unit']));
}

function sum(one: Result, other: Result): Result {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
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

function browser(): Promise<Result> {
  process.env['CHROMIUM_PATH'] = ensureChromium();
  rmSync('test-results', { recursive: true, force: true });
  return withReport(async (report) => {
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
    const code = await run(tool('node_modules/@playwright/test/cli.js'), [
      'test',
      '--reporter=list,json',
    ]);
    return browserResult(JSON.parse(readFileSync(report, 'utf8')) as BrowserReport, code);
  });
}
