import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test, VIEWPORTS } from '#tests/support/browser/e2e.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Billeder fra vores hverdag' });
const dot = (page: Page, number: number) =>
  page.getByRole('button', { name: `Vis billede ${number} af 2` });
/** The photograph that is shown, by the car that it names. */
const photograph = (page: Page) => hero(page).locator('a[data-current="true"]');
const currentDot = (page: Page) => hero(page).locator('[data-dot][aria-current]');

test('the hero fills 60 percent of the window height on a phone and a desktop', async ({
  page,
}) => {
  await page.goto('/');
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    const height = async () => Math.round((await hero(page).boundingBox())?.height ?? 0);
    await expect.poll(height).toBe(Math.round(viewport.height * 0.6));
    await expectNoSidewaysScroll(page);
  }
});

test.describe('the hero', () => {
  test.beforeEach(async ({ page }) => {
    // Time passes only when a test runs the clock, however long its steps take.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    await page.mouse.move(5, 890);
  });

  test('the hero shows the next image every 4 seconds and starts again after the last', async ({
    page,
  }) => {
    await expect(currentDot(page)).toHaveAccessibleName('Vis billede 1 af 2');
    await page.clock.runFor(4000);
    await expect(currentDot(page)).toHaveAccessibleName('Vis billede 2 af 2');
    await expect(photograph(page)).toHaveAccessibleName('Audi A6, 2021');
    await page.clock.runFor(4000);
    await expect(currentDot(page)).toHaveAccessibleName('Vis billede 1 af 2');
    await expect(hero(page).locator('[data-slide]').first()).toHaveCSS(
      'transition-duration',
      '1s, 1s',
    );
  });

  test('the hero shows the image whose dot is pressed', async ({ page }) => {
    await dot(page, 2).click();
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(photograph(page)).toHaveAccessibleName('Audi A6, 2021');
  });

  test('the hero advances under a resting pointer, but not while its controls are hovered or it is focused or paused', async ({
    page,
  }) => {
    await hero(page).hover();
    await page.clock.runFor(8000);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(4000);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await dot(page, 1).click();
    await page.clock.runFor(9000);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(5, 890);
    await page.getByRole('link', { name: 'Se lageret', exact: true }).first().focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(9000);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Sæt billedskift på pause' }).press('Enter');
    await page.getByRole('link', { name: 'HJEM' }).focus();
    await page.clock.runFor(9000);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Start billedskift' }).press('Enter');
    await page.getByRole('link', { name: 'HJEM' }).focus();
    await page.clock.runFor(4000);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  });
});

test('the photographs of the hero are those of the newest cars, and lead to them', async ({
  page,
}) => {
  await page.goto('/');
  const newest = page
    .getByRole('region', { name: 'Nyeste på lager' })
    .getByRole('heading', { level: 3 });
  const name = (await newest.first().textContent()) ?? '';
  await expect(photograph(page)).toHaveAccessibleName(new RegExp(`^${name}, `, 'u'));
  const image = photograph(page).locator('img');
  await expect(image).toHaveAttribute('fetchpriority', 'high');
  await expect(image).toHaveJSProperty('complete', true);
  await photograph(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('the hero does not advance under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.clock.runFor(9000);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
});

test('the section Nyeste på lager shows four available cars in one row', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Nyeste på lager' });
  const buttons = section.getByRole('link', { name: /^SE KØRETØJ/u });
  await expect(buttons).toHaveCount(4);
  const tops = await section
    .getByRole('heading', { level: 3 })
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(section.getByText(/SOLGT|RESERVERET/u)).toHaveCount(0);
  await buttons.first().click();
  await expect(page).toHaveURL(/\/car\/[\w-]+$/u);
});

test('the facts of a card are read without the points between them', async ({ page }) => {
  await page.goto('/');
  const cars = page.getByRole('region', { name: 'Nyeste på lager' }).getByRole('list').first();
  await expect(cars.getByRole('list').first()).toMatchAriaSnapshot(`
    - list:
      - listitem: /^\\d\\d\\/\\d{4}$/
      - listitem: /^[\\d.]+ km$/
      - listitem: /^\\w+$/
  `);
});

test('what is typed over the pictures of the home page is searched for in the list', async ({
  page,
}) => {
  await page.goto('/');
  const search = page.getByRole('search', { name: 'Søg i lageret' });
  await search.getByLabel('Hvad leder du efter?').fill('elbil under 200.000');
  await search.getByRole('button', { name: 'Søg' }).click();
  await expect(page).toHaveURL(/\/inventory\?soeg=elbil/u);
  await expect(page.getByRole('link', { name: 'Fjern Højst 200.000 kr.' })).toBeVisible();
});
