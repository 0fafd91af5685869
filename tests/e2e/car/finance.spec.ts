import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/e2e.ts';

const leasing = (page: Page) => page.getByRole('region', { name: 'FlexLeasing' });

test('a car with FlexLeasing shows its business terms first and its private terms when chosen', async ({
  page,
}) => {
  await page.goto('/car/tesla-model-y-2023');
  const box = leasing(page);
  await expect(box.getByRole('radio', { name: 'Erhverv' })).toBeChecked();
  await expect(box).toContainText('3.436 kr./md. ekskl. moms');
  await expect(box).toContainText(
    '31.996 kr. i førstegangsydelse · 12 måneder · 20.000 km/\u2060år',
  );
  await box.getByText('Alle vilkår').filter({ visible: true }).click();
  for (const text of [
    '3.200 kr. ekskl. moms',
    '12 måneder',
    '20.000 km',
    '232.000 kr. ex moms. og afgift',
    'Ydelser og gebyr er ekskl. moms.',
    'bærer risikoen',
  ]) {
    await expect(box.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await box.getByText('Privat', { exact: true }).first().click();
  for (const text of ['4.295 kr./md. inkl. moms', '4.000 kr. inkl. moms', '95.535 kr.']) {
    await expect(box.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(box.getByText('3.200 kr. ekskl. moms').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Pris' })).toContainText(
    /Kontantpris\s*359\.900 kr\. inkl\. moms/u,
  );
});

test('a visitor from the inventory finds the monthly payment that its row showed', async ({
  page,
}) => {
  await page.goto('/inventory');
  const row = page.getByRole('listitem').filter({ hasText: 'Tesla Model Y' }).last();
  await expect(row).toContainText('4.295 kr./md.');
  await row.getByRole('link').first().click();
  await expect(leasing(page).getByRole('radio', { name: 'Privat' })).toBeChecked();
});

test('the selected customer type looks different in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/car/tesla-model-y-2023');
  const background = (name: string) =>
    leasing(page)
      .getByRole('group', { name: 'Kundetype' })
      .getByText(name, { exact: true })
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await background('Erhverv')).not.toBe(await background('Privat'));
});

test('the FlexLeasing amounts of a car stay on one line each on a 320 px wide phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/car/audi-a6-avant-2021');
  await leasing(page).getByText('Alle vilkår').filter({ visible: true }).click();
  const wrapped = await leasing(page)
    .getByRole('definition')
    .filter({ hasText: /^[\d.]+ kr\.$/u, visible: true })
    .evaluateAll((amounts) =>
      amounts
        .filter((amount) => {
          const range = document.createRange();
          range.selectNodeContents(amount);
          return range.getClientRects().length !== 1;
        })
        .map(({ textContent }) => textContent),
    );
  expect(wrapped).toEqual([]);
});
