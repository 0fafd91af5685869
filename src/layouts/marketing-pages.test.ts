import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { marketingPages } from './marketing-pages.ts';

it('every marketing page has an address of its own', () => {
  const paths = marketingPages.map(({ path }) => path);
  expect(paths).toContain('/about');
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(marketingPages)('the marketing page $path says whether it has a route file', (page) => {
  const file = join(import.meta.dirname, '../pages', `${page.path}.astro`);
  expect(existsSync(file)).toBe(page.ownRoute ?? false);
});
