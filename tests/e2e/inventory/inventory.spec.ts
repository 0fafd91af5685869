import type { Locator, Page } from '@playwright/test';
import { expect, test, VIEWPORTS } from '#tests/support/browser/e2e.ts';
import { holdBack } from '#tests/support/browser/hold-back.ts';

const RED = 'rgb(179, 34, 27)';
const YELLOW = 'rgb(245, 197, 44)';

const rows = (page: Page) => page.locator('[data-rows] > li');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const makeLink = (page: Page, make: string) =>
  page.getByRole('navigation', { name: 'Søg efter mærke' }).getByRole('link', { name: make });
const count = (page: Page) => page.getByRole('heading', { name: /^\d+ Køretøjer Tilgængelige$/u });

/** Delays the requests for further rows until the returned function is called. */
async function holdRows(page: Page): Promise<() => void> {
  return holdBack(page, '**/search/rows-*');
}

/** Until then the panel is plain HTML, which React takes over as it is. */
async function hydratePanel(page: Page): Promise<void> {
  await page.getByRole('searchbox').hover();
  await expect(page.locator('[data-inventory] astro-island[ssr]')).toHaveCount(0);
}

test('parts of a search that are painted late move nothing on a phone', async ({ page }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  /** Where elements are before and after the last text, and then each late element, is taken away. */
  const places = (seen: string, late: readonly string[]) =>
    page.evaluate(
      ([selector, gone]) => {
        const x = () => document.querySelector(selector)?.getBoundingClientRect().x;
        const found = [x()];
        document.querySelector(gone[0] ?? '')?.lastChild?.remove();
        found.push(x());
        for (const each of gone.slice(1)) {
          document.querySelector(each)?.remove();
          found.push(x());
        }
        return found;
      },
      [seen, late] as const,
    );
  await page.goto('/inventory');
  const filters = '.search-bar__filters';
  const boxes = await places('.search-box__submit', [filters, filters, '.sort']);
  expect(boxes[0]).toBeGreaterThan(0);
  expect(boxes).toEqual(boxes.map(() => boxes[0]));
  await page.reload();
  const sorts = await places('.sort', [filters, filters]);
  expect(sorts[0]).toBeGreaterThan(0);
  expect(sorts).toEqual(sorts.map(() => sorts[0]));
  await page.goto('/');
  const submit = '.stock-search__field .button';
  const submits = await places(submit, [submit]);
  expect(submits[0]).toBeGreaterThan(0);
  expect(submits).toEqual(submits.map(() => submits[0]));
});

test('the filter panel is open in a wide window, and its button hides and shows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto('/inventory');
  const toggle = page.getByRole('button', { name: 'Filter søgning' });
  const makes = page.getByRole('navigation', { name: 'Søg efter mærke' });
  await expect(page.getByRole('heading', { level: 1, name: 'Vores Lager' })).toBeVisible();
  await expect(makes).toBeVisible();
  await toggle.click();
  await expect(makes).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(makes).toBeVisible();
});

test('the first car is in the first window of a phone, and search, order and filters stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inventory');
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const hero = page.getByRole('heading', { level: 1, name: 'Vores Lager' });
  const bar = page.getByRole('search', { name: 'Søg i lageret' });
  expect((await topOf(bar)) - (await topOf(hero))).toBeLessThan(72);
  expect(await topOf(rows(page).first())).toBeLessThan(520);
  await expect(page.getByText('Seneste ankomster')).toBeHidden();
  await page.mouse.wheel(0, 3000);
  for (const part of [
    bar.getByRole('searchbox'),
    bar.getByRole('combobox', { name: 'Sortér efter' }),
    bar.getByRole('button', { name: 'Filtre' }),
  ]) {
    await expect(part).toBeInViewport();
  }
  await bar.getByRole('button', { name: 'Filtre' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter søgning' });
  for (const part of ['Søg efter mærke', 'Seneste ankomster', 'SE HELE LAGERLISTEN']) {
    await expect(sheet.getByText(part)).toBeVisible();
  }
  await sheet.getByRole('link', { name: 'Tesla 1', exact: true }).click();
  await sheet.getByRole('button', { name: 'Vis 1 bil' }).click();
  await expect(sheet).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(bar.getByRole('button', { name: 'Filtre (1)' })).toBeFocused();
});

