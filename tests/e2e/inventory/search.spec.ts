import { expect, type Page, test } from '@playwright/test';
import { startTestApp, type TestApp } from '#tests/support/app/test-app.ts';
import { expectAccessible, expectNoSidewaysScroll, VIEWPORTS } from '#tests/support/browser/e2e.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

test.describe.configure({ mode: 'serial' });

const OTHERS = 35;
const WANTED = 'MG MG5';

let app: TestApp;

test.beforeAll(async () => {
  // The timeout above is that of the tests alone.
  test.setTimeout(600_000);
  app = await startTestApp({ stock: 'none' });
  await addVehicles(app);
});

test.afterAll(() => app?.stop());

const rows = (page: Page) => page.locator('[data-rows] > li');
const heading = (page: Page) => page.getByRole('heading', { name: /Køretøjer Tilgængelige$/u });
const chips = (page: Page) => page.getByRole('list', { name: 'Dine valg' }).getByRole('link');
const search = (page: Page) => page.getByRole('search', { name: 'Søg i lageret' });

test('a visitor with a phone finds an automatic electric estate under 300.000 that tows 1.500 kg in five presses', async ({
  page,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(`${app.siteUrl}/inventory`);
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await search(page).getByRole('button', { name }).click();
  };
  await search(page).getByRole('searchbox').click();
  presses += 1;
  await page.keyboard.type('elbil stationcar automatgear under 300.000 trækker 1.500 kg');
  await press('Søg');
  await expect(heading(page)).toHaveText('1 Køretøjer Tilgængelige');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(WANTED);
  await expect(chips(page)).toContainText([
    '“elbil stationcar automatgear”',
    'Højst 300.000 kr.',
    'Mindst 1.500 kg trækvægt',
  ]);
  expect(presses).toBeLessThanOrEqual(5);
});

