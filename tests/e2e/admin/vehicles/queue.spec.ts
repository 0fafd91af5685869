import { writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  editVehicle,
  expect,
  openTab,
  readVehicle,
  save,
  storeVehicle,
  test,
  toast,
} from '#tests/support/browser/admin.ts';
import type { AdminSdk } from '#tools/shared/admin-sdk.ts';

const IMAGES = 'Vehicle Images: Vælg billeder';

/** Pictures that differ in height, so that their order can be read from the bucket. */
function pictures(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const size = { width: 320, height: heightOf(index) };
      const image = sharp({ create: { ...size, channels: 3, background: '#357' } });
      const buffer = await image.jpeg().toBuffer();
      return { name: `bil-${index}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
}

const heightOf = (index: number) => 180 + index;

/** The heights of the stored images of a vehicle in their order, once all are ready for the site. */
async function readyHeights(sdk: AdminSdk, vehicleId: string): Promise<number[]> {
  const { docs } = await sdk.firestore
    .collection('vehicle_images')
    .where('vehicle_id', '==', vehicleId)
    .get();
  return docs
    .toSorted((a, b) => a.get('image_order') - b.get('image_order'))
    .map((image) => (image.get('image_state') === 'ready' ? image.get('height') : 0));
}

/** The four ways in which somebody holds a camera; the mirrored ones have the same heights. */
const WAYS = [1, 3, 6, 8];

/** A file of a camera, with the place where it was taken and a device. */
function photo(orientation: number, { width = 300, height = 200 } = {}) {
  // The left half is red, so that a turned image can be told from one that is not.
  const half = { width: width / 2, height, channels: 3, background: '#c00' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#357' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .withExif({ IFD0: { Model: 'Telefon 9' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** 30 MB without compression; in the usual run 6 MB, which the browser has to make smaller as well. */
const LARGE = process.env['DEEP'] ? { width: 2500, height: 1520 } : { width: 1000, height: 760 };

test('camera files are stored upright and say neither place nor device, and a file that is cut off says what to do', async ({
  admin,
  sdk,
}, testInfo) => {
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  const turned = await Promise.all(WAYS.map((way) => photo(way)));
  const whole = await photo(1);
  const clear = { width: 300, height: 200, channels: 4, background: '#35700000' } as const;
  const large = { ...LARGE, channels: 4, background: '#753' } as const;
  // Eight bytes for each pixel.
  const plain = { compressionLevel: 0 };
  const files = new Map([
    ...turned.map((buffer, index) => [`retning-${WAYS[index]}.jpg`, buffer] as const),
    ['cmyk.jpg', await sharp(whole).toColourspace('cmyk').jpeg().toBuffer()],
    ['klar.png', await sharp({ create: clear }).png().toBuffer()],
    ['stor.png', await sharp({ create: large }).toColourspace('rgb16').png(plain).toBuffer()],
    ['halv.jpg', whole.subarray(0, whole.length / 2)],
  ]);
  expect(files.get('stor.png')?.length).toBeGreaterThan(LARGE.width * LARGE.height * 8);
  // From the disk: as part of the command to the browser, 30 MB take a busy machine over a minute.
  const paths = [...files].map(([name, contents]) => {
    const path = testInfo.outputPath(name);
    writeFileSync(path, contents);
    return path;
  });
  await admin.getByLabel(IMAGES).setInputFiles(paths);
  const refused = admin.getByRole('listitem').filter({ hasText: 'halv.jpg' });
  await expect(refused).toContainText('Kun en del af billedet er i filen. Kopiér det igen');
  await expect.poll(async () => (await readyHeights(sdk, id)).filter(Boolean).length).toBe(7);
  expect((await readyHeights(sdk, id)).slice(0, 4)).toEqual([200, 200, 300, 300]);
  const [stored] = await sdk.bucket.getFiles({ prefix: `vehicle-images/${id}/` });
  const contents = await Promise.all(stored.map(async (file) => (await file.download())[0]));
  expect(contents.filter((bytes) => bytes.includes('Telefon') || bytes.includes('Exif'))).toEqual(
    [],
  );
});

test('on a phone a make and a model become a draft whose pictures come next, and which one press publishes', async ({
  admin,
  sdk,
}) => {
  await admin.setViewportSize({ width: 390, height: 844 });
  await openTab(admin, 'Add/Edit Vehicle');
  const model = `Kladde ${process.pid}`;
  await admin.getByLabel('Mærke', { exact: true }).fill('Testmærke');
  await admin.getByLabel('Model', { exact: true }).fill(model);
  // The bars that stay on screen while the keyboard takes half of it.
  const bars = await admin.locator('.top, .section-nav, .save-bar').evaluateAll((all) => {
    scrollTo({ top: 600, behavior: 'instant' });
    return all.reduce((height, bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return height + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    }, 0);
  });
  expect(bars).toBeGreaterThan(0);
  expect(bars).toBeLessThanOrEqual(150);
  const saves = admin.getByRole('button', { name: /^Gem/u });
  await expect(saves.first()).toHaveText('Gem som kladde');
  await saves.first().click();
  await expect(admin.getByRole('heading', { name: 'Vehicle Images' })).toBeInViewport();
  await admin.getByLabel(IMAGES).setInputFiles(await pictures(2));
  await expect(admin.getByRole('button', { name: /^Vis billede/u })).toHaveCount(2);
  await admin.getByLabel('Årgang').fill('2021');
  await admin.getByLabel('Kilometerstand (km)').fill('42000');
  await admin.getByLabel('Drivmiddel').selectOption('Benzin');
  await admin.getByLabel('Første registrering (dato)').fill('2021-03-15');
  await admin.getByLabel('Pris (kr. inkl. moms)', { exact: true }).fill('189900');
  await admin.getByRole('button', { name: 'Udgiv bilen' }).click();
  await expect
    .poll(async () => {
      const { docs } = await sdk.firestore.collection('vehicles').where('model', '==', model).get();
      return docs.map((document) => [document.get('unpublished'), document.get('price')]);
    })
    .toEqual([[false, 189_900]]);
});

/** Resolves once the admin can be opened without a connection. */
async function shellStored(page: Page): Promise<void> {
  const isStored = async () =>
    navigator.serviceWorker.controller !== null && Boolean(await caches.match('/admin'));
  await page.clock.fastForward(5_000);
  await expect.poll(() => page.evaluate(isStored)).toBe(true);
}

/** The number of images of one car on the lot; the usual run stores fewer in the same way. */
const CHOSEN = process.env['DEEP'] ? 40 : 4;

/** Chooses pictures offline, closes the page, and opens it again; returns the page that then sent them. */
async function choosePictures(admin: Page, context: BrowserContext, sdk: AdminSdk): Promise<Page> {
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  await expect(admin.getByLabel(IMAGES)).toBeAttached();
  await context.setOffline(true);
  await admin.getByLabel(IMAGES).setInputFiles(await pictures(CHOSEN));
  await expect(
    admin.getByRole('button', { name: `0 af ${CHOSEN} · ${CHOSEN} venter` }),
  ).toBeVisible();
  await admin.close();

  const page = await context.newPage();
  await page.goto('/admin');
  const line = page.getByRole('banner').getByRole('button', { name: 'Billeder lagt op' });
  await expect(line).toHaveText(new RegExp(`0 af ${CHOSEN} · ${CHOSEN} venter$`, 'u'));
  await page.getByRole('button', { name: 'Log ud' }).click();
  const question = page.getByRole('dialog', { name: `${CHOSEN} billeder er ikke lagt op` });
  await question.getByRole('button', { name: 'Bliv her' }).click();
  const other = await context.newPage();
  await other.goto('/admin');

  await context.setOffline(false);
  await expect
    .poll(() => readyHeights(sdk, id))
    .toEqual(Array.from({ length: CHOSEN }, (_, index) => heightOf(index)));
  await expect(line).toHaveCount(0);
  const [files] = await sdk.bucket.getFiles({ prefix: `vehicle-images/${id}/` });
  expect(files).toHaveLength(CHOSEN);
  await other.close();
  return page;
}

/** Saves an edit and a new car offline, and settles the edit once a colleague has saved as well. */
async function saveEdits(admin: Page, context: BrowserContext, sdk: AdminSdk): Promise<void> {
  await admin.setViewportSize({ width: 390, height: 844 });
  const { id } = await storeVehicle(sdk, { color: 'Sort' });
  await editVehicle(admin, id);
  await expect(admin.getByLabel(IMAGES)).toBeAttached();
  await context.setOffline(true);
  await admin.getByLabel('Farve', { exact: true }).fill('Grøn');
  await save(admin);
  await expect(toast(admin, 'Gemt på enheden')).toBeVisible();
  await openTab(admin, 'Add/Edit Vehicle');
  const model = `På pladsen ${process.pid}`;
  await admin.getByLabel('Mærke', { exact: true }).fill('Testmærke');
  await admin.getByLabel('Model', { exact: true }).fill(model);
  await admin.getByRole('button', { name: 'Gem som kladde' }).click();
  await expect(admin.getByRole('heading', { name: 'Vehicle Images' })).toBeInViewport();
  await admin.getByLabel(IMAGES).setInputFiles(await pictures(2));
  const description = admin.getByLabel('Beskrivelse af skaden');
  await description.fill('Ridse');
  await admin.getByLabel('Damage Images: Vælg billede').setInputFiles(await pictures(1));
  // For the next damage, which nobody has to wait for.
  await expect(description).toHaveValue('');
  const line = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: /venter|afgøres/u });
  await expect(line(admin)).toHaveText(/0 af 3 · 3 venter · 2 ændringer venter$/u);
  await admin.close();
  await sdk.firestore.doc(`vehicles/${id}`).update({ color: 'Blå', version: 2 });

  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await expect(line(page)).toHaveText(/0 af 3 · 3 venter · 2 ændringer venter$/u);
  await line(page).click();
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue(model);
  await context.setOffline(false);
  await expect(line(page)).toHaveText(/1 ændring skal afgøres$/u);
  // The question is asked whether or not the new car was sent before.
  const created = sdk.firestore.collection('vehicles').where('model', '==', model);
  await expect
    .poll(async () =>
      (await created.get()).docs.map((car) => [car.get('unpublished'), car.get('version')]),
    )
    .toEqual([[true, 1]]);
  const [car] = (await created.get()).docs;
  await expect.poll(() => readyHeights(sdk, car?.id ?? '')).toEqual([heightOf(0), heightOf(1)]);

  const damages = sdk.firestore.collection('damage_images').where('vehicle_id', '==', car?.id);
  await expect
    .poll(async () => (await damages.get()).docs.map((image) => image.get('damage_description')))
    .toEqual(['Ridse']);

  expect(await readVehicle(sdk, id)).toMatchObject({ color: 'Blå', version: 2 });
  await line(page).click();
  const question = page.getByRole('dialog', { name: 'En anden har gemt i mellemtiden' });
  await expect(question.getByLabel(/Min.*Grøn/u)).toBeChecked();
  await question.getByRole('button', { name: 'Gem mit valg' }).click();
  await expect(line(page)).toHaveCount(0);
  await expect.poll(async () => (await readVehicle(sdk, id))['color']).toBe('Grøn');
  expect(await readVehicle(sdk, id)).toMatchObject({ version: 3 });
}

/** The requirement is 200; the usual run covers the same code with fewer. */
const CUTS = process.env['DEEP'] ? 200 : 3;

/** The ids of the items in the queue of the device. */
function queuedIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const known = (await indexedDB.databases()).map(({ name }) => name);
    const ids: string[] = [];
    for (const [database, table] of [
      ['admin-queue', 'uploads'],
      ['admin-edits', 'edits'],
    ] as const) {
      // Opening a database that does not exist would create one without the store of the admin.
      if (!known.includes(database)) continue;
      const open = indexedDB.open(database);
      await new Promise((resolve) => open.addEventListener('success', resolve));
      const request = open.result.transaction(table).objectStore(table).getAllKeys();
      await new Promise((resolve) => request.addEventListener('success', resolve));
      open.result.close();
      ids.push(...(request.result as string[]));
    }
    return ids;
  });
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  // The worker follows five seconds after the admin.
  test.beforeEach(({ context }) => context.clock.install());

  test(`${CHOSEN} pictures chosen without a connection survive a closed page, open offline, and are saved once each in order; a new car and an edit survive one as well, are sent once, and ask where a colleague saved`, async ({
    ownAdmin,
    context,
    sdk,
  }) => {
    await shellStored(ownAdmin);
    const page = await test.step('pictures', () => choosePictures(ownAdmin, context, sdk));
    await test.step('a new car and an edit', () => saveEdits(page, context, sdk));
  });

  test(`no picture and no edit is lost, doubled or moved by ${CUTS} cuts of the network and ends of the page`, async ({
    ownAdmin: admin,
    context,
    sdk,
  }) => {
    test.setTimeout(CUTS * 30_000 + 120_000);
    await shellStored(admin);
    const files = await pictures(2);
    const imagesOf = (id: string) =>
      sdk.firestore.collection('vehicle_images').where('vehicle_id', '==', id);
    let requests: () => void = () => {};
    context.on('request', (request) => /v0\/b\/|:commit/u.test(request.url()) && requests());
    // A linear congruential generator: the same cuts in each run.
    let state = 42;
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((state / 2 ** 31) * below);
    };
    const cars: string[] = [];
    let page = admin;
    for (let cut = 1; cut <= CUTS; cut += 1) {
      const { id } = await storeVehicle(sdk);
      cars.push(id);
      await page.evaluate((hash) => window.location.assign(hash), `#vehicle/${id}`);
      const form = page.getByLabel(IMAGES);
      // A cut can hit the code of the form as well; the page then asks for this.
      const reload = page.getByRole('button', { name: 'Genindlæs' });
      await expect(form.or(reload)).toBeAttached();
      if (await reload.isVisible()) await reload.click();
      await expect(form).toBeAttached();
      let rest = 1 + random(7);
      const reached = new Promise<void>((resolve) => {
        requests = () => {
          rest -= 1;
          if (rest === 0) resolve();
        };
      });
      await page.getByLabel(IMAGES).setInputFiles(files);
      await page.getByLabel('Farve', { exact: true }).fill(`Farve ${cut}`);
      await save(page);
      // From here on they must be on the device.
      await expect
        .poll(async () => {
          const queued = await queuedIds(page);
          const { docs } = await imagesOf(id).get();
          const images = new Set([...queued, ...docs.map((image) => image.id)]);
          images.delete(id);
          const isSaved = queued.includes(id) || (await readVehicle(sdk, id))['version'] === 2;
          return isSaved && images.size >= 2;
        })
        .toBe(true);
      const line = page.getByRole('button', { name: 'Billeder lagt op' });
      const ended = line.waitFor({ state: 'detached' }).catch(() => {});
      await Promise.race([reached, ended]);
      const how = random(3);
      if (how > 0) await context.setOffline(true);
      if (how < 2) {
        await page.close();
        page = await context.newPage();
        // Not opened at the form, which cannot be fetched offline.
        await page.goto('/admin');
        await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeVisible();
      }
      await context.setOffline(false);
      // A form that is still saving would ask before it is left.
      const left = page.getByRole('tab', { name: 'Vehicles', selected: true });
      if (how === 2) await expect(left).toBeVisible();
    }
    for (const [index, id] of cars.entries()) {
      await expect.poll(() => readyHeights(sdk, id)).toEqual([heightOf(0), heightOf(1)]);
      await expect
        .poll(() => readVehicle(sdk, id))
        .toMatchObject({ color: `Farve ${index + 1}`, version: 2 });
      const [stored] = await sdk.bucket.getFiles({ prefix: `vehicle-images/${id}/` });
      expect(stored).toHaveLength(2);
    }
    // The device forgets a picture or an edit only after the server has answered.
    await expect.poll(() => queuedIds(page)).toEqual([]);
  });
});
