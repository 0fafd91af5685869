import type { Locator, Page } from '@playwright/test';
import {
  closeDialog,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  VIEWPORTS,
} from '#tests/support/browser/e2e.ts';
import { holdBack } from '#tests/support/browser/hold-back.ts';

const COMPARED = ['tesla-model-y-2023', 'volkswagen-id4-2022', 'audi-a6-avant-2021', 'bmw-i4-2024'];

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Gem ${name} som favorit` });
const favouritesLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Favoritter' });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Counts what pages write to storage, as the browser itself reports it. */
async function countWrites(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let writes = 0;
  await session.send('DOMStorage.enable');
  for (const event of ['domStorageItemAdded', 'domStorageItemUpdated'] as const) {
    session.on(`DOMStorage.${event}`, () => {
      writes += 1;
    });
  }
  return () => writes;
}

/** Elements that the browser moved since a time of the page, also those right after a press. */
function shiftsSince(page: Page, since: number): Promise<number[]> {
  return page.evaluate(
    (from) =>
      new Promise<number[]>((resolve) => {
        const found: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        const shiftOf = (entry: PerformanceEntry) => (entry as unknown as { value: number }).value;
        const read = () => resolve(found.filter((each) => each.startTime > from).map(shiftOf));
        requestAnimationFrame(() => setTimeout(read, 0));
      }),
    since,
  );
}

test('nothing is stored on the device before the first heart is pressed, and one press deletes all', async ({
  page,
}) => {
  const writes = await countWrites(page);
  for (const path of ['/inventory', '/car/volkswagen-golf-2019', '/favoritter', '/sammenlign']) {
    await page.goto(path);
    await page.mouse.wheel(0, 2000);
  }
  await expect(page.getByText('Der er ingen biler at sammenligne.')).toBeVisible();
  await page.goto('/inventory');
  await page.getByRole('searchbox').fill('golf');
  await page.keyboard.press('Enter');
  // A press before the script had come is answered by the server, whose page goes back to this one.
  await expect(page).toHaveURL(/\/inventory\?/u);
  await expect(page.getByText('1 Køretøjer Tilgængelige')).toBeVisible();
  await expect(favouritesLink(page)).toBeHidden();
  expect([writes(), await stored(page), await page.context().cookies()]).toEqual([0, {}, []]);

  await heart(page, 'Volkswagen Golf').click();
  await expect(heart(page, 'Volkswagen Golf')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(writes).toBe(1);
  expect(Object.keys(await stored(page))).toEqual(['favoritter']);

  await favouritesLink(page).click();
  await expect(page.getByRole('heading', { name: 'Volkswagen Golf' })).toBeVisible();
  await page.getByRole('button', { name: 'Slet alle favoritter' }).click();
  await expect(page.getByText('Du har ingen favoritter endnu.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se alle biler' })).toBeFocused();
  await expect(favouritesLink(page)).toBeHidden();
  expect(await stored(page)).toEqual({});
});

test('a heart is pressed by keyboard, moves nothing, and is marked on every page of the car', async ({
  page,
}) => {
  await page.goto('/car/tesla-model-y-2023', { waitUntil: 'networkidle' });
  await heart(page, 'Tesla Model Y').focus();
  const pressed = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance.now();
  });
  await page.keyboard.press('Space');
  await expect(favouritesLink(page)).toBeVisible();
  expect(await shiftsSince(page, pressed)).toEqual([]);

  await page.goto('/inventory');
  await expect(heart(page, 'Tesla Model Y')).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 'BMW i4')).toHaveAttribute('aria-pressed', 'false');
  // Rows that a search fetches are marked, too.
  await page.getByRole('searchbox').fill('tesla');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-rows] > li')).toHaveCount(1);
  await heart(page, 'Tesla Model Y').click();
  await expect(heart(page, 'Tesla Model Y')).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toEqual({});
});

test('a removed favourite comes back by its undo, and favourites are chosen for the comparison', async ({
  page,
  context,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/inventory');
  for (const name of ['Tesla Model Y', 'BMW i4', 'Toyota Yaris']) {
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/favoritter');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Toyota Yaris', 'BMW i4', 'Tesla Model Y']);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Fjern BMW i4' }).click();
  await expect(names).toHaveText(['Toyota Yaris', 'Tesla Model Y']);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(names).toHaveCount(3);

  const ask = page.getByRole('link', { name: 'Spørg om de 3 biler' });
  const compare = page.getByRole('link', { name: 'Sammenlign 3 biler' });
  const middle = (link: Locator) =>
    link.boundingBox().then((box) => box && Math.round(box.y + box.height / 2));
  for (const viewport of [VIEWPORTS.desktop, { width: 768, height: 600 }, VIEWPORTS.phone]) {
    await page.setViewportSize(viewport);
    // One bar, in sight from the first favourite on.
    await expect(ask).toBeInViewport({ ratio: 0.9 });
    await expect(compare).toBeInViewport({ ratio: 0.9 });
    await expect
      .poll(() => Promise.all([ask, compare].map(middle)).then((ys) => new Set(ys).size))
      .toBe(1);
  }
  await page.getByRole('checkbox', { name: 'Sammenlign BMW i4' }).check();
  await expect(page.getByText('Vælg mindst to biler')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Sammenlign Tesla Model Y' }).check();
  const chosen = page.getByRole('link', { name: 'Sammenlign 2 biler' });
  await context.setOffline(true);
  await expect(page.getByText('Sammenligningen kræver forbindelse')).toBeVisible();
  await expect(chosen).toBeHidden();
  await context.setOffline(false);
  await chosen.click();
  await expect(page).toHaveURL(/\/sammenlign\?biler=bmw-i4-2024,tesla-model-y-2023$/u);
});

test('favourites that come late move nothing that is in sight', async ({ page }) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/inventory');
  for (const name of ['Tesla Model Y', 'BMW i4']) {
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  const held = Promise.withResolvers<void>();
  await page.route('**/search/vehicle-*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/search/vehicle-*');
  await page.goto('/favoritter');
  await asked;
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  held.resolve();
  await expect(page.getByRole('link', { name: 'Sammenlign 2 biler' })).toBeVisible();
  expect(Math.max(0, ...(await shiftsSince(page, 0)))).toBeLessThan(0.01);
});

test('favourites are shown and removed by key without any file of code, and sharing says that its code is missing', async ({
  page,
}) => {
  await page.goto('/inventory');
  for (const name of ['Tesla Model Y', 'BMW i4']) {
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/favoritter');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['BMW i4', 'Tesla Model Y']);
  await page.getByRole('button', { name: 'Del listen' }).click();
  await expect(page.getByText('Linket kunne ikke kopieres')).toBeVisible();
  await page.getByRole('button', { name: 'Fjern BMW i4' }).press('Enter');
  await expect(names).toHaveText(['Tesla Model Y']);
  await expect(page.getByRole('button', { name: 'Fjern Tesla Model Y' })).toBeFocused();
});

test('a store that nobody can read shows that there are no favourites, and the newest cars with their first image first', async ({
  page,
}) => {
  for (const text of ['{', '{"vehicles":[{"id":"tesla-model-y-2023"}]}']) {
    await page.goto('/robots.txt');
    await page.evaluate((stored) => localStorage.setItem('favoritter', stored), text);
    await page.goto('/favoritter');
    await expect(page.getByText('Du har ingen favoritter endnu.'), text).toBeVisible();
    await expect(page.getByText('Henter dine favoritter'), text).toBeHidden();
    const newest = page.getByRole('region', { name: 'Nyeste på lager' }).getByRole('img');
    await expect(newest.first(), text).toHaveAttribute('loading', 'eager');
    await expect(newest.nth(1), text).toHaveAttribute('loading', 'lazy');
  }
});

test('four cars stand side by side: what differs first, monthly payments with their conditions', async ({
  page,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(`/sammenlign?biler=${COMPARED.join(',')}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    /Tesla Model Y/u,
    /Volkswagen ID\.4/u,
    /Audi A6/u,
    /BMW i4/u,
  ]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(VIEWPORTS.desktop);
  await expectAccessible(page);

  const differing = table.getByRole('row', { name: 'Kilometer' }).getByRole('cell');
  expect(new Set(await differing.allTextContents()).size).toBe(4);
  const equal = page.getByText(/ting er ens$/u);
  await expect(page.getByRole('definition').first()).toBeHidden();
  await equal.click();
  await expect(page.getByRole('definition').first()).toBeVisible();

  const monthly = table.locator('td').filter({ hasText: '/md.' });
  await expect(monthly).not.toHaveCount(0);
  for (const text of await monthly.allTextContents()) {
    for (const condition of ['Kontantpris', 'måneder', 'I alt', 'Det koster penge at låne penge.'])
      expect(text).toContain(condition);
  }

  await page.getByRole('button', { name: 'Fjern Audi A6 fra sammenligningen' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(/biler=tesla-model-y-2023,volkswagen-id4-2022,bmw-i4-2024$/u);
  await page.goBack();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
});

