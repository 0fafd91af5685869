import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumPath, PLAYWRIGHT_ARGS } from '#tests/support/browser/chromium.ts';

/** The phone that Lighthouse emulates. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Calls `work` with a page of a new browser, whose cache is empty. */
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

/** Slows the processor of the page down by the factor `rate`. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
