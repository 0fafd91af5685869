import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { editVehicle, save, signIn, toast } from '#tests/support/browser/admin.ts';
import { expect, test } from '#tests/support/browser/e2e.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

/** From the admin to the site, with a vehicle that no other test is about. */
const VEHICLE_ID = 'mini-cooper-2021';
const PRICE = 'Pris (kr. inkl. moms)';
const PUBLISHED_MS = 240_000;

test('a saved price is published to the car page without another step, and the admin shows it', async ({
  page,
  app,
}) => {
  await signIn(page, app.demo);
  await editVehicle(page, VEHICLE_ID);
  await page.getByLabel(PRICE).fill('187.650');
  await save(page);
  await expect(toast(page, 'Vehicle updated successfully')).toBeVisible();
  const saved = Date.now();
  const html = async () => (await page.request.get(`/car/${VEHICLE_ID}`)).text();
  await expect.poll(html, { timeout: PUBLISHED_MS, intervals: [200] }).toContain('187.650');
  console.log(`from save to published: ${((Date.now() - saved) / 1000).toFixed(1)} s`);
  await expect(page.getByText(/Publiceret \d\d\.\d\d på [\d,]+ s · \d+ sider/u)).toBeVisible();

  // One line on a phone too: what is below does not jump under the finger when a change is published.
  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.getByText(/Publiceret \d\d\.\d\d.* · Se bilen/u);
  expect((await line.boundingBox())?.height).toBeLessThan(30);
  const link = page.getByRole('link', { name: 'Se bilen' });
  await expect(link).toHaveAttribute('href', `/car/${VEHICLE_ID}`);
});

test('an uploaded image appears on the car page as a resized variant with its dimensions', async ({
  page,
  app,
}) => {
  const raw = { width: 1600, height: 900, channels: 3, background: '#264' } as const;
  const buffer = await sharp({ create: raw }).jpeg().toBuffer();
  await signIn(page, app.demo);
  await editVehicle(page, VEHICLE_ID);
  await page
    .getByLabel('Vehicle Images: Vælg billeder')
    .setInputFiles({ name: 'ny.jpg', mimeType: 'image/jpeg', buffer });
  await expect(toast(page, '1 image(s) uploaded successfully')).toBeVisible();
  // The admin also shows the variant as soon as there is one, after those of the two images before.
  const variants = page
    .getByRole('button', { name: /^Vis billede/u })
    .locator('img[src*="/vehicle-images/"][src$=".webp"]');
  await expect(variants).toHaveCount(3, { timeout: PUBLISHED_MS });
  const base = ((await variants.last().getAttribute('src')) ?? '').replace(/\/[^/]+$/u, '');

  const html = async () => (await page.request.get(`/car/${VEHICLE_ID}`)).text();
  await expect.poll(html, { timeout: PUBLISHED_MS }).toContain(base);
  await page.goto(`/car/${VEHICLE_ID}`);
  const shown = page.locator('[data-gallery] [data-track]').locator(`img[src^="${base}"]`);
  await shown.scrollIntoViewIfNeeded();
  const size = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const [width, height] = [image.getAttribute('width'), image.getAttribute('height')];
    return { width, height, loaded: image.naturalWidth };
  });
  expect(Number(size.width) / Number(size.height)).toBeCloseTo(16 / 9, 1);
  expect(size.loaded).toBeLessThan(1600);
});

test('the admin shows why a stock that shrank was not published, also while the next build is under way, and publishes it when staff ask for it', async ({
  page,
  app,
}) => {
  await app.published();
  const sdk = openLocalSdk(app.emulatorUrl);
  const reason = 'Lageret er faldet til under det halve.';
  await sdk.firestore.doc('system/publishing').update({
    state: 'building',
    requested: FieldValue.increment(1),
    building: null,
    error: reason,
    failure: 'stock_shrank',
  });
  await sdk.close();
  await signIn(page, app.demo);
  await expect(page.getByText('Udgivelse fejlede – prøver igen…')).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole('button', { name: 'Publicér alligevel' }).click();
  await expect(toast(page, 'Udgivelsen er sat i gang')).toBeVisible();
  await expect(toast(page, 'Siden er udgivet')).toBeVisible({ timeout: PUBLISHED_MS });
  await expect(page.getByText(/Publiceret \d\d\.\d\d/u)).toBeVisible({
    timeout: PUBLISHED_MS,
  });
});
