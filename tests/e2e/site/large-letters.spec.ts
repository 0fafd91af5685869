import type { Page } from '@playwright/test';
import {
  coveredFocus,
  openTab,
  save,
  signIn,
  storeInquiry,
  toast,
} from '#tests/support/browser/admin.ts';
import {
  test as base,
  closeDialog,
  expect,
  expectNoSidewaysScroll,
} from '#tests/support/browser/e2e.ts';
import { PAGES } from '#tests/support/browser/page-of-each-layout.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

/** Twice the default font size of browsers. */
const FONT_SIZE_PX = 32;
const PHONE_WIDTHS = [390, 320];

/** A browser with a large default font size, which pages cannot tell from a visitor's setting. */
const test = base.extend({
  context: async ({ playwright, baseURL, launchOptions, locale }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${FONT_SIZE_PX}`],
    });
    await use(
      await browser.newContext({
        baseURL: baseURL ?? '',
        locale: locale ?? 'da-DK',
        reducedMotion: 'reduce',
      }),
    );
    await browser.close();
  },
});

/** Fails when the page, or a dialog open in it, is wider than the phone. */
async function expectToFit(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('font-size', `${FONT_SIZE_PX}px`);
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    const excess = await page
      .locator('dialog[open]')
      .evaluateAll((dialogs) => dialogs.map((dialog) => dialog.scrollWidth - dialog.clientWidth));
    expect(Math.max(0, ...excess)).toBe(0);
  }
}

test('a page of each layout fits a phone at twice the default font size', async ({ page }) => {
  for (const path of [...PAGES, '/web-crawler']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectToFit(page);
    });
  }
});

test('the home page has room for a typed search, and its dots lie beside no name, at twice the default font size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const field = await page.getByRole('searchbox').boundingBox();
  expect(field?.width).toBeGreaterThan(6 * FONT_SIZE_PX);
  const name = await page.locator('.hero__name').first().boundingBox();
  const dots = await page.locator('[data-controls]').boundingBox();
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(dots?.y ?? 0);
});

test('the menu, the inquiry dialog and the lightbox fit a phone at twice the default font size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/car/tesla-model-y-2023');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'ERHVERVSLØSNINGER' }).click();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Book fremvisning' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectToFit(page);
  await closeDialog(page);
  await page.goto('/car/volkswagen-golf-2019');
  await page.getByRole('link', { name: 'Se billede 1 i fuld størrelse' }).click();
  await expect(page.getByRole('dialog', { name: 'Billeder i fuld størrelse' })).toBeVisible();
  await expectToFit(page);
});

test('the admin fits a phone at twice the default font size', async ({ page, app }) => {
  const sdk = openLocalSdk(app.emulatorUrl);
  await storeInquiry(sdk);
  await sdk.close();
  await page.goto('/admin');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectToFit(page);
  await signIn(page, app.demo);
  for (const tab of ['Dashboard', 'Vehicles', 'Tilbehør', 'Add/Edit Vehicle', 'Henvendelser']) {
    await openTab(page, tab);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (tab === 'Henvendelser') await expect(page.getByText('Ida Spørger').first()).toBeVisible();
    await expectToFit(page);
  }
  await page.goto('/admin#vehicle/tesla-model-y-2023');
  await expect(page.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible();
  await expectToFit(page);
});

test('offline, at twice the default font size, a toast and what waits on the device leave a phone its screen', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await signIn(page, app.demo);
  await page.goto('/admin#vehicle/tesla-model-y-2023');
  const colour = page.getByLabel('Farve', { exact: true });
  await expect(colour).toHaveValue(/./u);
  await page.context().setOffline(true);
  await colour.fill('Sort');
  await save(page);
  await expect(toast(page, 'Gemt på enheden')).toBeVisible();
  const waiting = page.locator('.queue-line');
  await expect(waiting).toBeVisible();
  // Its words, and not its letters, stand below each other.
  await expect.poll(async () => (await waiting.boundingBox())?.width ?? 0).toBeGreaterThan(150);
  const shown = page.locator('.toast:visible');
  await expect.poll(async () => (await shown.boundingBox())?.height ?? 844).toBeLessThan(430);
  for (const button of await page.locator('[role="tab"], .section-nav button').all()) {
    await button.focus();
    await expect.poll(() => coveredFocus(page)).toBe(false);
  }
});
