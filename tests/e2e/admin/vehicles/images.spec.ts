import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  editVehicle,
  expect,
  expectAccessible,
  openTab,
  storeVehicle,
  test,
  toast,
} from '#tests/support/browser/admin.ts';
import { holdBack } from '#tests/support/browser/hold-back.ts';
import { PDF } from '#tests/support/builders.ts';
import type { AdminSdk } from '#tools/shared/admin-sdk.ts';

const IMAGES = 'Vehicle Images: Vælg billeder';

async function image(name: string, width = 320, height = 180) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** An image of more than 5 MB, stored without compression. */
async function heavyImage(name: string) {
  const buffer = await sharp({
    create: { width: 2000, height: 900, channels: 3, background: '#753' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function storedImages(sdk: AdminSdk, vehicleId: string) {
  const { docs } = await sdk.firestore
    .collection('vehicle_images')
    .where('vehicle_id', '==', vehicleId)
    .get();
  return docs
    .map((document) => document.data())
    .filter((image) => !image['trashed_at'])
    .sort((a, b) => a['image_order'] - b['image_order']);
}

/** Opens the form of a vehicle with `count` images, which have the files of other vehicles. */
async function openVehicleWithImages(admin: Page, sdk: AdminSdk, count: number): Promise<string> {
  const { id } = await storeVehicle(sdk);
  const images = sdk.firestore.collection('vehicle_images');
  const { docs } = await images.where('image_state', '==', 'ready').limit(count).get();
  for (const [image_order, document] of docs.entries()) {
    const own = { vehicle_id: id, image_order, is_primary: image_order === 0, caption: null };
    await images.add({ ...document.data(), ...own, trashed_at: null, version: 1 });
  }
  await editVehicle(admin, id);
  await expect(admin.getByRole('button', { name: /^Vis billede/u })).toHaveCount(count);
  return id;
}

test('images uploaded together are resized in the browser and stored in order, the first as primary; an image caption is saved, and the image preview offers the original as a download; staff make another image primary, and the first image becomes primary when that one is deleted', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  await expect(admin.getByText(/5\.242\.880 bytes.*1920x1080, 16:9/u).first()).toBeVisible();
  const heavy = await heavyImage('tung.png');
  expect(heavy.buffer.length).toBeGreaterThan(5_242_880);
  const release = await holdBack(admin, '**/v0/b/**');
  await admin.getByLabel(IMAGES).setInputFiles([await image('stor.jpg', 2800, 700), heavy]);
  for (const name of ['stor.jpg', 'tung.png']) {
    await expect(admin.getByRole('progressbar', { name: `Upload af ${name}` })).toBeVisible();
  }
  release();
  await expect(toast(admin, '2 image(s) uploaded successfully')).toBeVisible();
  await expect(admin.getByRole('progressbar')).toHaveCount(0);
  // The stock knows the vehicle, as after a save in the form.
  await admin.evaluate(() => window.dispatchEvent(new Event('focus')));
  const preview = admin.getByRole('region', { name: 'Sådan ser kunderne bilen' });
  await expect(preview.locator('img')).toBeVisible();
  const stored = await storedImages(sdk, id);
  expect(stored.map(({ image_order, is_primary }) => [image_order, is_primary])).toEqual([
    [0, true],
    [1, false],
  ]);
  expect(stored[0]).toMatchObject({ vehicle_id: id, caption: null, version: 1 });
  const path: string = stored[0]?.['storage_path'];
  expect(path).toMatch(new RegExp(`^vehicle-images/${id}/\\d{13}_\\d+\\.jpg$`, 'u'));
  expect(stored[0]?.['image_url']).toBe(`/pictures/${path.replace('.jpg', '')}`);
  const [original] = await sdk.bucket.file(path).download();
  expect(await sharp(original).metadata()).toMatchObject({ width: 2560, height: 640 });
  const [lighter] = await sdk.bucket.file(stored[1]?.['storage_path']).download();
  expect(lighter.length).toBeLessThanOrEqual(5_242_880);
  expect(await sharp(lighter).metadata()).toMatchObject({ format: 'jpeg', width: 2000 });
  await expect
    .poll(async () => (await storedImages(sdk, id)).map((stored) => stored['image_state']))
    .toEqual(['ready', 'ready']);
  await expect(admin.getByText('Behandles til siden…')).toHaveCount(0);
  await expect(admin.locator('.image-card img').first()).toHaveAttribute('src', /\.webp$/u);

  const caption = admin.getByLabel('Billedtekst').first();
  await caption.fill('Forfra');
  await caption.press('Enter');
  await expect.poll(async () => (await storedImages(sdk, id))[0]?.['caption']).toBe('Forfra');
  await admin.getByRole('button', { name: 'Vis billede 1' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Forfra' });
  await expect(dialog.getByRole('img')).toBeVisible();
  const download = admin.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/u);
  await admin.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await admin.getByRole('button', { name: 'Gør billede 2 primært' }).click();
  await expect(toast(admin, 'Primary image updated successfully')).toBeVisible();
  const primaries = async () => (await storedImages(sdk, id)).map(({ is_primary }) => is_primary);
  expect(await primaries()).toEqual([false, true]);
  await admin.getByRole('button', { name: 'Slet billede 2' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Slet' }).click();
  await expect(toast(admin, 'Image deleted successfully')).toBeVisible();
  expect(await primaries()).toEqual([true]);
  await admin.getByRole('button', { name: 'Fortryd' }).click();
  await expect(toast(admin, 'Gendannet')).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Vis billede/u })).toHaveCount(2);
  expect(await primaries()).toEqual([false, true]);
  expect((await sdk.bucket.file(stored[1]?.['storage_path']).exists())[0]).toBe(true);
});

test('the image upload asks staff to save the vehicle first; the image upload refuses HEIC and other file types and shows the reason', async ({
  admin,
  sdk,
}) => {
  await openTab(admin, 'Add/Edit Vehicle');
  await admin.getByRole('button', { name: 'Vælg billeder' }).click();
  await expect(toast(admin, 'No vehicle selected')).toBeVisible();
  await expect(toast(admin, 'Please select a vehicle first')).toBeVisible();
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  await admin.getByLabel(IMAGES).setInputFiles([
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') },
    { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('tekst') },
  ]);
  await expect(toast(admin, 'Error uploading images').first()).toBeVisible();
  const list = admin.getByRole('listitem');
  await expect(list.filter({ hasText: 'IMG_1.HEIC' })).toContainText(
    'HEIC-billeder kan ikke bruges',
  );
  await expect(list.filter({ hasText: 'note.txt' })).toContainText('Kun JPEG, PNG og WebP');
  await admin.getByRole('button', { name: 'Fjern note.txt fra listen' }).click();
  await expect(list.filter({ hasText: 'note.txt' })).toHaveCount(0);
  expect(await storedImages(sdk, id)).toEqual([]);
});

test('an interrupted upload stores the images that arrived, and a retry adds the rest in order', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  const [firstThree, interruption] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let uploads = 0;
  // The first three of five uploads succeed; the others are interrupted.
  await admin.route('**/v0/b/**', async (route) => {
    // Requests that fetch stored images pass.
    if (route.request().method() !== 'POST') return route.continue();
    uploads += 1;
    // Three uploads run at a time in any order, so each of them waits for the other two.
    if (uploads === 3) firstThree.resolve();
    if (uploads <= 3) return firstThree.promise.then(() => route.continue());
    await interruption.promise;
    await route.fulfill({ status: 403, json: { error: {} } });
  });
  const files = Array.from({ length: 5 }, (_, index) =>
    image(`bil-${index}.jpg`, 320, 180 + 10 * index),
  );
  await admin.getByLabel(IMAGES).setInputFiles(await Promise.all(files));
  await expect.poll(async () => (await storedImages(sdk, id)).length).toBe(3);
  await openTab(admin, 'Vehicles');
  interruption.resolve();
  const failed = admin.locator('.toast--destructive').filter({ hasText: 'Error uploading images' });
  await expect(failed).toHaveCount(1);
  await expect(toast(admin, '3 image(s) uploaded successfully')).toBeVisible();
  await admin.unroute('**/v0/b/**');

  await editVehicle(admin, id);
  await expect(admin.getByRole('button', { name: 'Prøv igen: bil-3.jpg' })).toBeVisible();
  await admin.getByRole('button', { name: 'Prøv alle 2 igen' }).click();
  await expect(toast(admin, '2 image(s) uploaded successfully')).toBeVisible();
  const stored = await storedImages(sdk, id);
  expect(stored.map(({ image_order, is_primary }) => [image_order, is_primary])).toEqual(
    [0, 1, 2, 3, 4].map((order) => [order, order === 0]),
  );
  const heights = stored.map(async ({ storage_path }) => {
    const [original] = await sdk.bucket.file(storage_path).download();
    return (await sharp(original).metadata()).height;
  });
  expect(await Promise.all(heights)).toEqual([180, 190, 200, 210, 220]);
});

/** Drags an image by its handle to the position of another one. */
async function dragCard(admin: Page, from: number, to: number): Promise<void> {
  const handle = admin.getByRole('button', { name: `Flyt billede ${from}`, exact: true });
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const cards = admin.getByRole('list', { name: 'Vehicle Images' }).getByRole('listitem');
  const target = await cards.nth(to - 1).boundingBox();
  if (!target) throw new Error('The images are not on screen.');
  await handle.hover();
  await admin.mouse.down();
  await expect(cards.nth(from - 1)).toHaveClass(/sortable-chosen/u);
  // SortableJS ignores a target while cards are still animated, so the move is repeated.
  await expect(async () => {
    for (const share of [0.2, 0.4]) {
      const [x, y] = [target.x + share * target.width, target.y + target.height / 2];
      await admin.mouse.move(x, y, { steps: 10 });
    }
    await expect(cards.nth(to - 1)).toHaveClass(/sortable-chosen/u, { timeout: 1000 });
  }).toPass();
  await admin.mouse.up();
}

test('a device that stores nothing names the pictures it cannot keep, and the page asks before it is closed', async ({
  admin,
  sdk,
}) => {
  // As on a full device.
  await admin.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  const firstThree = Promise.withResolvers<void>();
  let uploads = 0;
  await admin.route('**/v0/b/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    uploads += 1;
    // Three uploads run at a time in any order, so each of them waits for the other two.
    if (uploads === 3) firstThree.resolve();
    // The last one never gets an answer.
    if (uploads <= 3) return firstThree.promise.then(() => route.continue());
  });
  const names = Array.from({ length: 4 }, (_, index) => `bil-${index}.jpg`);
  await admin.getByLabel(IMAGES).setInputFiles(await Promise.all(names.map((name) => image(name))));
  await expect(toast(admin, 'Enheden kan ikke gemme 4 billeder')).toBeVisible();
  await expect(admin.getByText('3 af 4 lagt op')).toBeVisible();
  const question = admin.waitForEvent('dialog');
  const reload = admin.reload();
  expect((await question).type()).toBe('beforeunload');
  await (await question).accept();
  await reload;
});

test('images are reordered by button, keyboard and pointer, each move as one atomic write; chosen images move first together, and are deleted and restored together', async ({
  admin,
  sdk,
}) => {
  const id = await openVehicleWithImages(admin, sdk, 4);
  const order = async () => (await storedImages(sdk, id)).map(({ storage_path }) => storage_path);
  const [a, b, c, d] = await order();
  const commits: string[] = [];
  admin.on('request', (request) => {
    if (request.url().includes(':commit')) commits.push(request.postData() ?? '');
  });

  await admin.getByRole('button', { name: 'Flyt billede 1 tilbage' }).click();
  await expect(toast(admin, 'Image order updated successfully')).toBeVisible();
  expect(await order()).toEqual([b, a, c, d]);
  expect(commits).toHaveLength(1);

  await admin.getByRole('button', { name: 'Flyt billede 1', exact: true }).focus();
  await admin.keyboard.press('Space');
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('ArrowRight');
  await expect(admin.getByText('Flyttet til plads 3 af 4.')).toBeAttached();
  await admin.keyboard.press('Space');
  await expect.poll(order).toEqual([a, c, b, d]);
  expect(commits).toHaveLength(2);

  await dragCard(admin, 3, 1);
  await expect.poll(order).toEqual([b, a, c, d]);
  expect((await storedImages(sdk, id)).map(({ image_order }) => image_order)).toEqual([0, 1, 2, 3]);

  await admin.getByLabel('Vælg billede 4').check();
  await admin.getByLabel('Vælg billede 3').check();
  const bar = admin.getByRole('region', { name: 'Valgte billeder' });
  await expect(bar).toContainText('2 billeder valgt');
  await expectAccessible(admin);
  await bar.getByRole('button', { name: 'Flyt først' }).click();
  await expect.poll(order).toEqual([c, d, b, a]);
  await expect(bar).toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Gå til de 4 billeder' })).toBeVisible();

  await admin.getByLabel('Vælg billede 1').check();
  await admin.getByLabel('Vælg billede 4').check();
  await bar.getByRole('button', { name: 'Slet valgte' }).click();
  const question = admin.getByRole('dialog', { name: 'Slet 2 billeder?' });
  await question.getByRole('button', { name: 'Slet' }).click();
  await expect.poll(order).toEqual([d, b]);
  await admin.getByRole('button', { name: 'Fortryd' }).click();
  await expect.poll(order).toEqual([c, d, b, a]);
});

test('the drafts of captions, damage descriptions and equipment survive a crashed tab or a reload', async ({
  admin,
  sdk,
}) => {
  const id = await openVehicleWithImages(admin, sdk, 1);
  await admin.getByLabel('Billedtekst').pressSequentially('Læderkabine');
  // A tab that is closed may still save its field. As after a crash, the first one is never left here.
  const page = await admin.context().newPage();
  await page.goto(`/admin#vehicle/${id}`);
  await expect(page.getByLabel('Billedtekst')).toHaveValue('Læderkabine');
  await page.getByLabel('Beskrivelse af skaden').pressSequentially('Ridse i døren');
  await page.getByLabel('Nyt udstyr').pressSequentially('Anhængertr');
  await page.reload();
  await expect(page.getByLabel('Beskrivelse af skaden')).toHaveValue('Ridse i døren');
  await expect(page.getByLabel('Nyt udstyr')).toHaveValue('Anhængertr');
  await expect(page.getByText('Ikke gemt endnu.')).toBeVisible();
  await page.getByLabel('Billedtekst').press('Enter');
  await expect(page.getByText('Ikke gemt endnu.')).toHaveCount(0);
  await expect.poll(async () => (await storedImages(sdk, id))[0]?.['caption']).toBe('Læderkabine');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .not.toContain('Læderkabine');
  await page.close();
});

test('a damage image is uploaded only with a description and can be reordered and deleted', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  const section = admin.getByRole('region', { name: 'Damage Images' });
  const input = section.getByLabel('Damage Images: Vælg billede');
  const description = section.getByLabel('Beskrivelse af skaden');
  const stored = async () =>
    (await sdk.firestore.collection('damage_images').where('vehicle_id', '==', id).get()).docs
      .map((document) => document.data())
      .filter((image) => !image['trashed_at']);
  await description.fill('   ');
  await input.setInputFiles(await image('skade.jpg'));
  await expect(toast(admin, 'Please provide a damage description')).toBeVisible();
  expect(await stored()).toEqual([]);
  await description.fill('Ridse i dør');
  await input.setInputFiles(await image('skade.jpg'));
  await expect(section.getByRole('button', { name: /^Vis billede/u })).toHaveCount(1);
  await expect(toast(admin, 'Damage image uploaded successfully')).toBeVisible();
  await expect(description.first()).toHaveValue('');
  // A description typed during an upload belongs to the next image.
  const release = await holdBack(admin, '**/v0/b/**');
  await description.first().fill('Stenslag');
  await input.setInputFiles(await image('skade.jpg'));
  await expect(section.getByRole('progressbar')).toBeVisible();
  await description.first().fill('Rust');
  release();
  await expect(section.getByRole('button', { name: /^Vis billede/u })).toHaveCount(2);
  await expect(section.getByLabel('Beskrivelse af skaden').last()).toHaveValue('Stenslag');
  await expect(description.first()).toHaveValue('Rust');
  expect((await stored())[0]?.['storage_path']).toMatch(/\/damage_\d+_\d+\.jpg$/u);
  await section.getByRole('button', { name: 'Flyt billede 2 frem' }).click();
  await expect(toast(admin, 'Damage image order updated successfully')).toBeVisible();
  await section.getByRole('button', { name: 'Slet billede 1' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Slet' }).click();
  await expect(toast(admin, 'Damage image deleted successfully')).toBeVisible();
  expect((await stored()).map(({ damage_description }) => damage_description)).toEqual([
    'Ridse i dør',
  ]);
  // Focus moves to the image that took the place of the deleted one.
  await expect(section.getByRole('button', { name: 'Slet billede 1' })).toBeFocused();
});

test('an electric vehicle accepts battery tests as PDF up to 5 MB and no other file', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk, { fuel_type: 'electric' });
  await editVehicle(admin, id);
  const input = admin.getByLabel('Battery Test Documents: Vælg PDF');
  await input.setInputFiles({ ...(await image('egentlig-jpg.pdf')), mimeType: 'application/pdf' });
  await expect(toast(admin, 'Please select a PDF file')).toBeVisible();
  const half = { name: 'halv.pdf', mimeType: 'application/pdf', buffer: PDF.subarray(0, 12) };
  await input.setInputFiles(half);
  await expect(toast(admin, /PDF-filen er ikke hel/u)).toBeVisible();
  const large = { name: 'stor.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_242_881) };
  await input.setInputFiles(large);
  await expect(toast(admin, /PDF-filen er større end 5 MB/u)).toBeVisible();
  await input.setInputFiles({
    name: 'test.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  });
  await expect(toast(admin, 'Battery test document uploaded successfully')).toBeVisible();
  const note = 'Battery test document uploaded: test.pdf';
  await expect(admin.getByText(note)).toBeVisible();
  const { docs } = await sdk.firestore
    .collection('battery_test_results')
    .where('vehicle_id', '==', id)
    .get();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });
  expect(docs[0]?.data()).toMatchObject({
    vehicle_id: id,
    test_date: today.format(new Date()),
    test_notes: note,
  });
  expect(docs[0]?.get('storage_path')).toMatch(/\/battery_test_\d{13}_\d+\.pdf$/u);
  // A function has read the file; what it finds is shown without a reload.
  await expect(admin.getByText('Behandles til siden…')).toHaveCount(0);
  expect((await docs[0]?.ref.get())?.get('document_state')).toBe('ready');
  await docs[0]?.ref.update({ document_state: 'failed', document_error: 'Filen er ikke en PDF.' });
  const documents = admin.getByRole('region', { name: 'Battery Test Documents' });
  await documents.getByRole('button', { name: 'Opdater' }).click();
  await expect(documents).toContainText('Kan ikke bruges på siden: Filen er ikke en PDF.');
  await admin.getByRole('button', { name: `Slet ${note}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Slet' }).click();
  await expect(toast(admin, 'Battery test result deleted successfully')).toBeVisible();
});
