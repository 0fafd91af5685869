import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Bytes as they are transferred: text counts compressed, as a CDN sends it. */
export interface FirstView {
  total: number;
  /** The files of scripts, and the scripts within the page. */
  scripts: number;
}

/** Opens a page and returns what it loads before the first interaction. */
export async function firstView(page: Page, url: string): Promise<FirstView> {
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
