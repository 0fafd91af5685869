import type { Result } from './run-command.ts';

/** The part of Playwright's JSON report that is read. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: ReportSuite[];
}
interface ReportSuite {
  title: string;
  suites?: ReportSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** Counts the browser tests; one that passed when it was retried counts as passed and is named. */
export function browserResult({ stats, suites }: BrowserReport, code: number): Result {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (code === 0 ? 0 : 1),
    skipped: stats.skipped,
    retried: suites.flatMap((suite) => flakyOf(suite, [])),
  };
}

function flakyOf(suite: ReportSuite, outer: string[]): string[] {
  const path = [...outer, suite.title];
  const own = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => [...path, title].join(' › '));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => flakyOf(inner, path))];
}
