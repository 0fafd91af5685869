import type { Page } from '@playwright/test';
import { dealer } from '#dealer';
import { expect, test, VIEWPORTS } from '#tests/support/browser/e2e.ts';

const WHITE = 'rgb(255, 255, 255)';
const DARK = 'rgb(18, 32, 31)';
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const bar = (page: Page) => page.getByRole('banner');
const phoneLinks = (page: Page) =>
  bar(page).getByRole('link', { name: /\+45/u, includeHidden: false });

async function scrollToShare(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => scrollTo(0, innerHeight * part), share);
}

test('the navigation bar of the home page turns from transparent to white past 80 percent of the window', async ({
  page,
}) => {
  await page.goto('/');
  await expect(bar(page)).toHaveCSS('background-color', TRANSPARENT);
  await expect(bar(page)).toHaveCSS('color', WHITE);
  await expect(phoneLinks(page)).toHaveCount(dealer.offices.length);
  await scrollToShare(page, 0.79);
  await expect(bar(page)).toHaveCSS('color', WHITE);
  await scrollToShare(page, 0.82);
  await expect(bar(page)).toHaveCSS('background-color', WHITE);
  await expect(bar(page)).toHaveCSS('color', DARK);
  await expect(phoneLinks(page)).toHaveCount(0);
  await scrollToShare(page, 0);
  await expect(bar(page)).toHaveCSS('background-color', TRANSPARENT);
});

test('a navigation bar that is white from the start always shows phone numbers', async ({
  page,
}) => {
  await page.goto('/inventory');
  await expect(bar(page)).toHaveCSS('background-color', WHITE);
  await expect(bar(page)).toHaveCSS('color', DARK);
  await scrollToShare(page, 1);
  await expect(phoneLinks(page)).toHaveCount(dealer.offices.length);
});

test('a window of 1024 px has every entry in one row and both phone numbers above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of ['/', '/inventory']) {
    await page.goto(path);
    const entries = page.getByRole('navigation', { name: 'Hovedmenu' }).locator('.bar__entry');
    const boxes = await entries.evaluateAll((all) =>
      all.map((entry) => entry.getBoundingClientRect().toJSON()),
    );
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(1024 - 20);
    for (const phone of await phoneLinks(page).all()) {
      expect((await phone.boundingBox())?.y).toBeLessThan(boxes[0].top);
    }
    await expect(phoneLinks(page)).toHaveCount(dealer.offices.length);
  }
});

test.describe('the navigation dropdown', () => {
  const ENTRIES = [
    ['Flådegennemgang', '/fleet-review'],
    ['Taxi/hyrevogne', '/taxi-rental'],
    ['Varebilsløsninger', '/van-solutions'],
    ['Køreskolebiler', '/skolevogn'],
  ] as const;

  test('the navigation dropdown opens on hover, links to its pages and marks the current one', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Køreskolebiler' })).toBeHidden();
    await page.getByRole('button', { name: 'ERHVERVSLØSNINGER' }).hover();
    for (const [name, href] of ENTRIES) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await page.getByRole('button', { name: 'ERHVERVSLØSNINGER' }).click();
    await page.getByRole('link', { name: 'Taxi/hyrevogne' }).click();
    await expect(page).toHaveURL(/\/taxi-rental$/u);
    // Hovering works only once the script of the bar has run.
    await page.waitForLoadState();
    await page.getByRole('button', { name: 'ERHVERVSLØSNINGER' }).hover();
    await expect(page.getByRole('link', { name: 'Taxi/hyrevogne' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('the navigation dropdown works by keyboard and restores focus on Escape', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'ERHVERVSLØSNINGER' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Flådegennemgang' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    for (const link of await page.locator('[data-dropdown]').getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the navigation dropdown opens and closes by touch', async ({ browser, app }) => {
    const context = await browser.newContext({
      baseURL: app.siteUrl,
      hasTouch: true,
      viewport: VIEWPORTS.desktop,
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'ERHVERVSLØSNINGER' }).tap();
    await expect(page.getByRole('link', { name: 'Varebilsløsninger' })).toBeVisible();
    await page.getByRole('button', { name: 'ERHVERVSLØSNINGER' }).tap();
    await expect(page.getByRole('link', { name: 'Varebilsløsninger' })).toBeHidden();
    await context.close();
  });
});

test.describe('the navigation on a phone', () => {
  test.use({ viewport: VIEWPORTS.phone });

  test('the menu button on a phone opens a panel with every entry, and choosing an entry closes it', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link', { name: 'LAGER' })).toBeHidden();
    await page.getByRole('button', { name: 'Åbn menu' }).click();
    for (const name of ['HJEM', 'LAGER', 'SÆLG DIN BIL', 'TILBEHØRSBUTIK', 'OM OS', 'KONTAKT OS']) {
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    for (const name of [
      'Flådegennemgang',
      'Taxi/hyrevogne',
      'Varebilsløsninger',
      'Køreskolebiler',
    ]) {
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await bar(page).getByRole('link', { name: 'KONTAKT OS' }).click();
    await expect(page.getByRole('button', { name: 'Åbn menu' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kontakt os' })).toBeInViewport();
  });

  test('the Escape key closes the menu panel on a phone and restores focus to its button', async ({
    page,
  }) => {
    await page.goto('/team');
    await page.getByRole('button', { name: 'Åbn menu' }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Åbn menu' })).toBeFocused();
  });

  for (const path of ['/', '/team']) {
    test(`the menu panel of ${path} shows phone numbers only until the page is scrolled`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Åbn menu' }).click();
      await expect(phoneLinks(page)).toHaveCount(dealer.offices.length);
      await scrollToShare(page, 0.9);
      await expect(phoneLinks(page)).toHaveCount(0);
    });
  }
});

test('the entry KONTAKT OS leads from another page to the contact section of the home page', async ({
  page,
}) => {
  await page.goto('/finance');
  await page.getByRole('link', { name: 'KONTAKT OS' }).click();
  await expect(page).toHaveURL(/\/#kontakt$/u);
  await expect(page.getByRole('heading', { name: 'Kontakt os' })).toBeInViewport();
});

test('the home page scrolls to the contact section again 100 ms after a visitor arrives there', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { name: 'Kontakt os' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/#kontakt');
  // The browser's own scroll, which comes with the first frame.
  await expect(heading).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.clock.runFor(99);
  await expect(heading).not.toBeInViewport();
  await page.clock.runFor(1);
  await expect(heading).toBeInViewport();
});

test('a page opened by a link starts at its top', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Erhvervsleasing' }).click();
  await expect(page).toHaveURL(/\/business-leasing$/u);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the first Tab of a page shows a link past the navigation bar, and the next stops in the content', async ({
  page,
}) => {
  for (const [path, role, name] of [
    ['/', 'searchbox', 'Hvad leder du efter?'],
    ['/team', 'link', dealer.offices[0].phone],
  ] as const) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Gå til indhold' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole(role, { name }).first()).toBeFocused();
  }
});

test('a press that cuts the transition between two pages off is no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/inventory');
  // How far the first navigation gets before the second one interrupts it depends on the machine.
  for (let delay = 60; delay <= 300; delay += 60) {
    await page
      .evaluate((after) => {
        location.assign('/car/toyota-yaris-2022');
        setTimeout(() => location.assign('/team'), after);
      }, delay)
      .catch(() => {});
    await expect(page).toHaveURL(/\/(?:team|car\/toyota-yaris-2022)$/u);
    await page.goto('/inventory').catch(() => page.goto('/inventory'));
  }
  expect(errors).toEqual([]);
});
