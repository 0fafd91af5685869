import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { seededData } from '../app/seeded-data.ts';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { watch } from '../emulator/watch.ts';

export { expect } from '@playwright/test';

/** The two widths every page is looked at in, in px. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

interface WorkerFixtures {
  /** A dealership of its own for each worker, with the small stock published. */
  app: TestApp;
}

interface Fixtures {
  /** What pages did that none may; a test that leaves something here fails. */
  forbidden: string[];
}

/** Playwright's `test` on the real app: `page.goto('/inventory')` opens the built site. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern's names.
    async ({}, use) => {
      const app = await startTestApp({ dataDir: await seededData() });
      await app.settled();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ app }, use) => use(app.siteUrl),
  forbidden: [
    async ({ context, app }, use) => {
      const { found, finish } = await watch(context, app);
      await use(found);
      await finish();
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails with the violations axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour on its way to another is none of the page's.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Within the page itself: its other way opens a second page for every look, only to see into
  // frames of other origins, and there are none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
}

/** Fails with what a thumb has to press that is less than 44 px high; links in a sentence may be. */
export async function expectThumbSized(page: Page): Promise<void> {
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
