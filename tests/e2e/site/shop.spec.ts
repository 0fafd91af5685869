import { expect, test } from '#tests/support/browser/e2e.ts';

test.describe('the accessory shop', () => {
  test('the accessory shop shows available accessories, featured first and then newest first', async ({
    page,
  }) => {
    await page.goto('/accessories');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Komplette vinterhjul 19"',
      'Gummimåtter, sæt med fire',
      'Tagboks 430 liter',
    ]);
    await expect(page.getByText('3 produkter')).toBeVisible();
    await expect(page.getByText('Fremhævet')).toHaveCount(2);
    const columns = await page
      .getByRole('list')
      .filter({ hasText: 'Fremhævet' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(columns).toBe(4);
  });

  test('an accessory card shows category, condition, make and price', async ({ page }) => {
    await page.goto('/accessories');
    const card = page.getByRole('listitem').filter({ hasText: 'Gummimåtter, sæt med fire' });
    await expect(card.getByRole('definition')).toHaveText(['Interiør', 'Ny', 'Škoda Enyaq']);
    await expect(card).toContainText('Originale måtter med høj kant. Aldrig monteret.');
    await expect(card).toContainText('595 kr.');
    const image = card.getByRole('img', { name: 'Gummimåtter, sæt med fire' });
    await expect(image).toBeVisible();
    const box = await image.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 40);
    await expect(page).toHaveURL(/\/accessories\/gummimatter-enyaq\/kontakt$/u);
  });

  test('the accessory shop puts the chosen category in the address', async ({ page }) => {
    await page.goto('/accessories');
    const filter = page.getByRole('navigation', { name: 'Vælg kategori' });
    await expect(filter.getByRole('link')).toHaveText([
      'Alle kategorier 3',
      'Hjul 1',
      'Interiør 1',
      'Tilbehør 0',
      'Eksteriør 1',
      'Elektronik 0',
      'Reservedele 0',
    ]);
    await filter.getByRole('link', { name: 'Hjul' }).click();
    await expect(page).toHaveURL(/\/accessories\/wheels$/u);
    await expect(page.getByText('1 produkt', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('3 produkter')).toBeVisible();
  });

  test('the address /accessory-shop leads to the accessory shop', async ({ page }) => {
    await page.goto('/accessory-shop');
    await expect(page).toHaveURL(/\/accessories$/u);
  });

  test('an inquiry about an accessory names it in the mail', async ({ page, app }) => {
    await page.goto('/accessories');
    await page.getByRole('link', { name: 'Kontakt os om Tagboks 430 liter' }).click();
    await page.getByLabel('Fornavn').fill('Ida');
    await page.getByLabel('Efternavn').fill('Tagboks');
    await page.getByLabel('E-mail').fill('ida@eksempel.dk');
    await page.getByRole('button', { name: 'Send besked' }).click();
    await expect(page.getByText('Besked sendt!')).toBeVisible();
    await expect.poll(async () => JSON.stringify(await app.mails())).toContain('Tagboks 430 liter');
  });
});

test('the wheels page lists wheels with their size and a price in DKK', async ({ page }) => {
  await page.goto('/wheels');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Komplette vinterhjul 19"']);
  await expect(page.getByText('7.900 DKK')).toBeVisible();
  await expect(page.getByText('255/45 R19')).toBeVisible();
  await page.getByRole('link', { name: 'Kontakt os om Komplette vinterhjul 19"' }).click();
  await expect(page).toHaveURL(/\/#kontakt$/u);
  await expect(page.getByRole('textbox', { name: 'Besked' })).toHaveValue(
    /Komplette vinterhjul 19"/u,
  );
});

test('a visitor with wheels to sell is led to a contact form that begins the offer', async ({
  page,
}) => {
  await page.goto('/wheels');
  const selling = page.getByRole('region', { name: 'Har du hjul, du vil sælge?' });
  await selling.getByRole('link', { name: 'Kontakt os' }).click();
  await expect(page).toHaveURL(/\/#kontakt$/u);
  await expect(page.getByRole('textbox', { name: 'Besked' })).toHaveValue(/sælge hjul/u);
  await expect(page.getByRole('textbox', { name: 'Besked' })).toBeInViewport();
});
