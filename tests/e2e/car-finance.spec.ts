import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/e2e.ts';

const leasing = (page: Page) => page.getByRole('region', { name: 'FlexLeasing' });

test('a car with FlexLeasing shows its business terms first and its private terms when chosen', async ({
  page,
}) => {
  await page.goto('/car/tesla-model-y-2023');
  const box = leasing(page);
  await expect(box.getByRole('radio', { name: 'Erhverv' })).toBeChecked();
  for (const text of [
    '3.436 kr./md.',
    '3.200 kr. ekskl. moms',
    '12 måneder',
    '20.000 km',
    '232.000 kr. ex moms. og afgift',
    'Ydelser og gebyr er ekskl. moms.',
    'bærer risikoen',
  ]) {
    await expect(box.getByText(text).filter({ visible: true })).toBeVisible();
  }
  await box.getByText('Privat', { exact: true }).click();
  for (const text of ['4.295 kr./md.', '4.000 kr. inkl. moms', '95.535 kr.']) {
    await expect(box.getByText(text).filter({ visible: true })).toBeVisible();
  }
  await expect(box.getByText('3.200 kr. ekskl. moms')).toBeHidden();
  await expect(box).toContainText('Kontantpris 359.900 kr.');
});

test('the FlexLeasing amounts of a car stay on one line each on a 320 px wide phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/car/audi-a6-avant-2021');
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

test('a car on sale without FlexLeasing shows its old price, its sale price and the savings', async ({
  page,
}) => {
  await page.goto('/car/volkswagen-id4-2022');
  await expect(leasing(page)).toHaveCount(0);
  const price = page.getByRole('region', { name: 'Pris' });
  for (const text of ['279.900 kr.', 'TILBUD', '254.900 kr.', 'Spar 25.000 kr.']) {
    await expect(price).toContainText(text);
  }
});

test('a car without sale or FlexLeasing shows its price', async ({ page }) => {
  await page.goto('/car/toyota-yaris-2022');
  await expect(page.getByRole('region', { name: 'Pris' })).toContainText('164.900 kr.');
});

test('the electric car page shows the monthly FlexLeasing payment in a line of its own', async ({
  page,
}) => {
  await page.goto('/electric-car/tesla-model-y-2023');
  await expect(page.getByText('FlexLeasing from 4.295 kr./måned inkl. moms')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pris' })).toContainText('359.900 kr.');
});
