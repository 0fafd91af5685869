import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { seededData } from '../app/seeded-data.ts';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { watchPages } from './watch-pages.ts';

export { expect } from '@playwright/test';

/** axe-core, minified: its module would give pages 1.5 MB to read for 0.65. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The two window sizes in which every page is checked, in px. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

interface WorkerFixtures {
  /** One app for each worker, with the small stock published. */
  app: TestApp;
}

interface Fixtures {
  /** The forbidden page behaviour found so far. A test that leaves entries here fails. */
  forbidden: string[];
}

/** Playwright's `test` on the real app: `page.goto('/inventory')` opens the built site. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern's names.
    async ({}, use) => {
      const app = await startTestApp({ dataDir: await seededData() });
      await app.published();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ app }, use) => use(app.siteUrl),
  forbidden: [
    async ({ context, app }, use) => {
      const { found, finish } = await watchPages(context, app);
      await use(found);
      await finish();
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Closes a dialog with Escape and waits until the browser has left its history entry: still on its
 * way back, it would cancel the page that is opened next.
 */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !('open' in (history.state ?? {})));
}

/** Fails with the accessibility violations that axe finds in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Animations finish first: axe would measure the contrast of a colour that is still changing.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Once for each page: reading it takes longer than many an analysis. The pages have no frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const page = window as unknown as { axe: typeof axe };
    const { violations } = await page.axe.run({
      resultTypes: ['violations'],
      // Only rules about audio and about styles for one orientation read what it would load.
      preload: false,
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
    }));
  });
  expect(found).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(excess).toBeLessThanOrEqual(0);
}

/** Fails with each control that is less than 44 px high, except links in a sentence. */
export async function expectTouchTargetSize(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, header, footer')]
      .flatMap((part) => [...part.querySelectorAll<HTMLElement>('a, button, label:has(:checked)')])
      .filter((element) => {
        const { height, width } = element.getBoundingClientRect();
        if (width < 2 || height >= 43.5 || !element.checkVisibility()) return false;
        const sentence = element.closest('p')?.textContent.trim();
        return !sentence || sentence === element.textContent.trim();
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  expect(small).toEqual([]);
}
