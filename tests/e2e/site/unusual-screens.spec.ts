import type { Locator } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '#tests/support/browser/e2e.ts';

const CAR = '/car/tesla-model-y-2023';

const ground = (element: Locator) =>
  element.evaluate((chosen) => getComputedStyle(chosen).backgroundColor);

test.describe('with the high contrast of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('in high contrast the chosen tab, category and page differ from the others', async ({
    page,
  }) => {
    await page.goto(CAR);
    const tab = (name: string) => page.getByRole('tab', { name });
    expect(await ground(tab('Oversigt'))).not.toBe(await ground(tab('Specifikationer')));
    await page.goto('/accessories');
    const link = (name: string) => page.getByRole('link', { name });
    expect(await ground(link('Alle kategorier'))).not.toBe(await ground(link('Interiør')));
    expect(await ground(link('TILBEHØRSBUTIK'))).not.toBe(await ground(link('OM OS')));
  });
});

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('on a phone in landscape the image of a car is whole and the name stands beside it', async ({
    page,
  }) => {
    await page.goto(CAR);
    const image = await page.locator('.gallery__stage').boundingBox();
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    const bar = await page.getByRole('link', { name: 'Skriv', exact: true }).boundingBox();
    if (!image || !name || !bar) throw new Error('The page shows no image, name or bar.');
    expect(image.y + image.height).toBeLessThanOrEqual(bar.y);
    expect(name.x).toBeGreaterThan(image.x + image.width);
  });
});

test.describe('with a word that is longer than a phone is wide', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a very long word in the name of a car or an accessory breaks instead of widening the page', async ({
    page,
  }) => {
    for (const [path, name] of [
      ['/', 'Tesla Model Y'],
      ['/inventory', 'Tesla Model Y'],
      ['/accessories', 'Gummimåtter, sæt med fire'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name }).evaluate((heading) => {
        heading.textContent = 'Speciallægepraksisplanlægningsstabiliseringsperiode';
      });
      await expectNoSidewaysScroll(page);
    }
  });
});

test('a printed list has its heading in dark letters, its cars and nothing to press', async ({
  page,
}) => {
  await page.goto('/inventory');
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { level: 1 });
  const text = page.getByRole('heading', { name: 'Tesla Model Y' });
  const color = (element: Locator) =>
    element.evaluate((printed) => getComputedStyle(printed).color);
  expect(await color(heading)).toBe(await color(text));
  await expect(text).toBeVisible();
  await expect(page.getByRole('link', { name: /^SE KØRETØJ/u })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filter søgning' })).toBeHidden();
});