test('choices of the sheet on a phone narrow the list, and one step back undoes them', async ({
  page,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto(`${app.siteUrl}/inventory`);
  await page.getByRole('button', { name: 'Filtre' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter søgning' });
  const open = (facet: string) => sheet.getByText(facet, { exact: true }).first().click();
  await open('Drivmiddel');
  await sheet.getByRole('checkbox', { name: /^El/u }).click();
  await open('Karrosseri');
  await sheet.getByRole('checkbox', { name: /^Stationcar/u }).click();
  await open('Trækvægt');
  await sheet.getByRole('group', { name: 'Trækvægt' }).getByLabel('Fra').fill('1.500');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // What keys reach is not hidden under the last line of the sheet.
  const end = await sheet.locator('.sheet__end').boundingBox();
  for (const facet of await sheet.locator('summary').all()) {
    await facet.focus();
    const below = () => facet.boundingBox().then((box) => box && box.y + box.height);
    await expect.poll(below).toBeLessThanOrEqual(end?.y ?? 0);
  }
  await sheet.getByRole('button', { name: 'Vis 1 bil' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filtre/u })).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(`${app.siteUrl}/inventory`);
  await expect(heading(page)).toHaveText(`${OTHERS + 1} Køretøjer Tilgængelige`);
});

test('the address of a search shows the same list after a reload, to others, and on the way back', async ({
  page,
  context,
}) => {
  await page.goto(`${app.siteUrl}/inventory`);
  await page
    .getByRole('combobox', { name: 'Sortér efter' })
    .selectOption({ label: 'Laveste pris' });
  await expect(rows(page).first()).toContainText('60.000 kr.');
  await page.getByRole('link', { name: 'Vis flere' }).click();
  await expect(rows(page)).toHaveCount(OTHERS + 1);
  await expect(
    rows(page)
      .nth(24)
      .getByRole('link', { name: /^SE KØRETØJ/u }),
  ).toBeFocused();
  const shown = await rows(page).allTextContents();
  const address = page.url();
  expect(address).toBe(`${app.siteUrl}/inventory?sortering=pris&side=2`);

  await page.reload();
  await expect(rows(page)).toHaveText(shown);
  const shared = await context.newPage();
  await shared.goto(address);
  await expect(rows(shared)).toHaveText(shown);
  await shared.close();

  const last = rows(page).last();
  // The list holds its place until the visitor moves.
  await page.keyboard.press('End');
  await last.getByRole('link', { name: /^SE KØRETØJ/u }).click();
  await page.goBack();
  await expect(rows(page)).toHaveText(shown);
  await expect(last).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${app.siteUrl}/inventory`);
  await expect(page.getByRole('combobox', { name: 'Sortér efter' })).toHaveValue('nyeste');
});

test('the keyboard alone chooses a value, hears the new count and removes the choice', async ({
  page,
}) => {
  await page.goto(`${app.siteUrl}/inventory`);
  await page.locator('summary', { hasText: 'Drivmiddel' }).focus();
  await page.keyboard.press('Enter');
  // Diesel, which more cars have, is the first value; before a touch there are none to see.
  await expect(page.getByRole('checkbox', { name: /^Diesel/u })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^El/u })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^El/u })).toBeChecked();
  await expect(page).toHaveURL(/\/inventory\/braendstof\/el$/u);
  await expect(page.getByRole('status').filter({ hasText: 'Tilgængelige' })).toContainText(
    '10 Køre',
  );
  await expectAccessible(page);
  await chips(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(`${OTHERS + 1} Køretøjer Tilgængelige`);
});

test('the heading gets the focus when a chip takes the last other ones with it', async ({
  page,
}) => {
  await page.goto(`${app.siteUrl}/inventory?soeg=elbil&pris_til=400000&fra_soeg=pris_til`);
  await expect(chips(page)).toHaveCount(3);
  await chips(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('a search that finds nothing suggests others with the number of their cars', async ({
  page,
}) => {
  await page.goto(`${app.siteUrl}/inventory?braendstof=electric&pris_til=1000`);
  await expect(page.getByText('Ingen køretøjer tilgængelige')).toBeVisible();
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveAttribute('content', /^noindex/u);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Uden pris\s*10 biler/u }).click();
  await expect(heading(page)).toHaveText('10 Køretøjer Tilgængelige');
  await expect(heading(page)).toBeFocused();
  await expect(robots).toHaveAttribute('content', 'index, follow');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/inventory\/braendstof\/el$/u,
  );
});

for (const [what, files] of [
  ['the columns', '**/search/columns-*'],
  ['the rows', '**/search/rows-*'],
  ['the code', '**/_astro/*.js'],
] as const) {
  test(`a search is answered by the server, once, where ${what} of the search cannot be loaded`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(`${app.siteUrl}/inventory?braendstof=electric&traekvaegt_fra=1000`);
    await expect(heading(page)).toHaveText('1 Køretøjer Tilgængelige');
    await expect(rows(page)).toContainText([WANTED]);
    await expect(page.locator('[data-stale]')).toHaveCount(0);
    await expect(page).toHaveURL(`${app.siteUrl}/soeg?braendstof=electric&traekvaegt_fra=1000`);
    await page.locator('summary', { hasText: 'Drivmiddel' }).click();
    await expect(page.getByRole('checkbox', { name: /^El/u })).toBeChecked();

    // A search from there asks for the files again, and so does a reload.
    const answered = ['/inventory', '/soeg'];
    expect(asked).toEqual(answered);
    await search(page).getByRole('searchbox').fill('mg5');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toEqual([...answered, '/soeg', ...answered]);
    await expect(chips(page).filter({ hasText: 'mg5' })).toBeVisible();
    await page.unroute(files);
    await page.reload({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/inventory\?.*soeg=mg5/u);
    await expect(page.locator('astro-island:not([ssr])').first()).toBeVisible();
  });
}

test('a choice made offline shows those of its cars that the page has, and all of them once online', async ({
  page,
  context,
}) => {
  await page.goto(`${app.siteUrl}/inventory`);
  await page.locator('summary', { hasText: 'Drivmiddel' }).click();
  const electric = page.getByRole('checkbox', { name: /^El/u });
  await expect(electric).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await electric.click();
  await expect(heading(page)).toHaveText('10 Køretøjer Tilgængelige');
  await expect(page.locator('[data-list][aria-busy]')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(8);
  await context.setOffline(false);
  await expect(rows(page)).toHaveCount(10);
  await expect(page).toHaveURL(/\/inventory\/braendstof\/el$/u);
});

/** 36 cars: ten electric ones, of which one is an estate that tows 1.500 kg. */
async function addVehicles({ emulatorUrl, published }: TestApp): Promise<void> {
  const sdk = openLocalSdk(emulatorUrl);
  const batch = sdk.firestore.batch();
  const common = {
    status: 'available',
    updated_at: new Date(),
    version: 1,
    gearkasse: 'automatic',
  };
  for (let index = 0; index < OTHERS; index += 1) {
    const isElectric = index % 3 === 0 && index < 27;
    batch.set(sdk.firestore.doc(`vehicles/bil-${index}`), {
      ...common,
      make: index % 2 === 0 ? 'Volvo' : 'Audi',
      model: `Nummer ${index}`,
      year: 2015 + (index % 8),
      price: 400_000 - index * 10_000,
      fuel_type: isElectric ? 'electric' : 'diesel',
      body_type: isElectric ? 'suv' : 'estate',
      towing_weight: isElectric ? 750 : 2000,
      created_at: new Date(Date.now() - index * 86_400_000),
    });
  }
  batch.set(sdk.firestore.doc('vehicles/soegt'), {
    ...common,
    ...{ make: 'MG', model: 'MG5', year: 2023, price: 219_900, fuel_type: 'electric' },
    ...{ body_type: 'estate', towing_weight: 1500, created_at: new Date('2026-01-01') },
  });
  await batch.commit();
  await sdk.close();
  await published();
}
