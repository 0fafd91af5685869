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

  test('in high contrast no drawing lies behind the heading of a page', async ({ page }) => {
    for (const path of ['/inventory', '/about']) {
      await page.goto(path);
      await expect(page.locator('.horizon'), path).toBeHidden();
    }
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

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a button that a finger pressed does not stay lit', async ({ page }) => {
    await page.goto(CAR);
    await page.getByRole('link', { name: 'Se billede 1 i fuld størrelse' }).tap();
    const lightbox = page.getByRole('dialog', { name: 'Billeder i fuld størrelse' });
    const button = (name: string) => lightbox.getByRole('button', { name });
    const next = button('Næste billede');
    // As a finger leaves it. A busy browser may drop the move of a pointer, so it is made anew.
    await expect(async () => {
      await next.hover();
      expect(await next.evaluate((pressed) => pressed.matches(':hover'))).toBe(true);
    }).toPass();
    expect(await ground(next)).toBe(await ground(button('Forrige billede')));
  });
});

test.describe('at four times the size of letters and images', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('at 400 % zoom nothing sticks to an edge of the window', async ({ page }) => {
    for (const path of [CAR, '/inventory', '/sammenlign?biler=tesla-model-y-2023,bmw-i4-2024']) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, 600));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => {
            const style = getComputedStyle(element);
            const { width, height, top, bottom } = element.getBoundingClientRect();
            const isSeen = style.visibility === 'visible' && width > 20 && height > 20;
            const isInWindow = bottom > 0 && top < innerHeight;
            const isBound = style.insetBlockStart !== 'auto' || style.insetBlockEnd !== 'auto';
            return isSeen && isInWindow && isBound && /fixed|sticky/u.test(style.position);
          })
          .map(({ className }) => className),
      );
      expect(stuck, path).toEqual([]);
    }
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

test('pictures of a printed comparison keep their shape', async ({ page }) => {
  await page.goto('/sammenlign?biler=tesla-model-y-2023,bmw-i4-2024,toyota-yaris-2022');
  const images = page.getByRole('table').locator('picture img');
  await expect(images).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  for (const image of await images.all()) {
    await expect
      .poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth))
      .toBeGreaterThan(0);
    const { shown, own, fit } = await image.evaluate((drawn: HTMLImageElement) => ({
      shown: drawn.clientWidth / drawn.clientHeight,
      own: drawn.naturalWidth / drawn.naturalHeight,
      fit: getComputedStyle(drawn).objectFit,
    }));
    expect(fit === 'fill' ? shown : own).toBeCloseTo(own, 1);
  }
});

test('in a comparison on a phone the names stay in sight and the button to remove a car covers no picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sammenlign?biler=tesla-model-y-2023,bmw-i4-2024');
  const name = page.getByRole('columnheader').getByRole('link', { name: 'BMW i4', exact: true });
  const remove = page.getByRole('button', { name: 'Fjern BMW i4 fra sammenligningen' });
  const image = page.getByRole('table').locator('picture img').last();
  const boxOf = async (element: Locator) => (await element.boundingBox()) ?? fail(element);
  const [button, picture] = [await boxOf(remove), await boxOf(image)];
  const isAbove = button.y + button.height <= picture.y;
  expect(isAbove || button.y >= picture.y + picture.height).toBe(true);
  await page.getByRole('rowheader', { name: 'Udstyr, der skiller dem' }).scrollIntoViewIfNeeded();
  await page.getByRole('rowheader', { name: 'Udstyr, der skiller dem' }).evaluate((row) => {
    row.scrollIntoView({ block: 'start' });
  });
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('two compared cars fit side by side at 320 px and three at 390 px, with their names in sight', async ({
  page,
}) => {
  for (const [width, ids] of [
    [320, 'tesla-model-y-2023,bmw-i4-2024'],
    [390, 'tesla-model-y-2023,bmw-i4-2024,toyota-yaris-2022'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/sammenlign?biler=${ids}`);
    await page.getByRole('rowheader', { name: 'FlexLeasing' }).evaluate((row) => {
      row.scrollIntoView({ block: 'end' });
    });
    for (const header of await page.getByRole('columnheader').all())
      await expect(header).toBeInViewport({ ratio: 1 });
  }
});

function fail(element: Locator): never {
  throw new Error(`${element} has no box.`);
}
