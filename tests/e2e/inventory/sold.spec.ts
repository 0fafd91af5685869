import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '#tests/support/browser/e2e.ts';

const RED = 'rgb(179, 34, 27)';

/** The opacity of an element multiplied by that of all its ancestors. */
const effectiveOpacity = (element: Locator): Promise<number> =>
  element.evaluate((start) => {
    let opacity = 1;
    for (let current: Element | null = start; current; current = current.parentElement) {
      opacity *= Number(getComputedStyle(current).opacity);
    }
    return opacity;
  });

test('the sold list shows the latest sale first, with a ribbon, a date and no link to its page', async ({
  page,
}) => {
  await page.goto('/sold-cars');
  await expect(page.getByRole('heading', { level: 1, name: 'Solgte Køretøjer' })).toBeVisible();
  const rows = page.locator('[data-rows] > li');
  const total = await rows.count();
  await expect(
    page.getByRole('heading', { name: `${total} Solgte Køretøjer`, exact: true }),
  ).toBeVisible();
  for (const row of await rows.all()) {
    await expect(row).toContainText('SOLGT');
    await expect(row).toContainText(/Solgt \d{2}\.\d{2}\.\d{4}/u);
    await expect(row.getByText('SOLGT', { exact: true })).toHaveCSS('background-color', RED);
    await expect(row.locator('a[href^="/car/"]')).toHaveCount(0);
    expect(await effectiveOpacity(row.getByRole('img'))).toBeLessThan(1);
  }
  const dates = await rows
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a sold car leads to cars of its make, to mails about its model and to a valuation', async ({
  page,
}) => {
  for (const path of ['/sold-cars', '/car/fiat-500-2017', '/car/nissan-leaf-2019']) {
    await page.goto(path);
    await expect(
      page.getByRole('region', { name: 'Hvad er din bil værd?' }).getByRole('link').first(),
    ).toHaveAttribute('href', '/sell-car');
    await expect(
      page.getByRole('link', { name: /^Giv besked om den næste / }).first(),
    ).toHaveAttribute('href', /^\/giv-besked\/ny\?model=/u);
  }
  await page.goto('/sold-cars');
  await page.getByRole('link', { name: 'Find en tilsvarende Nissan Leaf' }).click();
  await expect(page).toHaveURL(/\/inventory\/nissan$/u);
});

test('a car sold long ago is on the sold list alone, and its old address says so and leads on', async ({
  page,
}) => {
  await page.goto('/sold-cars');
  await expect(page.getByRole('heading', { name: 'Fiat 500' })).toBeVisible();
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { name: 'Fiat 500' })).toHaveCount(0);
  const response = await page.goto('/car/fiat-500-2017');
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'Bilen er solgt' })).toBeVisible();
  await expect(page.getByText('Fiat 500, 2017, fik en ny ejer den')).toBeVisible();
  await expectAccessible(page);
  const similar = page.getByRole('region', { name: 'Lignende biler' });
  await expect(similar.getByRole('img')).toHaveCount(4);
  await similar.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/car\/[\w-]+$/u);
  await expect(page.getByRole('link', { name: 'Send forespørgsel' }).first()).toBeVisible();
});

test('the cars like those of a sold-out make have space for their button beside the filter panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/inventory/fiat');
  const similar = page.getByRole('region', { name: 'Lignende biler' });
  const buttons = similar.getByRole('link', { name: /^SE KØRETØJ/u });
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    expect((await button.boundingBox())?.height).toBeLessThan(50);
  }
});
