import { expect, type Page, test } from '@playwright/test';
import { formatDate } from '#copy/format.ts';
import { startTestApp, type TestApp } from '#tests/support/app/test-app.ts';
import { expectAccessible, VIEWPORTS } from '#tests/support/browser/e2e.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const FIRST_VISIT = daysAgo(12);
/** As the page says it, such as 14.11. */
const VISITED = `${formatDate(FIRST_VISIT).slice(0, 5)}.`;

let app: TestApp;

test.beforeAll(async () => {
  // The timeout above is that of the tests alone.
  test.setTimeout(600_000);
  app = await startTestApp({ stock: 'none' });
  await write((sdk) => [
    sdk.set('billigere', { model: 'V60', price: 300_000 }),
    sdk.set('solgt', { model: 'V90', price: 400_000 }),
    sdk.set('fjernet', { model: 'XC40', price: 250_000 }),
    sdk.set('ligner', { model: 'V90', price: 390_000 }),
  ]);
});

test.afterAll(() => app?.stop());

type Write = ReturnType<typeof openLocalSdk>['firestore'] extends infer Store
  ? { store: Store; set: (id: string, fields: object) => Promise<unknown> }
  : never;

/** Writes vehicles and resolves when the site shows them. */
async function write(work: (writer: Write) => Promise<unknown>[]): Promise<void> {
  const sdk = openLocalSdk(app.emulatorUrl);
  const set = (id: string, fields: object) =>
    sdk.firestore.doc(`vehicles/${id}`).set({
      ...{ make: 'Volvo', year: 2020, fuel_type: 'diesel', status: 'available', version: 1 },
      ...{ created_at: daysAgo(60), updated_at: new Date(), ...fields },
    });
  await Promise.all(work({ store: sdk.firestore, set }));
  await sdk.close();
  await app.published();
}

async function addFavourite(page: Page, name: string): Promise<void> {
  const heart = page.getByRole('button', { name: `Gem ${name} som favorit` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

test('a visitor who returns reads what is new, cheaper, sold and gone, and sees cars like those', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.siteUrl, viewport: VIEWPORTS.phone });
  const page = await context.newPage();
  await page.clock.setFixedTime(FIRST_VISIT);
  await page.goto('/inventory');
  await addFavourite(page, 'Volvo V60');
  await addFavourite(page, 'Volvo XC40');
  await page.goto('/car/solgt');
  await addFavourite(page, 'Volvo V90');
  await page.goto('/favoritter');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(page.getByText(`siden ${VISITED}`)).toHaveCount(0);

  const arrived = { model: 'V60', price: 310_000, created_at: daysAgo(6) };
  await write((sdk) => [
    sdk.set('billigere', { model: 'V60', price: 290_000 }),
    sdk.set('solgt', {
      model: 'V90',
      price: 400_000,
      status: 'sold',
      sold_date: daysAgo(8),
    }),
    sdk.store.doc('vehicles/fjernet').delete(),
    sdk.set('ny-1', arrived),
    sdk.set('ny-2', arrived),
  ]);
  await page.clock.setFixedTime(new Date());
  await page.reload();
  const summary = `2 nye, 1 billigere (−10.000 kr.), 1 solgt, 1 ikke længere til salg siden ${VISITED}`;
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page.getByText('10.000 kr. billigere')).toBeVisible();
  const list = (name: string | RegExp) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(list(`Nye af dine modeller siden ${VISITED}`)).toHaveCount(2);
  await expect(list('Ligner Volvo V90').first()).toContainText('390.000 kr.');
  await expect(list('Ligner Volvo XC40')).not.toHaveCount(0);
  await expectAccessible(page);

  // The same day still compares with the day of the visit before.
  await page.reload();
  await expect(page.getByText(summary)).toBeVisible();
  await context.close();
});
