import { expect, test } from '#tests/support/browser/e2e.ts';

test('the about page shows a damage of a car on the lot, with a link to all of its damages', async ({
  page,
}) => {
  await page.goto('/about');
  const story = page.getByRole('region', { name: 'Historien' });
  await expect(story.getByRole('img')).toHaveAccessibleName(
    'Kantstensskade på højre forfælg, ca. 8 cm.',
  );
  await story.getByRole('link', { name: 'Se skaderne på Tesla Model Y' }).click();
  await expect(page.getByRole('tabpanel', { name: /Skader/u })).toBeVisible();
});

test('an inquiry from the page /kommissionssalg is marked as such in the mail', async ({
  page,
  app,
}) => {
  await page.goto('/kommissionssalg');
  await page.getByLabel('Fornavn').fill('Kim');
  await page.getByLabel('Efternavn').fill('Kommission');
  await page.getByLabel('E-mail').fill('kim@eksempel.dk');
  await page.getByRole('button', { name: 'Send besked' }).click();
  await expect(page.getByText('Besked sendt!')).toBeVisible();
  await expect.poll(async () => JSON.stringify(await app.mails())).toContain('Kommissionssalg:');
});

test('a business page shows three cars, its picture and the form that its button leads to', async ({
  page,
}) => {
  await page.goto('/taxi-rental');
  const cars = page.getByRole('region', { name: 'Biler til taxi på lager' });
  await expect(cars.getByRole('link', { name: /^SE KØRETØJ/u })).toHaveCount(3);
  const name = (await cars.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
  const photo = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}, \\d{4}$`, 'u') });
  await expect(photo).toHaveAttribute('href', /\?kunde=erhverv$/u);
  await expect(photo.locator('img')).toHaveJSProperty('complete', true);
  await page.getByRole('link', { name: 'Tal med en konsulent' }).click();
  await expect(page.getByRole('form', { name: 'Skriv til os' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Besked' })).toHaveValue(/^Taxi\/hyrevogne: /u);
});

test('an unknown path answers with status 404, logs the path in the console and links to the home page', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const response = await page.goto('/findes/ikke');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('/findes/ikke');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/u);
});
