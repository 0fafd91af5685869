import { test as base, expect } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { seededData } from '../support/app/seeded-data.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';
import { editVehicle, save, signIn, toast } from '../support/browser/admin.ts';

/** One vehicle through the whole app: an inquiry, a new price, an image and a crash. */

const VEHICLE_ID = 'toyota-yaris-2022';
const PRICE = 'Pris (kr. inkl. moms)';
const PUBLISHED_MS = 240_000;

interface WorkerFixtures {
  /** Holds the running app, which the last test kills and starts again. */
  current: { app: TestApp };
}

const test = base.extend<object, WorkerFixtures>({
  current: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern's names.
    async ({}, use) => {
      const current = { app: await startTestApp({ dataDir: await seededData() }) };
      await current.app.published();
      await use(current);
      await current.app.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ current }, use) => use(current.app.siteUrl),
});

test.describe.configure({ mode: 'serial' });

test('the HTML source of the inventory and of a car page contains the stock', async ({
  request,
}) => {
  const list = await (await request.get('/inventory')).text();
  expect(list).toContain(`href="/car/${VEHICLE_ID}"`);
  for (const html of [list, await (await request.get(`/car/${VEHICLE_ID}`)).text()]) {
    expect(html).toContain('Toyota Yaris');
    expect(html).toContain('164.900');
  }
});

test('an inquiry from a car page arrives as a mail with the car in it and is stored', async ({
  page,
  current: { app },
}) => {
  await page.goto(`/car/${VEHICLE_ID}`);
  await page.getByRole('link', { name: 'Send forespørgsel', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fulde navn').fill('Vibeke Vej');
  await dialog.getByLabel('E-mail').fill('vibeke@eksempel.example');
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText('Anmodning sendt!')).toBeVisible();

  const mail = async () =>
    (await app.mails()).find(({ text }) => text.includes('Vibeke Vej'))?.text;
  await expect.poll(mail).toContain('Toyota Yaris');
  const sdk = openLocalSdk(app.emulatorUrl);
  const { docs } = await sdk.inquiries
    .collection('inquiries')
    .where('email_key', '==', 'vibeke@eksempel.example')
    .get();
  await sdk.close();
  expect(docs.map((document) => document.get('vehicle').id)).toEqual([VEHICLE_ID]);
});

test('a saved price is published to the car page without another step, and the admin shows it', async ({
  page,
  current: { app },
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
  current: { app },
}) => {
  const raw = { width: 1600, height: 900, channels: 3, background: '#264' } as const;
  const buffer = await sharp({ create: raw }).jpeg().toBuffer();
  await signIn(page, app.demo);
  await editVehicle(page, VEHICLE_ID);
  await page
    .getByLabel('Vehicle Images: Vælg billeder')
    .setInputFiles({ name: 'ny.jpg', mimeType: 'image/jpeg', buffer });
  await expect(toast(page, '1 image(s) uploaded successfully')).toBeVisible();
  const newest = page.getByRole('button', { name: /^Vis billede/u }).last();
  // The admin also shows the variant as soon as there is one.
  const variant = newest.locator('img[src$=".webp"]');
  await expect(variant).toBeVisible({ timeout: PUBLISHED_MS });
  const base = ((await variant.getAttribute('src')) ?? '').replace(/\/[^/]+$/u, '');

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
  current: { app },
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

test('a save confirmed right before the process is killed is still there after a restart', async ({
  page,
  current,
}) => {
  const { siteUrl, emulatorUrl, dataDir, demo } = current.app;
  await signIn(page, demo);
  await editVehicle(page, VEHICLE_ID);
  await page.getByLabel(PRICE).fill('176.500');
  await save(page);
  await expect(toast(page, 'Vehicle updated successfully')).toBeVisible();
  await current.app.kill();

  const env = { PORT: new URL(siteUrl).port, EMULATOR_PORT: new URL(emulatorUrl).port };
  current.app = await startTestApp({ dataDir, env });
  await page.reload();
  await editVehicle(page, VEHICLE_ID);
  await expect(page.getByLabel(PRICE)).toHaveValue('176500');
  await current.app.published();
  expect(await (await page.request.get(`/car/${VEHICLE_ID}`)).text()).toContain('176.500');
});
