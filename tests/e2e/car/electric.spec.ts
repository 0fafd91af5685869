import { expect, test } from '#tests/support/browser/e2e.ts';

test('the car page of an electric car shows its battery health and links to the electric car page', async ({
  page,
}) => {
  await page.goto('/car/volkswagen-id4-2022');
  const box = page.getByRole('region', { name: 'Batteritest' });
  await expect(box).toContainText('93 %');
  await expect(box).toContainText('472 km');
  await box.getByRole('link', { name: 'Se elbilens batteri og rækkevidde' }).click();
  await expect(page).toHaveURL(/\/electric-car\/volkswagen-id4-2022#batteritest$/u);
  await expect(page.getByRole('tabpanel', { name: 'Batteritest' })).toBeVisible();
});

test('the electric car page lists a battery test with its figures and its document', async ({
  page,
}) => {
  await page.goto('/electric-car/volkswagen-id4-2022');
  const tabs = page.getByRole('tablist', { name: 'Om bilen' }).getByRole('tab');
  await expect(tabs).toHaveText(['Oversigt', 'Batteritest', 'Skader & Tilstand']);
  await page.getByRole('tab', { name: 'Batteritest' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Batteritest' });
  await expect(panel.getByRole('meter', { name: /Batterisundhed/u })).toHaveAttribute(
    'value',
    '93',
  );
  for (const text of [
    '77 kWh',
    '135 kW',
    '472 km',
    'Bemærkninger: Målt på værkstedet',
    /Testdato\d\d\.\d\d\.\d{4}/u,
  ]) {
    await expect(panel).toContainText(text);
  }
  await expect(panel).not.toContainText('uploaded');
  const document = panel.getByRole('link', { name: /Åbn testrapport/u });
  await expect(document).toHaveAttribute('target', '_blank');
  const pdf = await page.request.get((await document.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
});

test('the electric car address of a car that is not electric leads to its car page', async ({
  page,
}) => {
  await page.goto('/electric-car/toyota-yaris-2022');
  await expect(page).toHaveURL(/\/car\/toyota-yaris-2022$/u);
});
