import { expect, it } from 'vitest';
import { measure, type PageScores } from '../support/lighthouse.ts';
import { site } from './support/pages.ts';

/**
 * Speed depends on what else the machine does, and other work only ever makes it look worse: the
 * fastest of a few looks counts, against bounds that only a real slip breaks. The promised figures
 * are the benchmark's.
 */
const LOOKS = 5;
const SLOWEST = { performance: 80, lcpMs: 2500, tbtMs: 600 };

const PAGES = ['/', '/inventory', '/car/toyota-yaris-2022'];

it.each(PAGES)('scores %s as a phone sees it', async (path) => {
  let scores = await measure(site.url + path);
  const { accessibility, bestPractices, seo, findings } = scores;
  expect({ accessibility, bestPractices, seo, findings }).toMatchObject({
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
  });
  expect(scores.cls).toBeLessThanOrEqual(0.01);
  for (let look = 1; look < LOOKS && !isFast(scores); look += 1)
    scores = await measure(site.url + path);
  expect(scores).toSatisfy(isFast);
});

function isFast({ performance, lcpMs, tbtMs }: PageScores): boolean {
  return performance >= SLOWEST.performance && lcpMs <= SLOWEST.lcpMs && tbtMs <= SLOWEST.tbtMs;
}
