import { measure, type PageScores } from '../support/browser/lighthouse.ts';
import { quantile } from './support/numbers.ts';
import { withApp } from './support/stock.ts';

/** One page of every type. */
const PAGES = [
  ...[
    '/',
    '/inventory',
    '/sold-cars',
    '/car/toyota-yaris-2022',
    '/electric-car/tesla-model-y-2023',
  ],
  ...['/team', '/finance', '/business-leasing', '/sell-car', '/wheels', '/accessories', '/about'],
  ...['/fleet-review', '/privatliv'],
];
const RUNS = 3;
/** Limits of the largest contentful paint, in ms. */
const LCP_MS = 1200;
const LCP_CAR_MS = 1500;

/**
 * Measures each type of page with Lighthouse's mobile preset; prints medians next to their limits.
 */
export async function benchLighthouse(quick: boolean): Promise<void> {
  const rows: Record<string, Record<string, string | number>> = {};
  await withApp(0, async ({ siteUrl }) => {
    // Not counted: in the first run the browser and the server still read their files.
    await measure(siteUrl);
    for (const path of PAGES) {
      const runs: PageScores[] = [];
      for (let run = 0; run < (quick ? 1 : RUNS); run += 1)
        runs.push(await measure(siteUrl + path));
      const median = (value: (scores: PageScores) => number) => quantile(runs.map(value), 0.5);
      rows[path] = {
        performance: median((run) => run.performance),
        accessibility: median((run) => run.accessibility),
        'best practices': median((run) => run.bestPractices),
        SEO: median((run) => run.seo),
        'LCP ms': Math.round(median((run) => run.lcpMs)),
        'LCP budget': /-car\/|^\/car\//u.test(path) ? LCP_CAR_MS : LCP_MS,
        'TBT ms': Math.round(median((run) => run.tbtMs)),
        CLS: Number(median((run) => run.cls).toFixed(3)),
        'below 100 for': [...new Set(runs.flatMap(({ findings }) => findings))].join(' '),
      };
    }
  });
  console.table(rows);
  console.log('Limits: at least 99 in all four, TBT at most 50 ms, CLS at most 0.01.');
}
