import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectTouchTargetSize,
  test,
  VIEWPORTS,
} from '#tests/support/browser/e2e.ts';
import { layoutShift } from '#tests/support/browser/layout-shift.ts';
import { PAGES } from '#tests/support/browser/page-of-each-layout.ts';
import { measureTransfer } from '#tests/support/browser/transfer.ts';

const KB = 1024;
const MAX_SCRIPT_BYTES = 12 * KB;
const MAX_SCRIPT_BYTES_WITH_DIALOG = 110 * KB;
const MAX_BYTES = 300 * KB;
const MAX_CAR_PAGE_BYTES = 250 * KB;
const MAX_LAYOUT_SHIFT = 0.01;

/** The loading attributes of the first image in the window that has to be fetched. */
function firstImage(page: Page): Promise<{ priority: string; loading: string } | null> {
  return page.evaluate(() => {
    const images = document.querySelectorAll<HTMLImageElement>('main img');
    const image = [...images].find((element) => {
      const { top, width } = element.getBoundingClientRect();
      return width > 0 && top < window.innerHeight && !element.src.startsWith('data:');
    });
    return image ? { priority: image.fetchPriority, loading: image.loading } : null;
  });
}

// The pages are independent, so any free worker takes the next one.
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
      const transfer = await measureTransfer(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      const { bytes, scriptBytes } = await transfer();
      expect(scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
      const isVehicle = /^\/(?:electric-)?car\//u.test(path);
      expect(bytes).toBeLessThanOrEqual(isVehicle ? MAX_CAR_PAGE_BYTES : MAX_BYTES);
      expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      const image = await firstImage(page);
      if (image) {
        expect(image.priority).toBe('high');
        expect(image.loading).not.toBe('lazy');
      }
      await expectTouchTargetSize(page);

      const session = await page.context().newCDPSession(page);
      for (const viewport of Object.values(VIEWPORTS)) {
        // Painting a desktop in the pixels of a phone takes four times as long.
        const metrics = { ...viewport, deviceScaleFactor: 1, mobile: false };
        if (viewport !== VIEWPORTS.phone)
          await session.send('Emulation.setDeviceMetricsOverride', metrics);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }
});

test('a typeface that comes after the first paint moves nothing', async ({ page }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  // A browser reports a paint some frames after it: here, never.
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [];
  });
  const { promise: painted, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  const typeface = page.waitForResponse(/woff2/u);
  // The load event waits for the typeface.
  await page.goto('/car/findes-ikke', { waitUntil: 'domcontentloaded' });
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
  await expect.poll(paints).toHaveLength(1);
  answer();
  await (await typeface).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
});

test('a typeface that comes before the first paint joins the page', async ({ page }) => {
  // As if nothing were painted while it loads.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    performance.getEntriesByType = () => [];
  });
  await page.goto('/team');
  const families = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
  await expect.poll(families).toContainEqual(expect.stringMatching(/^"?Schibsted Grotesk"?$/u));
});

test('a car page with an open dialog has loaded at most 110 KB of scripts', async ({ page }) => {
  const transfer = await measureTransfer(page);
  await page.goto('/car/toyota-yaris-2022', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Send forespørgsel' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await transfer()).scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES_WITH_DIALOG);
});

test('under Trusted Types a public page refuses to write text as markup', async ({
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
