import { expect, type Page, test } from '@playwright/test';
import { startTestApp, type TestApp } from '#tests/support/app/test-app.ts';
import { holdBack } from '#tests/support/browser/hold-back.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

const VEHICLES = 31;
/** Recent enough to be in the inventory as well as on the sold list. */
const SOLD_DATE = new Date(Date.now() - 30 * 86_400_000);
/** Long enough ago to be on the sold list alone. */
const LONG_AGO = new Date(Date.now() - 100 * 86_400_000);
/** Each with its ways on. */
const EMPTY_LISTS = [
  ['/inventory', 'Ingen køretøjer tilgængelige', ['Skriv til os', 'Sælg din bil']],
  ['/sold-cars', 'Ingen solgte køretøjer endnu', ['Se biler til salg', 'Få en vurdering']],
  ['/wheels', 'Ingen hjul tilgængelige i øjeblikket.', ['Skriv til os', 'Se biler på lager']],
  [
    '/accessories',
    'Ingen tilbehør tilgængelige i den valgte kategori.',
    ['Skriv til os', 'Se biler på lager'],
  ],
] as const;

test.describe.configure({ mode: 'serial' });

let app: TestApp;

test.beforeAll(async () => {
  // The timeout above is that of the tests alone.
  test.setTimeout(600_000);
  app = await startTestApp({ stock: 'none' });
});

test.afterAll(() => app?.stop());

test('an empty stock shows a text and ways on in every list, and the home page still opens', async ({
  page,
}) => {
  for (const [path, text, ways] of EMPTY_LISTS) {
    await page.goto(app.siteUrl + path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    const links = page.locator('main').getByRole('link');
    for (const name of ways) await expect(links.filter({ hasText: name }).last()).toBeVisible();
    await expect(links.filter({ hasText: 'Se alt i butikken' })).toHaveCount(0);
  }
  await page.goto(`${app.siteUrl}/wheels`);
  await page.getByRole('link', { name: 'Skriv til os' }).click();
  await expect(page.getByRole('textbox', { name: 'Besked' })).toHaveValue(
    /^Jeg er interesseret i hjul til min bil\./u,
  );
  await page.goto(app.siteUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Velkommen' })).toBeVisible();
  await expect(page.getByText('Nyeste på lager')).toHaveCount(0);
});

test('a list of more than 24 cars shows the rest in place, or from the server without JavaScript', async ({
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
  await expect(rows.nth(24).getByRole('link', { name: /^SE KØRETØJ/u })).toBeFocused();
  await expect(more).toHaveCount(0);

  // A reload and the way back from a car keep the rows and the place.
  const last = rows.nth(28);
  // Rows get their true height only near the window, which may move the others once more.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect.poll(() => isPlaceStored(page)).toBe(true);
  await page.reload();
  await expect(rows).toHaveCount(VEHICLES);
  await expect(last).toBeInViewport();
  await last.getByRole('link', { name: /^SE KØRETØJ/u }).click();
  await page.getByRole('link', { name: 'Tilbage til lageret' }).click();
  await expect(page).toHaveURL(/\/inventory\?maerke=zeekr&side=2$/u);
  await expect(rows).toHaveCount(VEHICLES);
  await expect(last).toBeInViewport();

  await page.goto(`${app.siteUrl}/sold-cars`);
  await expect(rows).toHaveCount(24);
  const release = await delay(page, '**/sold-cars/side-2');
  await more.click();
  await expect(page.getByText('Indlæser solgte køretøjer...')).toBeVisible();
  release();
  await expect(rows).toHaveCount(VEHICLES + 1);
  await expect(page.getByText('Indlæser solgte køretøjer...')).toBeHidden();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto(`${app.siteUrl}/inventory/zeekr`);
  await plainPage.getByRole('link', { name: 'Vis flere' }).click();
  await expect(plainPage).toHaveURL(/\/soeg\?maerke=zeekr&side=2$/u);
  await expect(plainPage.locator('[data-rows] > li')).toHaveCount(VEHICLES);
  await plainPage.goto(`${app.siteUrl}/sold-cars`);
  await plainPage.getByRole('link', { name: 'Vis flere' }).click();
  await expect(plainPage).toHaveURL(/\/sold-cars\/side-2$/u);
  await expect(plainPage.locator('[data-rows] > li')).toHaveCount(VEHICLES + 1 - 24);
  await expect(plainPage.getByText('Side 2 af 2')).toBeVisible();
  await plainPage.getByRole('link', { name: 'Forrige side' }).click();
  await expect(plainPage).toHaveURL(/\/sold-cars$/u);
  await plain.close();
});

test('a make whose last car is sold has a page with a text and similar cars, one that never was has none', async ({
  page,
}) => {
  const response = await page.goto(`${app.siteUrl}/inventory/saab`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Ingen køretøjer tilgængelige for Saab')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Giv besked om nye biler' })).toBeVisible();
  const similar = page.getByRole('region', { name: 'Lignende biler' });
  await expect(similar.getByRole('link', { name: /Volvo V60/u })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
  // Another choice replaces the text and the similar cars.
  await page.getByRole('link', { name: /^Volvo/u }).click();
  await expect(page.locator('[data-rows] > li')).toHaveCount(1);
  await expect(similar).toHaveCount(0);

  expect((await page.goto(`${app.siteUrl}/inventory/trabant`))?.status()).toBe(404);
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
  const ages = { created_at: SOLD_DATE, updated_at: new Date(), version: 1, price: 100_000 };
  batch.set(sdk.firestore.doc('vehicles/gammel-saab'), {
    ...ages,
    make: 'Saab',
    model: '9-5',
    year: 2009,
    status: 'sold',
    sold_date: LONG_AGO,
  });
  batch.set(sdk.firestore.doc('vehicles/volvo'), {
    ...ages,
    make: 'Volvo',
    model: 'V60',
    year: 2021,
    status: 'available',
  });
  await batch.commit();
  await sdk.close();
  await published();
}

/** Delays requests to `address` until the returned function is called. */
async function delay(page: Page, address: string): Promise<() => void> {
  return holdBack(page, address);
}

/** Whether the stored place of the list, written when scrolling has ended, is what the window shows. */
function isPlaceStored(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-rows] > li a')];
    const row = links.find(({ pathname }) => pathname === history.state?.row)?.closest('li');
    if (!row) return false;
    return Math.abs(row.getBoundingClientRect().top - history.state.top) < 1;
  });
}