test('the heading says how many cars are for sale, and sold ones come last in any other order', async ({
  page,
}) => {
  await page.goto('/inventory');
  await expect(page.getByText(/^\d+ til salg, \d+ reserveret, \d+ solgt$/u)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sortér efter' }).selectOption('Laveste pris');
  await expect(page).toHaveURL(/sortering=pris/u);
  const sold = rows(page).getByText('SOLGT', { exact: true });
  const count = await sold.count();
  expect(count).toBeGreaterThan(0);
  for (let fromEnd = 1; fromEnd <= count; fromEnd += 1) {
    await expect(rows(page).nth(-fromEnd)).toContainText('SOLGT');
  }
});

test('a make with a long name stays inside the filter panel', async ({ page }) => {
  await page.goto('/inventory');
  const name = makeLink(page, 'Tesla').locator('span').first();
  await name.evaluate((span) => {
    span.textContent = 'Specialkøretøjsopbygningsfabrikken';
  });
  const overflowing = await page.locator('#filter-panel').evaluate((panel) => {
    const edge = panel.getBoundingClientRect().right;
    const inside = [...panel.querySelectorAll('.button, nav a, nav span')];
    return inside.filter((element) => element.getBoundingClientRect().right > edge).length;
  });
  expect(overflowing).toBe(0);
});

test('a make of two words stays on one line, and choosing it moves no other make', async ({
  page,
}) => {
  await page.goto('/inventory');
  await hydratePanel(page);
  const makes = page.getByRole('navigation', { name: 'Søg efter mærke' }).getByRole('link');
  const chosen = makeLink(page, 'Tesla');
  await chosen.evaluate((link) => {
    const [name, number] = link.children;
    for (const span of [name, number]) span?.replaceChildren();
    name?.setAttribute('data-name', 'Mercedes-Benz');
    name?.append('Mercedes-Benz');
    number?.append('21');
  });
  const boxes = () =>
    makes.evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  const before = await boxes();
  expect(new Set(before.map(([, , , height]) => height)).size).toBe(1);
  await page.getByRole('link', { name: 'Mercedes-Benz' }).click();
  await expect(page.getByRole('link', { name: 'Mercedes-Benz' })).toHaveCSS('font-weight', '680');
  expect(await boxes()).toEqual(before);
});

test('a chosen make filters the inventory without a page load and updates the address', async ({
  page,
}) => {
  await page.goto('/inventory');
  await expect(page.getByText('Alle mærker')).toBeVisible();
  const all = await rows(page).count();
  await page.evaluate(() => Object.assign(window, { stays: true }));

  await makeLink(page, 'Volkswagen').click();
  await expect(page).toHaveURL(/\/inventory\/volkswagen$/u);
  await expect(page.getByRole('status')).toContainText('Volkswagen');
  await expect(row(page, 'Tesla')).toHaveCount(0);
  const chosen = await rows(page).count();
  expect(chosen).toBeLessThan(all);
  await expect(count(page)).toHaveText(`${chosen} Køretøjer Tilgængelige`);
  await expect(page).toHaveTitle(/Volkswagen/u);

  await page.goBack();
  await expect(page).toHaveURL(/\/inventory$/u);
  await expect(rows(page)).toHaveCount(all);
  await page.goForward();
  await expect(rows(page)).toHaveCount(chosen);
  await page.getByRole('link', { name: 'SE HELE LAGERLISTEN' }).click();
  await expect(page.getByText('Alle mærker')).toBeVisible();
  await expect(rows(page)).toHaveCount(all);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('a row books a viewing on the page of its car, and a sold car has none', async ({ page }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/inventory');
  await page.getByRole('link', { name: 'Book fremvisning Toyota Yaris' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book fremvisning' });
  await expect(dialog.getByRole('group', { name: 'Vælg en tid' })).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota Yaris' })).toBeVisible();
  await page.goBack();
  const sold = page.locator('[data-rows] > li').filter({ hasText: 'SOLGT' }).first();
  await expect(sold.getByRole('link', { name: /^SE KØRETØJ/u })).toHaveCount(1);
  await expect(sold.getByRole('link', { name: /^Book fremvisning/u })).toHaveCount(0);
});

test('the inventory shows a loading text and the rows it already has during a slow response', async ({
  page,
}) => {
  await page.goto('/inventory');
  const release = await holdRows(page);
  const all = await rows(page).count();
  await makeLink(page, 'Tesla').click();
  await expect(page.getByText('Loading vehicles...')).toBeVisible();
  // The rows in the page are filtered before the response arrives.
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'Tesla Model Y')).toBeVisible();
  release();
  await expect(page.getByText('Loading vehicles...')).toBeHidden();
  await expect(count(page)).toHaveText('1 Køretøjer Tilgængelige');

  // Rows that were loaded before need no new response.
  await page.route('**/search/**', (route) => route.abort());
  await page.getByRole('link', { name: 'SE HELE LAGERLISTEN' }).click();
  await expect(rows(page)).toHaveCount(all);
});

test('the loading text replaces the rows of another make until the chosen make has loaded', async ({
  page,
}) => {
  await page.goto('/inventory/tesla');
  const release = await holdRows(page);
  await makeLink(page, 'Audi').click();
  await expect(page.getByText('Loading vehicles...')).toBeVisible();
  await expect(row(page, 'Tesla')).toBeHidden();
  release();
  await expect(row(page, 'Audi A6')).toBeVisible();
  await expect(row(page, 'Tesla')).toHaveCount(0);
});

test('an inventory row shows status, facts and price and links to the car', async ({ page }) => {
  await page.goto('/inventory');
  const reserved = row(page, 'Volkswagen Golf');
  for (const text of ['RESERVERET', '2019', '74.500 km', 'Benzin', 'Hvid', '189.900 kr.']) {
    await expect(reserved).toContainText(text);
  }
  await expect(reserved.getByRole('img', { name: 'Volkswagen Golf' })).toBeVisible();
  const ribbon = (name: string, text: string) => row(page, name).getByText(text, { exact: true });
  await expect(ribbon('Volkswagen Golf', 'RESERVERET')).toHaveCSS('background-color', YELLOW);
  await expect(ribbon('Nissan Leaf', 'SOLGT')).toHaveCSS('background-color', RED);
  await expect(row(page, 'Toyota Yaris')).not.toContainText('SOLGT');
  await reserved.getByRole('link', { name: 'SE KØRETØJ' }).click();
  await expect(page).toHaveURL(/\/car\/volkswagen-golf-2019$/u);
});

test('inventory rows far below the window and the footer are laid out once the page has loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inventory');
  for (const part of [
    rows(page).last().locator('h3'),
    page.getByRole('contentinfo').locator('p').first(),
  ]) {
    await expect
      .poll(() => part.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true })))
      .toBe(true);
  }
});

