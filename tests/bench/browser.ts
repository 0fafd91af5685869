import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumPath, PLAYWRIGHT_ARGS } from '../support/browser/chromium.ts';

/** The phone that Lighthouse measures with. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Lends a page of a new browser: nothing is cached. */
export async function withPage<Result>(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: PLAYWRIGHT_ARGS });
  try {
    return await work(await browser.newPage(options));
  } finally {
    await browser.close();
  }
}

/** Makes the page's processor so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
