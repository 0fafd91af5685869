import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectThumbSized,
  test,
  VIEWPORTS,
} from '../support/browser/e2e.ts';
import { PAGES } from '../support/browser/every-page.ts';

const KB = 1024;
const MOST_SCRIPT = 12 * KB;
const MOST_SCRIPT_WITH_DIALOG = 105 * KB;
const MOST_BYTES = 300 * KB;
const MOST_BYTES_OF_A_CAR = 250 * KB;
const MOST_SHIFT = 0.01;

interface Weight {
  scriptBytes: number;
  bytes: number;
}

/**
 * Weighs what a page brings from now on: everything as it came over the wire, and its scripts,
 * those in the HTML too, as gzip makes them.
 */
async function weigh(page: Page): Promise<() => Promise<Weight>> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  let bytes = 0;
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
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

/** How far things have jumped since the page came; what a person caused does not count. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** The first image in sight that has to be fetched, and what the browser was told of it. */
function firstImage(page: Page): Promise<{ priority: string; loading: string } | null> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLImageElement>('main img')].find((image) => {
      const { top, width } = image.getBoundingClientRect();
      return width > 0 && top < window.innerHeight && !image.src.startsWith('data:');
    });
    return seen ? { priority: seen.fetchPriority, loading: seen.loading } : null;
  });
}

// Each page stands for itself: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' });

test.describe('the public pages on a phone', () => {
  test.use({
    viewport: VIEWPORTS.phone,
    deviceScaleFactor: 2,
    hasTouch: true,
    reducedMotion: 'reduce',
  });

  for (const path of PAGES) {
    test(`the page ${path} stays within its byte and layout shift limits and is accessible on phone and desktop`, async ({
      page,
    }) => {
      const weight = await weigh(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const { bytes, scriptBytes } = await weight();
      expect(scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT);
      const isVehicle = /^\/(?:electric-)?car\//u.test(path);
      expect(bytes).toBeLessThanOrEqual(isVehicle ? MOST_BYTES_OF_A_CAR : MOST_BYTES);
      expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
      const image = await firstImage(page);
      if (image) {
        expect(image.priority).toBe('high');
        expect(image.loading).not.toBe('lazy');
      }
      await expectThumbSized(page);

      for (const viewport of Object.values(VIEWPORTS)) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }
});

test('a car page with an open dialog has loaded at most 105 KB of scripts', async ({ page }) => {
  const weight = await weigh(page);
  await page.goto('/car/toyota-yaris-2022', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Send forespørgsel' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await weight()).scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT_WITH_DIALOG);
});

test('a public page refuses to write markup from text under Trusted Types', async ({
  page,
  forbidden,
}) => {
  await page.goto('/');
  const attempt = page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror="alert(1)">';
  });
  await expect(attempt).rejects.toThrow(/TrustedHTML/u);
  await expect.poll(() => forbidden.join()).toContain('require-trusted-types-for');
  forbidden.length = 0;
});
