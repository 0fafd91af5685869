import { openingText } from '#copy/opening.ts';
import { dealer } from '#dealer';
import { openingState } from '#domain/time/opening-hours.ts';
import { expect, test } from '#tests/support/browser/e2e.ts';

test('a desktop car page shows three inquiry buttons in the first view, even below leasing terms', async ({
  page,
}) => {
  for (const path of ['/car/tesla-model-y-2023', '/electric-car/tesla-model-y-2023']) {
    await page.goto(path);
    const actions = page.getByRole('region', { name: 'Kontakt os om bilen' });
    for (const name of ['Send forespørgsel', 'Book fremvisning', 'Få leasingtilbud']) {
      await expect(actions.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('facts, cash price and monthly payment of a leased car stand above the buttons in small windows of desktops', async ({
  page,
}) => {
  await page.goto('/car/tesla-model-y-2023');
  const actions = page.getByRole('region', { name: 'Kontakt os om bilen' });
  const aside = page.locator('.vehicle__aside');
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const text of ['38.500 km', 'Automatisk', '359.900 kr.', '3.436', 'førstegangsydelse']) {
      const fact = aside.getByText(text).filter({ visible: true }).first();
      const edges = () => Promise.all([fact.boundingBox(), actions.boundingBox()]);
      const isAbove = ([box, limit]: Awaited<ReturnType<typeof edges>>) =>
        box !== null && limit !== null && box.y + box.height <= limit.y;
      await expect.poll(() => edges().then(isAbove), `${text} at ${width}x${height}`).toBe(true);
    }
  }
});

test('a phone has price, call and write at the lower edge while the inquiry buttons are out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/car/tesla-model-y-2023');
  const bar = page.getByRole('complementary', { name: 'Pris og kontakt' });
  await expect(bar).toContainText('359.900 kr. inkl. moms');
  await expect(bar.getByRole('link', { name: /Ring/u })).toHaveAttribute('href', /^tel:/u);
  await expect(bar.getByRole('link', { name: 'Skriv' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Book fremvisning' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).not.toBeInViewport();
});

test('the car page shows name, facts, three inquiry buttons and a link back to the inventory', async ({
  page,
}) => {
  await page.goto('/car/toyota-yaris-2022');
  await expect(page.getByRole('heading', { level: 1, name: 'Toyota Yaris' })).toBeVisible();
  const images = await page.getByRole('region', { name: 'Billeder af bilen' }).boundingBox();
  const aside = await page.locator('.vehicle__aside').boundingBox();
  const [large = 0, small = 0] = [images?.width, aside?.width];
  expect(large / (large + small)).toBeCloseTo(0.6, 2);
  for (const fact of [
    'Farve Rød',
    'Variant 1.5 Hybrid H3 Smart',
    'Kilometer 31.500 km',
    'Gearkasse Automatisk',
    'Drivmiddel Hybrid',
  ]) {
    const [label = '', ...value] = fact.split(' ');
    const pair = page.locator('.vehicle__aside dl > div').filter({ hasText: label }).first();
    await expect(pair).toContainText(value.join(' '));
  }
  await expect(page.locator('.vehicle__aside')).toContainText(/1\. reg\.\s*\d\d\/2022/u);
  const actions = page.getByRole('region', { name: 'Kontakt os om bilen' });
  await expect(actions.getByRole('link')).toHaveText([
    'Send forespørgsel',
    'Book fremvisning',
    'Få leasingtilbud',
  ]);
  await expect(page.getByRole('heading', { name: 'Har du spørgsmål?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ring til os' })).toHaveAttribute('href', /^tel:/u);
  await page.getByRole('link', { name: 'Tilbage til lageret' }).click();
  await expect(page).toHaveURL(/\/inventory$/u);
});

test('a car page says where the car stands and when somebody is there, and shares its address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fridayEvening = new Date('2026-11-27T20:00:00Z');
  await page.clock.setFixedTime(fridayEvening);
  await page.goto('/car/toyota-yaris-2022?kunde=privat');
  const { days, text } = dealer.hours.weekdays;
  const next = openingText(openingState(fridayEvening, dealer.hours), fridayEvening);
  await expect(page.getByText(`Åbningstider · ${next}`)).toBeVisible();
  await expect(page.getByText(`${days} ${text}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Papirer og tryghed' })).toContainText('Returret');
  await page.getByRole('button', { name: 'Del Toyota Yaris' }).click();
  const shared = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(shared).toMatch(/\/car\/toyota-yaris-2022$/u);
});

test('no fact below the name of a car breaks within a word', async ({ page }) => {
  await page.goto('/car/volkswagen-id4-2022');
  const colour = page.locator('.vehicle__aside').getByText('Månestensgrå', { exact: true });
  for (const width of [320, 360, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await colour.evaluate((value) => {
      const range = document.createRange();
      range.selectNodeContents(value);
      return range.getClientRects().length;
    });
    expect([width, lines]).toEqual([width, 1]);
  }
});

test('the car page tabs follow the arrow keys and open from the hash of the address', async ({
  page,
}) => {
  await page.goto('/car/toyota-yaris-2022');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Oversigt')).toHaveAttribute('aria-selected', 'true');
  await tab('Oversigt').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Specifikationer')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Specifikationer' })).toBeVisible();
  await expect(page).toHaveURL(/#specifikationer$/u);
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Skader & Tilstand' })).toContainText(
    'Ingen dokumenterede skader.',
  );
  await page.goto('/car/toyota-yaris-2022#skader');
  await expect(page.getByRole('tabpanel', { name: 'Skader & Tilstand' })).toBeVisible();
});

test('the overview tab of a car shows equipment in three columns and says when there is nothing more', async ({
  page,
}) => {
  await page.goto('/car/toyota-yaris-2022');
  const overview = page.getByRole('tabpanel', { name: 'Oversigt' });
  await expect(overview.getByRole('heading', { name: 'Specs & Udstyr' })).toBeVisible();
  const list = overview.getByRole('list').filter({ hasText: 'Sædevarme' });
  expect(await list.evaluate((element) => getComputedStyle(element).columnCount)).toBe('3');
  await expect(overview).toContainText('Ingen yderligere information tilgængelig.');
  await page.goto('/car/volkswagen-id4-2022');
  await expect(overview.getByRole('heading', { name: 'Skadesrapport' })).toBeVisible();
  await expect(overview).not.toContainText('Ingen yderligere information');
  await overview.getByRole('link', { name: /fotograferet/u }).click();
  await expect(page.getByRole('tabpanel', { name: 'Skader & Tilstand' })).toBeVisible();
});

test('the car page loads nothing from YouTube before the visitor plays the video', async ({
  page,
}) => {
  const foreign: string[] = [];
  await page.route(/youtube/u, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
  });
  await page.goto('/car/tesla-model-y-2023');
  const play = page.getByRole('link', { name: 'Afspil video' });
  await play.scrollIntoViewIfNeeded();
  await expect(page.getByText('Der hentes intet derfra, før du afspiller den')).toBeVisible();
  expect(foreign).toEqual([]);
  const overview = page.getByRole('tabpanel', { name: 'Oversigt' });
  await expect(overview.getByRole('heading', { name: 'Tilstand' })).toHaveCount(0);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?rel=0&modestbranding=1/u,
  );
});

test('a similar car on a car page links to its own page', async ({ page }) => {
  await page.goto('/car/volkswagen-golf-2019');
  const similar = page.getByRole('region', { name: 'Lignende biler' });
  const link = similar.getByRole('link', { name: /^SE KØRETØJ/u }).first();
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/car\/(?!volkswagen-golf-2019)[a-z\d-]+$/u);
  await link.click();
  await expect(page).toHaveURL(address);
});

test('a car page prints on one sheet of A4 with images, all prices, damages, address and date', async ({
  page,
}) => {
  await page.goto('/car/tesla-model-y-2023');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { PDFDocument } = await import('pdf-lib');
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);

  await page.emulateMedia({ media: 'print' });
  const gallery = page.getByRole('region', { name: 'Billeder af bilen' });
  // The tests' stock has two images a car.
  await expect(gallery.getByRole('img').filter({ visible: true })).toHaveCount(2);
  for (const text of ['359.900 kr.', '3.436', '4.295', '505 km', 'Dokumenterede skader']) {
    const shown = page.locator('.vehicle').getByText(text).filter({ visible: true });
    await expect(shown.first()).toBeVisible();
  }
  await expect(
    page.getByText(/\/car\/tesla-model-y-2023 · Udskrevet \d\d\.\d\d\.\d{4}/u),
  ).toBeVisible();
});

test('a printed car page cuts its notes off after a whole line', async ({ page }) => {
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 703, height: 1032 });
  await page.goto('/car/volkswagen-id4-2022');
  await page.emulateMedia({ media: 'print' });
  const excess = await page.locator('#oversigt .notes').evaluateAll((notes) =>
    notes.map((section) => {
      const text = section.querySelector('p')?.getBoundingClientRect().bottom ?? 0;
      return text - section.getBoundingClientRect().bottom;
    }),
  );
  expect(excess).toHaveLength(2);
  expect(Math.max(...excess)).toBeLessThan(1);
});

test('a car page shows equipment, damages and inquiry links without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/car/volkswagen-id4-2022');
  await expect(page.getByRole('heading', { name: 'Specs & Udstyr' })).toBeVisible();
  await expect(page.getByText('Overfladisk ridse i venstre bagdør')).toBeVisible();
  const pin = page.getByRole('link', { name: 'Vis skade 1' });
  await expect(pin).toHaveText('1');
  await expect(pin).toHaveAttribute('href', /^\/pictures\/damage-images\/.*\.webp$/u);
  await expect(page.getByRole('link', { name: 'Book fremvisning' })).toHaveAttribute(
    'href',
    '/car/volkswagen-id4-2022/viewing',
  );
  await context.close();
});
