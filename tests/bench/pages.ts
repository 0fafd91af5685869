import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { PHONE, withPage } from './browser.ts';
import { kilobytes } from './numbers.ts';
import { PAGE_TYPES, SCRIPT_BUDGET } from './page-types.ts';
import { withApp } from './stock.ts';

/** Measures what a phone loads of each page before the first interaction, with the limits beside. */
export async function benchPages(): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  await withApp(0, async ({ siteUrl }) => {
    for (const { path, budget } of PAGE_TYPES) {
      const { total, scripts } = await withPage(PHONE, (page) => firstView(page, siteUrl + path));
      rows[path] = {
        'first view': kilobytes(total),
        budget: budget ? `${budget} KB` : '',
        scripts: kilobytes(scripts),
        'script budget': `${SCRIPT_BUDGET} KB`,
      };
    }
  });
  console.table(rows);
}

/** The bytes of a page as they are transferred: text counts compressed, as a CDN sends it. */
export async function firstView(
  page: Page,
  url: string,
): Promise<{ total: number; scripts: number }> {
  const sizes: Promise<{ type: string; bytes: number }>[] = [];
  page.on('response', (response) => sizes.push(transferSize(response)));
  await page.goto(url, { waitUntil: 'networkidle' });
  const inline = await page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .allTextContents();
  const loaded = await Promise.all(sizes);
  const sum = (files: typeof loaded) => files.reduce((total, { bytes }) => total + bytes, 0);
  const files = loaded.filter(({ type }) => type === 'script');
  return { total: sum(loaded), scripts: sum(files) + gzipSync(inline.join('\n')).length };
}

async function transferSize(response: Response): Promise<{ type: string; bytes: number }> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isText = /text|javascript|json|svg|xml/u.test(response.headers()['content-type'] ?? '');
  const bytes = isText ? gzipSync(body).length : body.length;
  return { type: response.request().resourceType(), bytes };
}
