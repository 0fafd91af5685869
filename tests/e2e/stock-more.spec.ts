import { openLocalSdk } from '../../local/admin-sdk.ts';
import { expect, test } from '../support/e2e.ts';

const CARS = 50;

test('a make of more than 48 cars goes on in place, and on a page of its own', async ({
  page,
  browser,
  baseURL,
  product,
}) => {
  test.setTimeout(120_000);
  const sdk = openLocalSdk(product.backendUrl);
  const ids = Array.from({ length: CARS }, (_, index) => `mange-${index}`);
  const vehicles = sdk.firestore.collection('vehicles');
  const change = async (write: (batch: FirebaseFirestore.WriteBatch, id: string) => void) => {
    const since = new Date();
    const batch = sdk.firestore.batch();
    for (const id of ids) write(batch, id);
    await batch.commit();
    await product.published(since);
  };
  try {
    await change((batch, id) =>
      batch.set(vehicles.doc(id), {
        make: 'Zeekr',
        model: id,
        year: 2024,
        price: 100_000,
        status: 'available',
        created_at: new Date('2020-01-01'),
        version: 1,
      }),
    );
    const rows = page.locator('[data-rows] > li');
    await page.goto('/inventory/zeekr');
    await expect(rows).toHaveCount(48);
    await expect(page.getByText(`Viser 48 af ${CARS}`)).toBeVisible();
    await page.getByRole('link', { name: 'Vis flere' }).click();
    await expect(rows).toHaveCount(CARS);
    await expect(rows.nth(48).getByRole('link')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Vis flere' })).toHaveCount(0);

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const plainPage = await plain.newPage();
    await plainPage.goto('/inventory/zeekr');
    await plainPage.getByRole('link', { name: 'Vis flere' }).click();
    await expect(plainPage).toHaveURL(/\/inventory\/zeekr\/side-2$/u);
    await expect(plainPage.locator('[data-rows] > li')).toHaveCount(CARS - 48);
    await plain.close();
  } finally {
    await change((batch, id) => batch.delete(vehicles.doc(id)));
    await sdk.close();
  }
});
