import { LinkChecker } from 'linkinator';
import { expect, it } from 'vitest';
import { indexedPages, pageAt, publicPages, site } from './support/pages.ts';

it('every link of the site leads to an existing page, part of a page, image or feed', async () => {
  const { links } = await new LinkChecker().check({
    path: publicPages.map(({ path }) => site.url + path),
    recurse: true,
    checkFragments: true,
    checkCss: true,
    // Other sites, and the not-found page, which answers 404.
    linksToSkip: [`^(?!${site.url})`, `^${site.url}/404$`],
    concurrency: 25,
  });
  const broken = links.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ url, status, parent }) => `${status} ${url} (${parent})`)).toEqual([]);
  const checked = new Set(links.filter(({ state }) => state === 'OK').map(({ url }) => url));
  for (const { path } of indexedPages) expect(checked).toContain(new URL(path, site.url).href);
});

it('the way back to the list is ready with the page of a car, without a request of its own', () => {
  const scripts = [...pageAt('/car/volkswagen-id4-2022').document.querySelectorAll('script')];
  expect(scripts.filter(({ textContent }) => textContent.includes('[data-back]'))).toHaveLength(1);
});
