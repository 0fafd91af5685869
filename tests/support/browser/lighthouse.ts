import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';

/** What Lighthouse measures on a page with a mid-range phone on a slow connection. */
export interface PageScores {
  /** The four categories, 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint. */
  lcpMs: number;
  /** Total blocking time. */
  tbtMs: number;
  /** Cumulative layout shift. */
  cls: number;
  /** The ids of the audits that lower a score, the one with the largest weight first. */
  findings: string[];
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEBUGGER_LINE = /^DevTools listening on ws:\/\/127\.0\.0\.1:(?<port>\d+)\//u;

/** On a busy machine Lighthouse may miss the start of a page load and ask for another run. */
const ATTEMPTS = 3;

/**
 * Measures one page with Lighthouse's mobile preset in a new Chromium, which it stops afterwards.
 * The accessibility, best-practice and SEO scores depend on the page alone; the times also depend
 * on the load of the machine. Throws if Lighthouse cannot measure the page.
 */
export async function measure(url: string): Promise<PageScores> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(url);
    } catch (error) {
      if (!(error instanceof LighthouseError) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Lighthouse could not load or trace a page. */
class LighthouseError extends Error {
  override readonly name = 'LighthouseError';
}

async function measureOnce(url: string): Promise<PageScores> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const browser = spawn(
    chromiumPath(),
    [
      ...CHROMIUM_ARGS,
      '--headless=new',
      '--remote-debugging-address=127.0.0.1',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A process group of its own: Debian's command is a script, and the browser its child.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  try {
    return await scores(url, await debuggerPort(browser));
  } finally {
    const exited = once(browser, 'exit');
    if (browser.exitCode === null && browser.pid !== undefined) {
      process.kill(-browser.pid, 'SIGKILL');
      await exited;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function debuggerPort({ stderr }: ChildProcess): Promise<number> {
  if (stderr) {
    for await (const line of createInterface({ input: stderr })) {
      const port = DEBUGGER_LINE.exec(line)?.groups?.['port'];
      if (port) {
        // Reads and drops the rest of the output, because a full pipe would block Chromium.
        stderr.resume();
        return Number(port);
      }
    }
  }
  throw new Error('Chromium ended before it opened its debugging port.');
}

async function scores(url: string, port: number): Promise<PageScores> {
  const run = await lighthouse(url, {
    hostname: '127.0.0.1',
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    // Only a report for people shows it.
    disableFullPageScreenshot: true,
  });
  if (!run) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { categories, audits, runtimeError } = run.lhr;
  if (runtimeError) throw new LighthouseError(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const findings = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    findings,
  };
}
