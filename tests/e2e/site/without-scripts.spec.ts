import { expect, test } from '#tests/support/browser/e2e.ts';

test.use({ javaScriptEnabled: false });

test('an inquiry about a car without JavaScript has its own page and ends on the thank-you page', async ({
  page,
  app,
}) => {
  await page.goto('/car/toyota-yaris-2022');
  await page.getByRole('link', { name: 'Book fremvisning' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book fremvisning' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Toyota Yaris · 2022 · 164.900 kr.');
  await expect(page.getByLabel('Telefon (valgfrit)')).toBeVisible();
  await page.getByLabel('Fulde navn').fill('Uden Script');
  await page.getByLabel('E-mail').fill('uden@eksempel.example');
  await page.getByRole('button', { name: 'Book fremvisning' }).click();
  await expect(page).toHaveURL(/\/tak$/u);
  await expect(page.getByRole('heading', { name: 'Tak for din henvendelse!' })).toBeVisible();
  await expect
    .poll(async () => (await app.mails()).some(({ text }) => text.includes('Uden Script')))
    .toBe(true);
});

test('the quote button without JavaScript leads to the contact form, which sends its subject as a plain form', async ({
  page,
}) => {
  await page.goto('/business-leasing');
  await page.getByRole('link', { name: 'Få et tilbud' }).first().click();
  await expect(page).toHaveURL(/\/kontakt$/u);
  const form = page.getByRole('form', { name: 'Skriv til os' });
  await form.getByLabel('Hvad handler det om?').selectOption({ label: 'Erhvervsleasing' });
  await form.getByLabel('Fornavn').fill('Flåde');
  await form.getByLabel('Efternavn').fill('Kunde');
  await form.getByLabel('E-mail').fill('kunde@eksempel.example');
  await form.getByRole('button', { name: 'Send besked' }).click();
  await expect(page).toHaveURL(/\/tak$/u);
});

test('the valuation form is sent as a plain form without JavaScript', async ({ page }) => {
  await page.goto('/sell-car');
  for (const [label, value] of [
    ['Mærke', 'Volvo'],
    ['Model', 'V60'],
    ['Kilometertal', '120.500'],
    ['Navn', 'Karen Plain'],
    ['E-mail', 'karen.plain@eksempel.example'],
    ['Telefon', '+45 00 00 00 01'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByRole('button', { name: 'Få din bil vurderet' }).click();
  await expect(page).toHaveURL(/\/tak$/u);
});

test('a transparent navigation bar without JavaScript scrolls out of view instead of following', async ({
  page,
}) => {
  for (const path of ['/', '/sell-car']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(async () => {
      await page.mouse.wheel(0, 900);
      await expect(page.getByRole('banner')).not.toBeInViewport({ timeout: 2000 });
    }).toPass();
  }
});

test('the menu without JavaScript opens its dropdown on hover and is fully open on a phone', async ({
  page,
}) => {
  await page.goto('/team');
  await page.getByRole('button', { name: 'ERHVERVSLØSNINGER' }).hover();
  await expect(page.getByRole('link', { name: 'Køreskolebiler' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'LAGER', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Køreskolebiler' })).toBeVisible();
});

test('the three ways to pay for a car stand one below the other without JavaScript', async ({
  page,
}) => {
  await page.goto('/car/tesla-model-y-2023');
  const price = page.getByRole('region', { name: 'Pris' });
  for (const heading of ['Kontant', 'Lån', 'Leasing']) {
    await expect(price.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  for (const text of ['359.900 kr. inkl. moms', '84 måneder · ÅOP', '3.436 kr./md. ekskl. moms']) {
    await expect(price.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  // Nothing would follow what is typed: the example stands alone, and so do the known costs.
  await expect(price.getByLabel('Udbetaling (kr.)')).toBeHidden();
  const costs = page.getByRole('group').filter({ hasText: 'Hvad koster bilen om måneden?' });
  await costs.getByText('Hvad koster bilen om måneden?').click();
  await expect(costs.getByText('Ejerafgift efter satser')).toBeVisible();
  await expect(costs.getByLabel('Din forsikring')).toBeHidden();
  await expect(costs.getByText('Udfyld ovenfor').filter({ visible: true })).toHaveCount(0);
});

test('a phone without JavaScript shows what a search found before the panel that narrows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('searchbox').fill('elbil under 200.000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/soeg\?/u);
  await expect(page.getByRole('heading', { name: /Tilgængelige$/u })).toBeInViewport();
  await page.getByRole('link', { name: 'Filter søgning' }).click();
  await expect(page.getByRole('link', { name: 'SE HELE LAGERLISTEN' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: /Tilgængelige$/u })).not.toBeInViewport();
});
