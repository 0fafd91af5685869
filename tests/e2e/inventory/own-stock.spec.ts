import { expect, type Page, test } from '@playwright/test';
import { formatDate } from '#copy/format.ts';
import { startTestApp, type TestApp } from '#tests/support/app/test-app.ts';
import { expectAccessible, expectNoSidewaysScroll, VIEWPORTS } from '#tests/support/browser/e2e.ts';
import { holdBack } from '#tests/support/browser/hold-back.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';

test.describe.configure({ mode: 'serial' });

const OTHERS = 35;
const WANTED = 'MG MG5';
const SOLD = 31;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const FIRST_VISIT = daysAgo(12);
/** As the page says it, such as 14.11. */
const VISITED = `${formatDate(FIRST_VISIT).slice(0, 5)}.`;
/** Each with its ways on. */
const EMPTY_LISTS = [
  ['/inventory', 'Ingen køretøjer tilgængelige', ['Skriv til os', 'Sælg din bil']],
  ['/sold-cars', 'Ingen solgte køretøjer endnu', ['Se biler til salg', 'Få en vurdering']],
  ['/wheels', 'Ingen hjul tilgængelige i øjeblikket.', ['Skriv til os', 'Se biler på lager']],
  [
    '/accessories',
    'Ingen tilbehør tilgængelige i den valgte kategori.',
    ['Skriv til os', 'Se biler på lager'],
  ],
] as const;

/** The tests are in the order of the stock: none, that of a visitor who returns, and many vehicles. */
let app: TestApp;

test.beforeAll(async () => {
  // The timeout above is that of the tests alone.
  test.setTimeout(600_000);
  app = await startTestApp({ stock: 'none' });
});

test.afterAll(() => app?.stop());

const rows = (page: Page) => page.locator('[data-rows] > li');
const heading = (page: Page) => page.getByRole('heading', { name: /Køretøjer Tilgængelige$/u });
const chips = (page: Page) => page.getByRole('list', { name: 'Dine valg' }).getByRole('link');
const search = (page: Page) => page.getByRole('search', { name: 'Søg i lageret' });

test('an empty stock shows a text and ways on in every list, and the home page still opens', async ({
  page,
}) => {
  for (const [path, text, ways] of EMPTY_LISTS) {
    await page.goto(app.siteUrl + path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    const links = page.locator('main').getByRole('link');
    for (const name of ways) await expect(links.filter({ hasText: name }).last()).toBeVisible();
    await expect(links.filter({ hasText: 'Se alt i butikken' })).toHaveCount(0);
  }
  await page.goto(`${app.siteUrl}/wheels`);
  await page.getByRole('link', { name: 'Skriv til os' }).click();
  await expect(page.getByRole('textbox', { name: 'Besked' })).toHaveValue(
    /^Jeg er interesseret i hjul til min bil\./u,
  );
  await page.goto(app.siteUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Velkommen' })).toBeVisible();
  await expect(page.getByText('Nyeste på lager')).toHaveCount(0);
});

test('a visitor who returns reads what is new, cheaper, sold and gone, and sees cars like those', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.siteUrl, viewport: VIEWPORTS.phone });
  const page = await context.newPage();
  await write((_, set) => [
    set('billigere', { model: 'V60', price: 300_000 }),
    set('solgt', { model: 'V90', price: 400_000 }),
    set('fjernet', { model: 'XC40', price: 250_000 }),
    set('ligner', { model: 'V90', price: 390_000 }),
  ]);
  await page.clock.setFixedTime(FIRST_VISIT);
  await page.goto('/inventory');
  await addFavourite(page, 'Volvo V60');
  await addFavourite(page, 'Volvo XC40');
  await page.goto('/car/solgt');
  await addFavourite(page, 'Volvo V90');
  await page.goto('/favoritter');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(page.getByText(`siden ${VISITED}`)).toHaveCount(0);

  const arrived = { model: 'V60', price: 310_000, created_at: daysAgo(6) };
  await write((store, set) => [
    set('billigere', { model: 'V60', price: 290_000 }),
    set('solgt', { model: 'V90', price: 400_000, status: 'sold', sold_date: daysAgo(8) }),
    store.doc('vehicles/fjernet').delete(),
    set('ny-1', arrived),
    set('ny-2', arrived),
  ]);
  await page.clock.setFixedTime(new Date());
  await page.reload();
  const summary = `2 nye, 1 billigere (−10.000 kr.), 1 solgt, 1 ikke længere til salg siden ${VISITED}`;
  await expect(page.getByText(summary)).toBeVisible();
  await expect(page.getByText('10.000 kr. billigere')).toBeVisible();
  const list = (name: string | RegExp) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(list(`Nye af dine modeller siden ${VISITED}`)).toHaveCount(2);
  await expect(list('Ligner Volvo V90').first()).toContainText('390.000 kr.');
  await expect(list('Ligner Volvo XC40')).not.toHaveCount(0);
  await expectAccessible(page);

  // The same day still compares with the day of the visit before.
  await page.reload();
  await expect(page.getByText(summary)).toBeVisible();
  await context.close();
});

