import { expect, type Page, test } from '@playwright/test';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

const VEHICLES = 31;
/** Recent enough to be in the inventory as well as on the sold list. */
const SOLD_DATE = new Date(Date.now() - 30 * 86_400_000);
const EMPTY_LISTS = [
  ['/inventory', 'Ingen køretøjer tilgængelige'],
  ['/sold-cars', 'Ingen solgte køretøjer endnu'],
  ['/wheels', 'Ingen hjul tilgængelige i øjeblikket.'],
  ['/accessories', 'Ingen tilbehør tilgængelige i den valgte kategori.'],
] as const;

test.describe.configure({ mode: 'serial', timeout: 600_000 });

let app: TestApp;

test.beforeAll(async () => {
  app = await startTestApp({ stock: 'none' });
});

test.afterAll(() => app?.stop());

test('an empty stock shows a text on every list, and the home page still opens', async ({
  page,
}) => {
  for (const [path, text] of EMPTY_LISTS) {
    await page.goto(app.siteUrl + path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.goto(app.siteUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Velkommen' })).toBeVisible();
  await expect(page.getByText('Nyeste på lager')).toHaveCount(0);
});

test('a list of more than 24 cars loads the rest in place, or on a second page without JavaScript', async ({
  page,
  browser,
}) => {
  await addVehicles(app);
  const rows = page.locator('[data-rows] > li');
  const more = page.getByRole('link', { name: 'Vis flere' });
  await page.goto(`${app.siteUrl}/inventory/zeekr`);
  await expect(rows).toHaveCount(24);
  await expect(page.getByText(`Viser 24 af ${VEHICLES}`)).toBeVisible();
  await more.click();
  await expect(rows).toHaveCount(VEHICLES);
  await expect(rows.nth(24).getByRole('link')).toBeFocused();
  await expect(more).toHaveCount(0);

  await page.goto(`${app.siteUrl}/sold-cars`);
  await expect(rows).toHaveCount(24);
  const release = await delay(page, '**/sold-cars/side-2');
  await more.click();
  await expect(page.getByText('Indlæser solgte køretøjer...')).toBeVisible();
  release();
  await expect(rows).toHaveCount(VEHICLES);
  await expect(page.getByText('Indlæser solgte køretøjer...')).toBeHidden();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto(`${app.siteUrl}/inventory/zeekr`);
  await plainPage.getByRole('link', { name: 'Vis flere' }).click();
  await expect(plainPage).toHaveURL(/\/inventory\/zeekr\/side-2$/u);
  await expect(plainPage.locator('[data-rows] > li')).toHaveCount(VEHICLES - 24);
  await plain.close();
});

async function addVehicles({ emulatorUrl, published }: TestApp): Promise<void> {
  const sdk = openLocalSdk(emulatorUrl);
  const batch = sdk.firestore.batch();
  for (let index = 0; index < VEHICLES; index += 1) {
    batch.set(sdk.firestore.doc(`vehicles/mange-${index}`), {
      make: 'Zeekr',
      model: `Nummer ${index}`,
      year: 2024,
      price: 100_000,
      status: 'sold',
      sold_date: SOLD_DATE,
      created_at: SOLD_DATE,
      updated_at: new Date(),
      version: 1,
    });
  }
  const since = new Date();
  await batch.commit();
  await sdk.close();
  await published(since);
}

/** Delays requests to `address` until the returned function is called. */
async function delay(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
