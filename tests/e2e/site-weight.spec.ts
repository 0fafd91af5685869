import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

const UNTOUCHED_BYTES = 12 * 1024;
const WITH_DIALOG_BYTES = 105 * 1024;

/** Counts the scripts a page brings, compressed: files as they arrive, and what stands in the HTML. */
function weigh(page: Page): () => Promise<number> {
  const files: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    files.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => {
    const inline = await page
      .locator('script:not([src]):not([type="application/ld+json"])')
      .allTextContents();
    const sizes = await Promise.all(files);
    return sizes.reduce((sum, size) => sum + size, gzipSync(inline.join('\n')).length);
  };
}

for (const path of [
  '/',
  '/inventory',
  '/sold-cars',
  '/car/toyota-yaris-2022',
  '/electric-car/tesla-model-y-2023',
  '/team',
  '/finance',
  '/business-leasing',
  '/sell-car',
  '/wheels',
  '/kontakt',
]) {
  test(`${path} brings at most 12 KB of scripts before it is touched`, async ({ page }) => {
    const weight = weigh(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await weight()).toBeLessThanOrEqual(UNTOUCHED_BYTES);
  });
}

test('with a dialog open a car page has brought at most 105 KB of scripts', async ({ page }) => {
  const weight = weigh(page);
  await page.goto('/car/toyota-yaris-2022', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Send forespørgsel' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await weight()).toBeLessThanOrEqual(WITH_DIALOG_BYTES);
});
