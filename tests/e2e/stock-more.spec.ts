import { openLocalSdk } from '../../local/admin-sdk.ts';
import { expect, test } from '../support/e2e.ts';

const CARS = 50;
/** Sold a while ago: on the sold list, and still on the inventory. */
const SOLD = new Date(Date.now() - 30 * 86_400_000);
const PUBLISHED_MS = 90_000;

test('lists of more than 48 cars go on in place, and on a page of their own', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  test.setTimeout(2 * PUBLISHED_MS);
  const sdk = openLocalSdk(product.backendUrl);
  const vehicles = sdk.firestore.collection('vehicles');
  const documents = Array.from({ length: CARS }, (_, index) => vehicles.doc(`mange-${index}`));
  const added = sdk.firestore.batch();
  const removed = sdk.firestore.batch();
  for (const document of documents) {
    removed.delete(document);
    added.set(document, {
      make: 'Zeekr',
      model: document.id,
      year: 2024,
      price: 100_000,
      status: 'sold',
      sold_date: SOLD,
      created_at: new Date('2020-01-01'),
      updated_at: new Date(),
      version: 1,
    });
  }
  try {
    await added.commit();
    const rows = page.locator('[data-rows] > li');
    const rowsShown = async () => {
      await page.goto('/inventory/zeekr');
      return rows.count();
    };
    await expect.poll(rowsShown, { timeout: PUBLISHED_MS }).toBe(48);
    await expect(page.getByText(`Viser 48 af ${CARS}`)).toBeVisible();
    await page.getByRole('link', { name: 'Vis flere' }).click();
    await expect(rows).toHaveCount(CARS);
    await expect(rows.nth(48).getByRole('link')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Vis flere' })).toHaveCount(0);

    await page.goto('/sold-cars');
    const answer = Promise.withResolvers<void>();
    await page.route('**/sold-cars/side-2', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Vis flere' }).click();
    await expect(page.getByText('Indlæser solgte køretøjer...')).toBeVisible();
    answer.resolve();
    await expect.poll(() => rows.count()).toBeGreaterThan(48);
    await expect(page.getByText('Indlæser solgte køretøjer...')).toBeHidden();

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const plainPage = await plain.newPage();
    await plainPage.goto('/inventory/zeekr');
    await plainPage.getByRole('link', { name: 'Vis flere' }).click();
    await expect(plainPage).toHaveURL(/\/inventory\/zeekr\/side-2$/u);
    await expect(plainPage.locator('[data-rows] > li')).toHaveCount(CARS - 48);
    await plain.close();
  } finally {
    const removing = new Date();
    await removed.commit();
    await sdk.close();
    // The next test meets the stock as it was.
    await product.published(removing);
  }
});
