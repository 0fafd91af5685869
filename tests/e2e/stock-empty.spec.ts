import { expect, test } from '@playwright/test';
import { startTestProduct } from '../support/product.ts';

const SAYS = [
  ['/inventory', 'Ingen køretøjer tilgængelige'],
  ['/sold-cars', 'Ingen solgte køretøjer endnu'],
  ['/wheels', 'Ingen hjul tilgængelige i øjeblikket.'],
  ['/accessories', 'Ingen tilbehør tilgængelige i den valgte kategori.'],
] as const;

test('a dealership with nothing in stock says so on every list and opens all the same', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const product = await startTestProduct({ stock: 'none' });
  try {
    for (const [path, text] of SAYS) {
      await page.goto(product.siteUrl + path);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await page.goto(product.siteUrl);
    await expect(page.getByRole('heading', { level: 1, name: 'Velkommen' })).toBeVisible();
    await expect(page.getByText('Nyeste på lager')).toHaveCount(0);
  } finally {
    await product.stop();
  }
});
