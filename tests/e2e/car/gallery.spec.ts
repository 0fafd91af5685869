import { expect, expectAccessible, test } from '#tests/support/browser/e2e.ts';
import { holdBack } from '#tests/support/browser/hold-back.ts';

const CAR_PAGE = '/car/volkswagen-id4-2022';

test('arrow keys, buttons and thumbnails move through the car images and wrap at the ends', async ({
  page,
}) => {
  await page.goto(CAR_PAGE);
  const gallery = page.getByRole('region', { name: 'Billeder af bilen' });
  const thumbs = gallery.getByRole('list', { name: 'Vælg billede' }).getByRole('link');
  const total = await thumbs.count();
  const position = (index: number) =>
    expect(gallery.getByText(`${index} / ${total}`)).toBeVisible();

  await position(1);
  await page.keyboard.press('ArrowLeft');
  await position(total);
  await page.keyboard.press('ArrowRight');
  await position(1);
  await gallery.getByRole('button', { name: 'Næste billede' }).click();
  await position(2);
  await thumbs.nth(0).click();
  await position(1);
  await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('status')).toHaveText(`Billede 2 af ${total}`);
});

test('the row of images ends in a button in sight that shows all of them, with their number', async ({
  page,
}) => {
  await page.goto(CAR_PAGE);
  const gallery = page.getByRole('region', { name: 'Billeder af bilen' });
  const total = await gallery.getByRole('list', { name: 'Vælg billede' }).getByRole('link').count();
  const all = gallery.getByRole('button', { name: `Se alle ${total}` });
  await expect(all).toBeInViewport({ ratio: 1 });
  await all.click();
  const lightbox = page.getByRole('dialog', { name: 'Billeder i fuld størrelse' });
  await expect(lightbox.getByRole('status')).toHaveText(`1 / ${total}`);
  await page.keyboard.press('Escape');
  await expect(all).toBeFocused();
});

test('Tab reaches the large image in sight alone, and the arrow keys take the focus along', async ({
  page,
}) => {
  await page.goto(CAR_PAGE);
  const gallery = page.getByRole('region', { name: 'Billeder af bilen' });
  const enlarge = (index: number) =>
    gallery.getByRole('link', { name: `Se billede ${index} i fuld størrelse` });
  await enlarge(1).focus();
  await expect(enlarge(2)).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowRight');
  await expect(enlarge(2)).toBeFocused();
  await expect(enlarge(1)).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('Tab');
  await expect(gallery.getByRole('button', { name: 'Forrige billede' })).toBeFocused();
  await expect(gallery.getByText(/^2 \/ \d+$/u)).toBeVisible();
});

test('a swipe in the gallery selects the image it settles on', async ({ page }) => {
  await page.goto(CAR_PAGE);
  const gallery = page.getByRole('region', { name: 'Billeder af bilen' });
  await gallery.locator('[data-track]').evaluate((track) => {
    track.scrollTo({ left: track.clientWidth, behavior: 'smooth' });
  });
  await expect(gallery.getByText(/^2 \/ \d+$/u)).toBeVisible();
});

