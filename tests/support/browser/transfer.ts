import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface Transfer {
  scriptBytes: number;
  bytes: number;
}

/**
 * Measures what a page loads from now on: all bytes as transferred, and the size of its scripts
 * after gzip, inline scripts included.
 */
export async function measureTransfer(page: Page): Promise<() => Promise<Transfer>> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return async () => {
    const inline = await page
      .locator('script:not([src]):not([type="application/ld+json"])')
      .allTextContents();
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    const sizes = bodies.map((body) => gzipSync(body).length);
    const inHtml = gzipSync(inline.join('\n')).length;
    return { scriptBytes: sizes.reduce((sum, size) => sum + size, inHtml), bytes };
  };
}
