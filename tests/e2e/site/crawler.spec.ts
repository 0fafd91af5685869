import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  VIEWPORTS,
} from '#tests/support/browser/e2e.ts';
import { type ForeignSite, startForeignSite } from '#tests/support/browser/foreign-site.ts';

let site: ForeignSite;

test.beforeAll(async () => {
  site = await startForeignSite();
});

test.afterAll(() => site.stop());

const scrapeButton = (page: Page) => page.getByRole('button', { name: 'Hent side' });
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);

async function scrape(page: Page, path: string): Promise<void> {
  await page.goto('/web-crawler');
  await page.getByLabel('URL').fill(site.origin + path);
  await scrapeButton(page).click();
}

test('the crawler shows a scraped page with address, title, time and text', async ({ page }) => {
  await scrape(page, '/plain');
  await expect(toast(page, 'Succes')).toBeVisible();
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: 'En side' })).toBeVisible();
  await expect(card).toContainText(`${site.origin}/plain`);
  await expect(card).toContainText('Hej');
  await expect(card.getByRole('time')).toHaveText(/^\d\d\.\d\d\.\d{4} kl\. \d\d\.\d\d$/u);
});

test('a toast on the crawler page disappears after 3 seconds', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await scrape(page, '/plain');
  await expect(toast(page, 'Succes')).toBeVisible();
  await page.clock.runFor(2500);
  await expect(toast(page, 'Succes')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast(page, 'Succes')).toBeHidden();
});

test('a page without a title, a moved, a broken and a closed one say what they are when they are scraped', async ({
  page,
}) => {
  for (const [path, says] of [
    ['/untitled', 'Ingen titel fundet'],
    ['/moved', 'En side'],
    ['/broken', 'HTTP 500: Internal Server Error'],
    ['/closed', 'Siden tillader ikke forespørgsler fra andre websteder'],
  ] as const) {
    await scrape(page, path);
    await expect(page.getByRole('article')).toContainText(says);
  }
});

test('the crawler disables its button during a slow scrape until the visitor stops it', async ({
  page,
}) => {
  await scrape(page, '/slow');
  await expect(page.getByRole('button', { name: 'Henter...' })).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Fremdrift' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(scrapeButton(page)).toBeEnabled();
});

test('hostile markup of a scraped page is shown as text and never runs', async ({ page }) => {
  await scrape(page, '/hostile');
  await expect(page.getByRole('article')).toContainText('=HYPERLINK');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page.getByRole('article').locator('b, img, svg, iframe')).toHaveCount(0);
});

test('the crawler fetches nothing without a valid URL', async ({ page }) => {
  await page.goto('/web-crawler');
  await expect(scrapeButton(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Gennemgå websted' })).toBeDisabled();
  await page.getByLabel('URL').fill('ikke en adresse');
  await scrapeButton(page).click();
  await expect(page.getByText('Indtast en gyldig URL')).toBeVisible();
});

test('a site crawl stops at 100 pages and offers the result as a JSON download', async ({
  page,
}) => {
  await page.goto('/web-crawler');
  await page.getByLabel('URL').fill(`${site.origin}/many`);
  await page.getByRole('button', { name: 'Gennemgå websted' }).click();
  await expect(page.getByText('100 sider hentet')).toBeVisible();
  expect(new Set(site.requestedPaths.filter((path) => path.startsWith('/p/'))).size).toBe(99);
  expect(site.requestedPaths).toContain('/robots.txt');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Hent som JSON' }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toHaveLength(100);
});

test.describe('the proxy tab', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('https://api.allorigins.win/**', async (route) => {
      const url = new URL(route.request().url()).searchParams.get('url') ?? '';
      const answer = await fetch(`${site.origin}/proxy?url=${encodeURIComponent(url)}`);
      await route.fulfill({
        body: await answer.text(),
        headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      });
    });
    await page.goto('/web-crawler');
    await page.getByLabel('URL').focus();
    await page.getByRole('tab', { name: 'Proxy scraping' }).click();
  });

  test('the proxy tab shows the page from the contents field of the proxy response', async ({
    page,
  }) => {
    await page.getByLabel('URL').fill('https://eksempel.dk/side?a=1&b=2');
    await scrapeButton(page).click();
    await expect(page.getByRole('heading', { name: 'Via proxy' })).toBeVisible();
  });

  test('the proxy tab shows an error when the proxy response has no contents', async ({ page }) => {
    await page.getByLabel('URL').fill('https://eksempel.dk/empty');
    await scrapeButton(page).click();
    await expect(page.getByRole('article')).toContainText('Ingen indhold modtaget fra proxy');
    await expect(page.getByRole('alert').getByText('Fejl', { exact: true })).toBeVisible();
  });

  test('the proxy tab stores the API key in the browser and tests its length', async ({ page }) => {
    const key = page.getByLabel('API-nøgle til proxy');
    await key.fill('1234567890');
    await page.getByRole('button', { name: 'Test nøgle' }).click();
    await expect(page.getByRole('alert').getByText('Fejl')).toBeVisible();
    await key.fill('12345678901');
    await page.getByRole('button', { name: 'Test nøgle' }).click();
    await expect(toast(page, 'Succes')).toBeVisible();
    await page.getByRole('button', { name: 'Gem nøgle' }).click();
    await page.reload();
    await page.getByLabel('URL').focus();
    await page.getByRole('tab', { name: 'Proxy scraping' }).click();
    await expect(key).toHaveValue('12345678901');
  });
});

test('the crawler page is accessible and fits the width of a phone and a desktop', async ({
  page,
}) => {
  await scrape(page, '/plain');
  await expect(page.getByRole('article')).toBeVisible();
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