test('the facts of an inventory row stand in two columns on phones, tablets and desktops', async ({
  page,
}) => {
  await page.goto('/inventory');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const facts = row.first().locator('dl > div');
  await expect(facts).toHaveCount(6);
  for (const width of [390, 768, 1024, 1180, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await facts.evaluateAll((each) =>
      each
        .filter((fact) => fact.checkVisibility())
        .map((fact) => Math.round(fact.getBoundingClientRect().x)),
    );
    expect([width, new Set(places).size]).toEqual([width, 2]);
  }
});

test('the newest vehicles carousel advances every five seconds, wraps at the end and can be paused', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/inventory');
  const carousel = page.getByRole('region', { name: 'Seneste ankomster' });
  await expect(carousel.getByRole('link')).toHaveCount(4);
  const visibleIndex = () =>
    carousel.locator('[data-track]').evaluate((track) => {
      return Math.round(track.scrollLeft / track.clientWidth);
    });
  for (const position of [1, 2, 3, 0]) {
    await page.clock.fastForward(5000);
    await expect.poll(visibleIndex).toBe(position);
  }
  await carousel.getByRole('button', { name: 'Sæt automatisk visning på pause' }).click();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(10_000);
  expect(await visibleIndex()).toBe(0);
  await carousel.getByRole('button', { name: 'Næste bil' }).click();
  await expect.poll(visibleIndex).toBe(1);
});

test('the newest vehicles carousel is paused under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/inventory');
  await expect(page.getByRole('button', { name: 'Start automatisk visning' })).toBeVisible();
});

test.describe('the inventory without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a make has a page of its own without JavaScript', async ({ page }) => {
    await page.goto('/inventory');
    await makeLink(page, 'Tesla').click();
    await expect(page).toHaveURL(/\/inventory\/tesla$/u);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Filter søgning' })).toBeHidden();
    // The panel leaves most of the window to the list.
    expect((await rows(page).boundingBox())?.width).toBeGreaterThan(900);
  });
});

test('a shared link shows no count before that of its own search, and requests the columns at once', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/search/columns-*', async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  // The columns do not wait for the code of the search.
  await page.route('**/_astro/ListControls.*.js', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto('/inventory?maerke=tesla', { waitUntil: 'commit' });
  await asked.promise;
  const count = page.getByRole('heading', { level: 2, name: /Køretøjer Tilgængelige$/u });
  await expect(page.locator('[data-list] astro-island').first()).not.toHaveAttribute('ssr', /.*/u);
  await expect(count).toHaveText('Køretøjer Tilgængelige');
  held.resolve();
  await expect(count).toHaveText('1 Køretøjer Tilgængelige');
  await expect(page.getByText('Tesla', { exact: true }).first()).toBeVisible();
});

test('a text typed before the scripts arrive is read once they do, and keeps its caret', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_astro/*.js');
  await page.goto('/inventory');
  const search = page.getByRole('search', { name: 'Søg i lageret' });
  const box = search.getByRole('searchbox');
  await box.click();
  await page.keyboard.type('tesl under 900.000');
  for (const _ of ' under 900.000') await page.keyboard.press('ArrowLeft');
  release();
  await expect(search.locator('mark')).toHaveText('under 900.000');
  await page.keyboard.type('a');
  await expect(box).toHaveValue('tesla under 900.000');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('1 Køretøjer Tilgængelige');
});

test('an image that fails to load leaves a calm frame of its shape that names the car', async ({
  page,
}) => {
  await page.route('**/pictures/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    /\/pictures\//u.test(request.url()),
  );
  await page.goto('/inventory');
  await failed;
  const frame = rows(page).first().locator('.picture');
  const { width = 0, height = 1 } = (await frame.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);
  const image = frame.locator('img');
  const text = await image.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(text).toBe(`"${await image.getAttribute('alt')}"`);
});