test('the lightbox moves through the images, shows its position, traps focus and restores it on close', async ({
  page,
}) => {
  await page.goto(CAR_PAGE);
  const opener = page.getByRole('link', { name: 'Se billede 1 i fuld størrelse' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Billeder i fuld størrelse' });
  await expect(lightbox).toBeVisible();
  const thumbs = lightbox.getByRole('list', { name: 'Vælg billede' }).getByRole('link');
  const total = await thumbs.count();
  const counter = lightbox.getByRole('status');
  await expect(counter).toHaveText(`1 / ${total}`);

  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(`${total} / ${total}`);
  await lightbox.getByRole('button', { name: 'Næste billede' }).click();
  await expect(counter).toHaveText(`1 / ${total}`);
  await lightbox.getByRole('button', { name: 'Forrige billede' }).click();
  await expect(counter).toHaveText(`${total} / ${total}`);
  await thumbs.nth(1).click();
  await expect(counter).toHaveText(`2 / ${total}`);

  for (let press = 0; press < total + 6; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }

  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await lightbox.getByRole('button', { name: 'Luk billedvisning' }).click();
  await expect(lightbox).toBeHidden();
});

test('a damage image joins the gallery once and opens in the lightbox', async ({ page }) => {
  await page.goto(CAR_PAGE);
  await page.getByRole('tab', { name: 'Skader & Tilstand' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Skader & Tilstand' });
  const damage = panel.getByRole('link', { name: /Overfladisk ridse/u });
  const slides = page.locator('[data-track] > li');
  const before = await slides.count();
  await expectAccessible(page);

  await damage.click();
  const lightbox = page.getByRole('dialog', { name: 'Billeder i fuld størrelse' });
  await expect(lightbox.getByRole('status')).toHaveText(`${before + 1} / ${before + 1}`);
  await expect(lightbox.getByRole('figure')).toContainText('Overfladisk ridse');
  await page.keyboard.press('Escape');
  await damage.click();
  await expect(slides).toHaveCount(before + 1);
  await page.keyboard.press('Escape');
  // The pin on the outline of the car.
  await panel.getByRole('link', { name: 'Vis skade 1' }).click();
  await expect(lightbox.getByRole('figure')).toContainText('Overfladisk ridse');
  await expect(slides).toHaveCount(before + 1);
});

test('back closes the lightbox and the car page stays at the image that was shown last', async ({
  page,
}) => {
  await page.goto('/inventory');
  await page.goto(`${CAR_PAGE}#billede-2`);
  const gallery = page.getByRole('region', { name: 'Billeder af bilen' });
  await expect(gallery.getByText(/^2 \/ \d+$/u)).toBeVisible();
  await page.getByRole('link', { name: 'Se billede 2 i fuld størrelse' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Billeder i fuld størrelse' });
  await lightbox.getByRole('button', { name: 'Næste billede' }).click();
  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(/#billede-2$/u);
  // Next from the last image is the first.
  await expect(gallery.getByText(/^1 \/ 2$/u)).toBeVisible();
  await expect(page.locator('#billede-1')).toBeInViewport({ ratio: 0.9 });
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory$/u);
});

test('a press on an image while the gallery is still loading opens that image', async ({
  page,
}) => {
  const release = await holdBack(page, /\/_astro\/Gallery\.[^.]+\.js$/u);
  await page.goto(CAR_PAGE);
  const image = page.getByRole('link', { name: 'Se billede 1 i fuld størrelse' });
  await image.click();
  await expect(image).toHaveAttribute('aria-busy', 'true');
  release();
  const lightbox = page.getByRole('dialog', { name: 'Billeder i fuld størrelse' });
  await expect(lightbox.getByRole('status')).toHaveText(/^1 \/ /u);
});

test('the car page loads no React before the visitor turns to the gallery', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(CAR_PAGE, { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /\/client\.|\/Gallery\.[^.]+\.js$/u.test(url))).toEqual([]);
});

test('a swipe in the lightbox shows the next image unless the image is zoomed in', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(CAR_PAGE);
  await page.getByRole('link', { name: 'Se billede 1 i fuld størrelse' }).tap();
  const lightbox = page.getByRole('dialog', { name: 'Billeder i fuld størrelse' });
  const counter = lightbox.getByRole('status');
  const session = await context.newCDPSession(page);
  const swipe = async () => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    await touch('touchStart', 300);
    await touch('touchMove', 180);
    await touch('touchMove', 60);
    await touch('touchEnd');
  };
  const zoom = async (scale: number) => {
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
    await expect(lightbox.locator('[data-zoomed]')).toHaveCount(scale > 1 ? 1 : 0);
  };
  await expect(counter).toHaveText(/^1 \/ /u);
  await swipe();
  await expect(counter).toHaveText(/^2 \/ /u);
  await zoom(2);
  await swipe();
  await expect(counter).toHaveText(/^2 \/ /u);
  await zoom(1);
  await swipe();
  await expect(counter).not.toHaveText(/^2 \/ /u);
  await context.close();
});

test('the caption of a damage image does not overlap the lightbox buttons on a 320 px wide phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${CAR_PAGE}#skader`);
  await page.getByRole('link', { name: /Overfladisk ridse/u }).click();
  const lightbox = page.getByRole('dialog', { name: 'Billeder i fuld størrelse' });
  const text = await lightbox
    .getByRole('figure')
    .locator('[data-caption]')
    .evaluate((caption) => {
      const range = document.createRange();
      range.selectNodeContents(caption);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    });
  const previous = await lightbox.getByRole('button', { name: 'Forrige billede' }).boundingBox();
  const next = await lightbox.getByRole('button', { name: 'Næste billede' }).boundingBox();
  expect(text.left).toBeGreaterThanOrEqual((previous?.x ?? 0) + (previous?.width ?? 0));
  expect(text.right).toBeLessThanOrEqual(next?.x ?? 0);
});

test.describe('the gallery without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('gallery thumbnails link to their images and images to their files without JavaScript', async ({
    page,
  }) => {
    await page.goto(CAR_PAGE);
    await page.getByRole('link', { name: 'Vis billede 2', exact: true }).click();
    const second = page.locator('#billede-2').getByRole('link');
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expect(second).toHaveAttribute('href', /^\/pictures\/.*\.webp$/u);
  });
});
