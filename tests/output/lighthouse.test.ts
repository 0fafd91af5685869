import { expect, it } from 'vitest';
import { measure } from '../support/browser/lighthouse.ts';
import { site } from './support/pages.ts';

/**
 * Points for speed and blocking depend on what else the machine does: they are the benchmark's, and
 * `main-thread.test.ts` holds the work itself. When the largest image or text comes is worked out
 * for a slow phone; the earliest of a few looks counts.
 */
const LOOKS = 5;
const LATEST_LCP_MS = 2500;

const PAGES = ['/', '/inventory', '/car/toyota-yaris-2022'];

it.each(PAGES)('the page %s reaches the required Lighthouse scores on a phone', async (path) => {
  const { accessibility, bestPractices, seo, findings, cls, ...first } = await measure(
    site.url + path,
  );
  expect({ accessibility, bestPractices, seo, findings }).toMatchObject({
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
  });
  expect(cls).toBeLessThanOrEqual(0.01);
  let { lcpMs } = first;
  for (let look = 1; look < LOOKS && lcpMs > LATEST_LCP_MS; look += 1) {
    ({ lcpMs } = await measure(site.url + path));
  }
  expect(lcpMs).toBeLessThanOrEqual(LATEST_LCP_MS);
});