test.describe('many vehicles', () => {
  test.beforeAll(() => write(replaceByMany));

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
    await expect(page.getByText(`Viser 24 af ${OTHERS + 1}`)).toBeVisible();
    const more = page.getByRole('link', { name: 'Vis flere' });
    await more.click();
    await expect(rows(page)).toHaveCount(OTHERS + 1);
    await expect(more).toHaveCount(0);
    await expect(
      rows(page)
        .nth(24)
        .getByRole('link', { name: /^SE KØRETØJ/u }),
    ).toBeFocused();
    const shown = await rows(page).allTextContents();
    const address = page.url();
    expect(address).toBe(`${app.siteUrl}/inventory?sortering=pris&side=2`);

    // A reload and the way back from a car keep the rows and the place.
    const last = rows(page).nth(28);
    // Rows get their true height only near the window, which may move the others once more.
    await expect(async () => {
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect.poll(() => isPlaceStored(page)).toBe(true);
    await page.reload();
    await expect(rows(page)).toHaveText(shown);
    await expect(last).toBeInViewport();
    const shared = await context.newPage();
    await shared.goto(address);
    await expect(rows(shared)).toHaveText(shown);
    await shared.close();

    await last.getByRole('link', { name: /^SE KØRETØJ/u }).click();
    const back = page.getByRole('link', { name: 'Tilbage til lageret' });
    // The script at the end of the page has run: no person presses while the page is still read.
    await expect(back).not.toHaveAttribute('href', '/inventory');
    await back.click();
    await expect(page).toHaveURL(address);
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
      const answered = ['/inventory', '/soeg'];
      expect(asked).toEqual(answered);
      if (what !== 'the columns') return;
      // A search from there asks for the files again, and so does a reload.
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

  test('a list of more than 24 cars shows the rest in place, or from the server without JavaScript', async ({
    page,
    browser,
  }) => {
    const more = page.getByRole('link', { name: 'Vis flere' });
    await page.goto(`${app.siteUrl}/sold-cars`);
    await expect(rows(page)).toHaveCount(24);
    const release = await holdBack(page, '**/sold-cars/side-2');
    await more.click();
    await expect(page.getByText('Indlæser solgte køretøjer...')).toBeVisible();
    release();
    await expect(rows(page)).toHaveCount(SOLD);
    await expect(page.getByText('Indlæser solgte køretøjer...')).toBeHidden();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    // By the keyboard: rows take their height when they come into view, and move the link away from a pointer.
    const plainMore = plainPage.getByRole('link', { name: 'Vis flere' });
    await plainPage.goto(`${app.siteUrl}/inventory`);
    await plainMore.press('Enter');
    await expect(plainPage).toHaveURL(/\/soeg\?side=2$/u);
    await expect(rows(plainPage)).toHaveCount(OTHERS + 1);
    await plainPage.goto(`${app.siteUrl}/sold-cars`);
    await plainMore.press('Enter');
    await expect(plainPage).toHaveURL(/\/sold-cars\/side-2$/u);
    await expect(rows(plainPage)).toHaveCount(SOLD - 24);
    await expect(plainPage.getByText('Side 2 af 2')).toBeVisible();
    await plainPage.getByRole('link', { name: 'Forrige side' }).click();
    await expect(plainPage).toHaveURL(/\/sold-cars$/u);
    await plain.close();
  });

  test('a make whose last car is sold has a page with a text and similar cars, one that never was has none', async ({
    page,
  }) => {
    const response = await page.goto(`${app.siteUrl}/inventory/saab`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText('Ingen køretøjer tilgængelige for Saab')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Giv besked om nye biler' })).toBeVisible();
    const similar = page.getByRole('region', { name: 'Lignende biler' });
    await expect(similar.getByRole('link', { name: /Volvo|Audi|MG/u }).first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
    // Another choice replaces the text and the similar cars.
    await page.getByRole('link', { name: /^Volvo/u }).click();
    await expect(rows(page)).toHaveCount(18);
    await expect(similar).toHaveCount(0);

    expect((await page.goto(`${app.siteUrl}/inventory/trabant`))?.status()).toBe(404);
  });
});

async function addFavourite(page: Page, name: string): Promise<void> {
  const heart = page.getByRole('button', { name: `Gem ${name} som favorit` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

type Set = (id: string, fields: object) => Promise<unknown>;

/** Writes vehicles and resolves when the site shows them. */
async function write(
  work: (store: AdminSdk['firestore'], set: Set) => Promise<unknown>[],
): Promise<void> {
  const sdk = openLocalSdk(app.emulatorUrl);
  const set: Set = (id, fields) =>
    sdk.firestore.doc(`vehicles/${id}`).set({
      ...{ make: 'Volvo', year: 2020, fuel_type: 'diesel', status: 'available', version: 1 },
      ...{ created_at: daysAgo(60), updated_at: new Date(), ...fields },
    });
  await Promise.all(work(sdk.firestore, set));
  await sdk.close();
  await app.published();
}

/**
 * 36 cars instead of those before: ten electric ones, of which one is an estate that tows 1.500 kg. The sold
 * ones are on the sold list alone.
 */
function replaceByMany(store: AdminSdk['firestore'], set: Set): Promise<unknown>[] {
  const gone = ['billigere', 'solgt', 'ligner', 'ny-1', 'ny-2'];
  const others = Array.from({ length: OTHERS }, (_, index) => {
    const isElectric = index % 3 === 0 && index < 27;
    return set(`bil-${index}`, {
      make: index % 2 === 0 ? 'Volvo' : 'Audi',
      model: `Nummer ${index}`,
      year: 2015 + (index % 8),
      price: 400_000 - index * 10_000,
      fuel_type: isElectric ? 'electric' : 'diesel',
      body_type: isElectric ? 'suv' : 'estate',
      gearkasse: 'automatic',
      towing_weight: isElectric ? 750 : 2000,
      created_at: daysAgo(index),
    });
  });
  const sold = { make: 'Saab', price: 100_000, status: 'sold', sold_date: daysAgo(100) };
  return [
    ...gone.map((id) => store.doc(`vehicles/${id}`).delete()),
    ...others,
    set('soegt', {
      ...{ make: 'MG', model: 'MG5', year: 2023, price: 219_900, fuel_type: 'electric' },
      ...{ body_type: 'estate', gearkasse: 'automatic', towing_weight: 1500 },
      created_at: new Date('2026-01-01'),
    }),
    ...Array.from({ length: SOLD }, (_, index) =>
      set(`saab-${index}`, { ...sold, model: `9-${index}` }),
    ),
  ];
}

/** Whether the stored place of the list, written when scrolling has ended, is what the window shows. */
function isPlaceStored(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-rows] > li a')];
    const row = links.find(({ pathname }) => pathname === history.state?.row)?.closest('li');
    if (!row) return false;
    return Math.abs(row.getBoundingClientRect().top - history.state.top) < 1;
  });
}
