import { expect, it } from 'vitest';
import { measure } from '#tests/support/browser/lighthouse.ts';
import { site } from '../support/pages.ts';

/**
 * The score for speed depends on the load of the machine, so it is left to the benchmark, and
 * `main-thread.test.ts` measures the work of the page. The largest contentful paint is simulated for
 * a slow phone; both depend on when the machine gets to what, so one of a few runs within the bounds counts.
 */
const RUNS = 5;
const MAX_LCP_MS = 2500;
const MAX_CLS = 0.01;

const PAGES = ['/', '/inventory', '/car/toyota-yaris-2022'];

it.each(PAGES)('the page %s reaches the required Lighthouse scores on a phone', async (path) => {
  const { accessibility, bestPractices, seo, findings, ...first } = await measure(site.url + path);
  expect({ accessibility, bestPractices, seo, findings }).toMatchObject({
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
  });
  let { lcpMs, cls } = first;
  for (let run = 1; run < RUNS && (lcpMs > MAX_LCP_MS || cls > MAX_CLS); run += 1) {
    ({ lcpMs, cls } = await measure(site.url + path));
  }
  expect(lcpMs).toBeLessThanOrEqual(MAX_LCP_MS);
  expect(cls).toBeLessThanOrEqual(MAX_CLS);
});
