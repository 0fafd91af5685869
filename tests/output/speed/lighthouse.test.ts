import { expect, it } from 'vitest';
import { measure } from '#tests/support/browser/lighthouse.ts';
import { site } from '../support/pages.ts';

const PAGES = process.env['DEEP']
  ? ['/', '/inventory', '/car/toyota-yaris-2022']
  : ['/car/toyota-yaris-2022'];

/**
 * Speed depends on the load of the machine, so it is left to the benchmark. `floor.spec.ts` bounds the layout shift
 * of every page, and looks for what is not accessible.
 */
it.each(PAGES)('the page %s reaches the required Lighthouse scores on a phone', async (path) => {
  const { accessibility, bestPractices, seo, findings } = await measure(site.url + path);
  expect({ accessibility, bestPractices, seo, findings }).toMatchObject({
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
  });
});
