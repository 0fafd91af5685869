import { expect, test } from '../support/browser/e2e.ts';

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
    'Årgang 2022 (1. reg. 2022)',
    'Kilometer 31.500 km',
    'Gearkasse Automatisk',
    'Brændstof Hybrid',
  ]) {
    const [label = '', ...value] = fact.split(' ');
    const pair = page.locator('.vehicle__aside dl > div').filter({ hasText: label });
    await expect(pair).toContainText(value.join(' '));
  }
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

test('a sold car still has its page but no inquiry buttons', async ({ page }) => {
  await page.goto('/car/nissan-leaf-2019');
  await expect(page.getByText('SOLGT', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Bilen blev solgt den \d{2}\.\d{2}\.\d{4}\.$/u)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send forespørgsel' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Lignende biler' })).toBeVisible();
});

test('a similar car on a car page links to its own page', async ({ page }) => {
  await page.goto('/car/volkswagen-golf-2019');
  const similar = page.getByRole('region', { name: 'Lignende biler' });
  await similar.getByRole('link', { name: 'SE KØRETØJ Volkswagen ID.4' }).click();
  await expect(page).toHaveURL(/\/car\/volkswagen-id4-2022$/u);
});

test('a car page prints on one sheet of A4', async ({ page }) => {
  await page.goto('/car/tesla-model-y-2023');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const { PDFDocument } = await import('pdf-lib');
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
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
  await expect(page.getByRole('link', { name: 'Book fremvisning' })).toHaveAttribute(
    'href',
    '/car/volkswagen-id4-2022/viewing',
  );
  await context.close();
});