test('cars are compared and removed by key without any file of code, and a car that cannot be fetched is named as missing', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.route('**/search/vehicle-bmw-i4-2024', (route) => route.abort());
  await page.goto(`/sammenlign?biler=${COMPARED.join()}`);
  await expect(page.getByText('En af bilerne kunne ikke hentes lige nu.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const remove = (name: string) =>
    page.getByRole('button', { name: `Fjern ${name} fra sammenligningen` });
  await remove('Volkswagen ID.4').press('Enter');
  await expect(remove('Audi A6')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('Tesla Model Y')).toBeFocused();
  await expect(page.getByRole('columnheader')).toHaveText([/^Tesla Model Y/u]);
  await page.keyboard.press('Enter');
  const retry = page.getByRole('link', { name: 'Prøv igen' });
  await expect(retry).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveText([/^Tesla Model Y/u]);
  await expect(retry).toBeHidden();
});

test('where no car of an address can be fetched, its pages say so and fetch them again on request', async ({
  page,
}) => {
  for (const path of ['/sammenlign', '/delte-biler']) {
    await page.route('**/search/vehicle-*', (route) => route.abort());
    await page.goto(`${path}?biler=${COMPARED.slice(0, 2).join()}`);
    await expect(page.getByText('Bilerne kunne ikke hentes lige nu.')).toBeVisible();
    await expect(page.getByText('Der er ingen biler')).toBeHidden();
    await expectAccessible(page);
    await page.unroute('**/search/vehicle-*');
    await page.getByRole('link', { name: 'Prøv igen' }).click();
    await expect(page.getByRole('main')).toContainText('Audi A6');
    await expect(page.getByText('Bilerne kunne ikke hentes lige nu.')).toBeHidden();
  }
});

test('a comparison marks the better value in words, keeps names and actions in sight, and asks about all cars at once', async ({
  page,
}) => {
  await page.goto(`/sammenlign?biler=${COMPARED.slice(0, 2).join()}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: 'Kilometer' }).getByRole('cell').first()).toHaveText(
    /km \(bedst\)$/u,
  );
  await expect(table.getByText('Lavest pris')).toHaveCount(1);
  const rows = await table.getByRole('rowheader').allTextContents();
  expect(rows.slice(0, 3)).toEqual(['Kontantpris', 'Kilometer', 'Årgang']);
  const places = ['Kilometer', 'Udstyr, der skiller dem', 'FlexLeasing', 'Variant'].map((name) =>
    rows.indexOf(name),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);

  const ask = page.getByRole('link', { name: 'Spørg om de 2 biler' });
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    await table.getByRole('rowheader', { name: 'Farve' }).scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader').first()).toBeInViewport({ ratio: 0.9 });
    await expect(ask).toBeInViewport({ ratio: 0.9 });
  }

  await ask.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Spørg om de 2 biler' });
  const message = dialog.getByRole('textbox', { name: 'Besked' });
  for (const id of COMPARED.slice(0, 2)) await expect(message).toHaveValue(new RegExp(id, 'u'));
  await expectAccessible(page);
  await closeDialog(page);
  await expect(ask).toBeFocused();

  await page.getByRole('link', { name: 'Book fremvisning Tesla Model Y' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Book fremvisning' })).toContainText('prøvetur');
  await expect(page).toHaveURL(/\/car\/tesla-model-y-2023$/u);
  await expect(page.getByRole('group', { name: 'Vælg en tid' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Book fremvisning' }).first()).toBeFocused();
});

test('shared favourites are stored on another device only when its visitor asks for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/inventory');
  for (const name of ['Tesla Model Y', 'BMW i4']) {
    await heart(page, name).click();
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/favoritter');
  await page.getByRole('button', { name: 'Del listen' }).click();
  await expect(page.getByText('Linket er kopieret')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Slet alle favoritter' }).click();

  await page.goto(`${address},findes-ikke`);
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['BMW i4', 'Tesla Model Y']);
  await expect(page.getByText('En af bilerne er ikke længere til salg')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await stored(page)).toEqual({});
  await page.getByRole('button', { name: 'Gem alle 2 som favoritter' }).click();
  await expect(page).toHaveURL(/\/favoritter$/u);
  await expect(names).toHaveText(['BMW i4', 'Tesla Model Y']);
  await expect(page.getByRole('link', { name: 'Book fremvisning BMW i4' })).toBeVisible();
});

test('a comparison of four cars prints on one sheet of A4, and a wrong address compares nothing', async ({
  page,
}) => {
  await page.goto(`/sammenlign?biler=${COMPARED.join(',')}`);
  await expect(page.getByRole('table')).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { PDFDocument } = await import('pdf-lib');
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);

  await page.goto('/sammenlign?biler=<b>,../admin,findes-ikke');
  await expect(
    page.getByText('En af bilerne findes ikke her: linket er forkert, eller bilen er ikke længere'),
  ).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a heart and the menu that are pressed before the page has arrived do their work then', async ({
  page,
}) => {
  const release = await holdBack(page, '**/held.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  // The rest of the page, where its scripts are, comes after this one.
  await page.route('**/inventory', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</main>', '</main><script src="/held.js"></script>');
    await route.fulfill({ response, body });
  });
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/inventory', { waitUntil: 'commit' });
  const golf = heart(page, 'Volkswagen Golf');
  const menu = page.getByRole('button', { name: /menu$/iu });
  await golf.click();
  await menu.click();
  await expect(golf).toHaveAttribute('aria-busy', 'true');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(golf).toHaveAttribute('aria-pressed', 'true');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.reload({ waitUntil: 'load' });
  await expect(golf).toHaveAttribute('aria-pressed', 'true');
});

test('a heart whose code cannot be loaded says so, and its next press asks for the code again', async ({
  page,
}) => {
  await page.goto('/inventory');
  await page.route('**/_astro/*.js', (route) => route.abort());
  const golf = heart(page, 'Volkswagen Golf');
  await golf.click();
  const toast = page.getByText('Favoritter kunne ikke åbnes. Prøv igen.');
  await expect(toast).toBeVisible();
  await expect(golf).not.toHaveAttribute('aria-busy');
  await page.unroute('**/_astro/*.js');
  await golf.click();
  await expect(golf).toHaveAttribute('aria-pressed', 'true');
});

test('hearts are absent without JavaScript, and both pages say what they need', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/inventory');
  await expect(page.getByRole('link', { name: 'SE KØRETØJ Tesla Model Y' })).toBeVisible();
  await expect(heart(page, 'Tesla Model Y')).toHaveCount(0);
  for (const path of ['/favoritter', '/sammenlign']) {
    await page.goto(path);
    // Playwright reads nothing of a `noscript`.
    expect(await (await page.request.get(path)).text()).toMatch(/<noscript>.*kræver JavaScript/u);
    await expect(page.getByText(/^Henter/u)).toBeHidden();
  }
  await context.close();
});
