import type { Page } from '@playwright/test';
import { dealer } from '#dealer';
import { PUBLISHING_PATH } from '#domain/publishing.ts';
import { expect, test } from '#tests/support/browser/e2e.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

const PUBLISHED_MS = 240_000;
/** The revision of a build that nobody runs. */
const HELD = 1_000_000;

test('a car newer than the release has its page at once and is in the release after the next publish', async ({
  page,
  app,
}) => {
  // The test waits for two publishes.
  test.slow();
  const sdk = openLocalSdk(app.emulatorUrl);
  const publishing = sdk.firestore.doc(PUBLISHING_PATH);
  const vehicle = sdk.firestore.collection('vehicles').doc('lige-ankommet');
  const wheels = sdk.firestore.collection('accessories').doc('uden-billede');
  try {
    // As if a build were running: otherwise the vehicle could be in the next one before its page is opened.
    await publishing.update({ building: HELD, building_since: new Date() });
    await wheels.set({
      name: 'Fælge uden billede',
      category: 'wheels',
      price: 1200,
      available: true,
      featured: false,
      created_at: new Date(),
      updated_at: new Date(),
      version: 1,
    });
    await vehicle.set({
      make: 'Polestar',
      model: '2',
      year: 2024,
      price: 329_900,
      status: 'available',
      fuel_type: 'electric',
      mileage: 12_000,
      created_at: new Date('2020-01-01'),
      updated_at: new Date(),
      version: 1,
    });
    const response = await page.goto('/car/lige-ankommet');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Polestar 2' })).toBeVisible();
    await expect(page.locator('[data-read="price"]')).toContainText('329.900 kr.');
    await expect(page.getByRole('tab', { name: 'Oversigt' })).toBeVisible();
    expect(response?.headers()['x-robots-tag']).toBe('noindex');

    await publishing.update({ building: null, building_since: null });
    await vehicle.update({ mileage: 12_001 });
    const isBuilt = async () =>
      (await page.goto('/car/lige-ankommet'))?.headers()['x-robots-tag'] === undefined;
    await expect.poll(isBuilt, { timeout: PUBLISHED_MS }).toBe(true);
    await expectNoEmptySection(page);
  } finally {
    const isHeld = (await publishing.get()).get('building') === HELD;
    if (isHeld) await publishing.update({ building: null, building_since: null });
    await Promise.all([vehicle.delete(), wheels.delete()]);
    await sdk.close();
    // The next test needs the published stock without this vehicle.
    await app.published();
  }
});

/** A vehicle with few fields shows no empty section, and a placeholder where it has no image. */
async function expectNoEmptySection(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Specs & Udstyr' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Polestar 2: Billede på vej' }).first()).toBeVisible();
  await page.goto('/electric-car/lige-ankommet#batteritest');
  await expect(page.getByRole('tabpanel', { name: 'Batteritest' })).toContainText(
    'Ingen batteritestresultater for dette køretøj.',
  );
  await page.goto('/inventory/polestar');
  const row = page.getByRole('listitem').filter({ hasText: 'Polestar 2' });
  await expect(row.getByRole('img', { name: 'Polestar 2: Billede på vej' })).toBeVisible();
  await page.goto('/wheels');
  const wheels = page.getByRole('listitem').filter({ hasText: 'Fælge uden billede' });
  await expect(wheels.getByRole('img', { name: dealer.name })).toBeVisible();
  await expect(wheels).toContainText('God stand');
  // This page alone ignores the featured flag and lists the newest wheels first.
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Fælge uden billede');
}

test('a car that does not exist answers with status 404 and a text that it was not found', async ({
  page,
}) => {
  for (const path of ['/car/findes-ikke', '/electric-car/findes-ikke']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Vehicle not found' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Beskeder' })).toContainText('Vehicle not found');
    await expect(page.getByRole('link', { name: 'Se biler på lager' })).toBeVisible();
  }
});

test('the page of a car that does not exist links to the inventory without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/car/findes-ikke');
  await page.getByRole('link', { name: 'Se biler på lager' }).click();
  await expect(page).toHaveURL(/\/inventory$/u);
  await context.close();
});
