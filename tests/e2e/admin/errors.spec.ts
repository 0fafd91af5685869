import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import {
  chooseStatus,
  editVehicle,
  expect,
  openTab,
  readVehicle,
  save,
  storeImage,
  storeVehicle,
  test,
  toast,
} from '#tests/support/browser/admin.ts';
import { PDF } from '#tests/support/builders.ts';
import type { AdminSdk } from '#tools/shared/admin-sdk.ts';

/** The three ways in which a call can fail, and the reason that the toast then shows. */
type Failure = '403' | '500' | 'dropped';
const FAILURES: Record<Failure, { reason: string; fail: (route: Route) => Promise<void> }> = {
  403: { reason: 'Indsat 403', fail: (route: Route) => refuse(route, 403) },
  500: { reason: 'Indsat 500', fail: (route: Route) => refuse(route, 500) },
  dropped: { reason: 'Ingen forbindelse', fail: (route: Route) => route.abort() },
};

const refuse = (route: Route, code: number) =>
  route.fulfill({ status: code, json: { error: { code, message: `Indsat ${code}` } } });

/** Makes each request fail whose address contains `call` and whose body contains `text`. */
async function failCalls(page: Page, call: string, text: string, failure: Failure): Promise<void> {
  await page.route(`**/*${call}*`, (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const body = route.request().postData() ?? '';
    if (!body.includes(text)) return route.continue();
    return FAILURES[failure].fail(route);
  });
}

const failureToast = (page: Page, title: string) =>
  page.locator('.toast--destructive').filter({ hasText: title });

async function expectFailure(page: Page, title: string, failure: Failure): Promise<void> {
  const failed = failureToast(page, title);
  await expect(failed).toContainText(FAILURES[failure].reason);
  await page.unrouteAll();
  // Closes the toast, so that the next one with this title must come from another failure.
  await failed.getByRole('button').click();
}

async function storeBatteryTest(sdk: AdminSdk, vehicleId: string): Promise<void> {
  const now = new Date();
  await sdk.firestore.collection('battery_test_results').add({
    vehicle_id: vehicleId,
    test_date: '2026-11-01',
    test_document_url: `/documents/battery-test-documents/${vehicleId}/a.pdf`,
    storage_path: `battery-test-documents/${vehicleId}/a.pdf`,
    test_notes: 'Battery test document uploaded: a.pdf',
    created_at: now,
    updated_at: now,
    version: 1,
  });
}

async function file(name: string) {
  const buffer = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#333' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function confirmDelete(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Slet' }).click();
}

/** What a failure looks like does not depend on what fails, so each record fails in one way here. */
test('a failed save or delete of a vehicle shows an error and its reason', async ({
  admin,
  sdk,
}) => {
  const { id, model } = await storeVehicle(sdk);
  await openTab(admin, 'Vehicles');
  await admin.getByRole('button', { name: 'Opdater' }).click();
  await failCalls(admin, ':commit', '"trashed_at"', 'dropped');
  await admin.getByRole('button', { name: `Slet Testmærke ${model}` }).click();
  await confirmDelete(admin);
  await expectFailure(admin, 'Error deleting vehicle', 'dropped');
  const status = admin.getByLabel(`Status for Testmærke ${model}`);
  // A save without an answer waits in the queue; one that is refused has failed.
  await failCalls(admin, ':commit', id, '500');
  await chooseStatus(status, 'Sold');
  await expectFailure(admin, 'Error saving vehicle', '500');
  await expect(status).toHaveText('Available');
  await failCalls(admin, ':commit', id, 'dropped');
  await chooseStatus(status, 'Reserved');
  await expect(toast(admin, 'Gemt på enheden')).toBeVisible();
  await expect(status).toHaveText('Reserved');
  await admin.unrouteAll();
  await admin.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await readVehicle(sdk, id))['status']).toBe('reserved');
  await editVehicle(admin, id);
  await failCalls(admin, ':commit', id, '500');
  await admin.getByLabel('Farve').fill('Sort');
  await save(admin);
  await expectFailure(admin, 'Error saving vehicle', '500');
  await expect(admin.getByLabel('Farve')).toHaveValue('Sort');
});

test('a failed fetch, save or delete of an accessory or reorder of its images shows an error and its reason', async ({
  admin,
  sdk,
}) => {
  const failure = '403';
  // Earlier tests leave what they deleted in the trash.
  const { docs } = await sdk.firestore.collection('accessories').get();
  const accessory = docs.find((document) => !document.get('trashed_at'));
  if (!accessory) throw new Error('The seeded stock has no accessory.');
  for (const order of [7, 8]) {
    await storeImage(sdk, 'accessory_images', { accessory_id: accessory.id }, order);
  }
  await failCalls(admin, ':runQuery', 'accessories', failure);
  await openTab(admin, 'Tilbehør');
  await expectFailure(admin, 'Error fetching accessories', failure);
  await admin.getByRole('button', { name: 'Opdater' }).click();
  await failCalls(admin, ':commit', '"trashed_at"', failure);
  await admin
    .getByRole('button', { name: /^Slet / })
    .first()
    .click();
  await confirmDelete(admin);
  await expectFailure(admin, 'Error deleting accessory', failure);
  await admin.getByRole('button', { name: `Rediger ${accessory.get('name')}` }).click();
  await failCalls(admin, ':commit', 'images', failure);
  await admin.getByRole('button', { name: 'Flyt billede 1 tilbage' }).click();
  await expectFailure(admin, 'Error reordering images', failure);
  await failCalls(admin, ':commit', 'Går ikke', failure);
  await admin.getByLabel('Navn').fill('Går ikke');
  await save(admin);
  await expect(failureToast(admin, 'Error saving accessory')).toBeVisible();
  await admin.getByRole('button', { name: 'Annuller' }).click();
  await expectFailure(admin, 'Error saving accessory', failure);
});

test('a failed fetch, change, reorder or delete of images or of a battery test shows an error and its reason; an order that a colleague has overtaken is explained', async ({
  admin,
  sdk,
}) => {
  const failure = '500';
  const { id } = await storeVehicle(sdk, { fuel_type: 'electric' });
  for (const order of [0, 1]) {
    await storeImage(sdk, 'vehicle_images', { vehicle_id: id }, order);
    await storeImage(sdk, 'damage_images', { vehicle_id: id }, order);
  }
  await storeBatteryTest(sdk, id);
  await editVehicle(admin, id);
  const images = admin.getByRole('region', { name: 'Vehicle Images' });
  const damage = admin.getByRole('region', { name: 'Damage Images' });
  const battery = admin.getByRole('region', { name: 'Battery Test Documents' });
  for (const section of [images, damage]) {
    await expect(section.getByRole('button', { name: 'Slet billede 2' })).toBeVisible();
  }
  await expect(battery.getByRole('button', { name: /^Slet Battery/u })).toBeVisible();

  for (const [section, collection, title] of [
    [images, 'vehicle_images', 'Error fetching images'],
    [damage, 'damage_images', 'Error fetching damage images'],
    [battery, 'battery_test_results', 'Error fetching battery test results'],
  ] as const) {
    await failCalls(admin, ':runQuery', collection, failure);
    await section.getByRole('button', { name: 'Opdater' }).click();
    await expectFailure(admin, title, failure);
  }
  for (const [click, title] of [
    [images.getByRole('button', { name: 'Gør billede 2 primært' }), 'Error setting primary image'],
    [images.getByRole('button', { name: 'Flyt billede 1 tilbage' }), 'Error updating image order'],
    [
      damage.getByRole('button', { name: 'Flyt billede 1 tilbage' }),
      'Error updating damage image order',
    ],
  ] as const) {
    await failCalls(admin, ':commit', 'images', failure);
    await click.click();
    await expectFailure(admin, title, failure);
    await expect(click).toBeEnabled();
  }
  for (const [section, button, title] of [
    [images, 'Slet billede 1', 'Error deleting image'],
    [damage, 'Slet billede 1', 'Error deleting damage image'],
    [battery, /^Slet Battery/u, 'Error deleting battery test result'],
  ] as const) {
    await failCalls(admin, ':commit', '"trashed_at"', failure);
    await section.getByRole('button', { name: button }).click();
    await confirmDelete(admin);
    await expectFailure(admin, title, failure);
  }

  const { docs } = await sdk.firestore
    .collection('vehicle_images')
    .where('vehicle_id', '==', id)
    .get();
  for (const document of docs) await document.ref.update({ version: 2 });
  await images.getByRole('button', { name: 'Flyt billede 1 tilbage' }).click();
  const failed = failureToast(admin, 'Error updating image order');
  await expect(failed).toContainText('En kollega har flyttet billederne.');
  await expect(failed).not.toContainText('line');
});

/**
 * The upload forms with the folder of their files, how an upload fails there, and the reason that is shown.
 */
const UPLOADS: [title: string, folder: string, failure: Failure, reason: string][] = [
  ['Error uploading images', 'vehicle-images', '500', 'Max retry time for operation exceeded'],
  ['Error uploading damage image', 'damage-images', '403', 'User does not have permission'],
  [
    'Error uploading battery test document',
    'battery-test-documents',
    'dropped',
    'Ingen forbindelse',
  ],
];

test('a lost connection is one standing notice however often images are polled, and goes when it is back; a refused, failed or interrupted upload shows its reason and offers a retry in all three upload forms', async ({
  ownAdmin: admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  await storeImage(sdk, 'vehicle_images', { vehicle_id: id }, 0);
  const { docs } = await sdk.firestore
    .collection('vehicle_images')
    .where('vehicle_id', '==', id)
    .get();
  // The admin polls while an image is pending.
  await docs[0]?.ref.update({ image_state: 'pending' });
  await admin.clock.install();
  await editVehicle(admin, id);
  await expect(admin.getByText('Behandles til siden…')).toBeVisible();
  let polls = 0;
  admin.on('requestfailed', (request) => {
    if (request.url().includes(':runQuery')) polls += 1;
  });
  await admin.context().setOffline(true);
  const line = admin.getByRole('status').filter({ hasText: 'Offentlig side' });
  await expect(line).toContainText('Ingen forbindelse');
  const later = async () => {
    await admin.clock.runFor(5_000);
    return polls;
  };
  await expect.poll(later).toBeGreaterThan(2);
  await expect(admin.locator('.toast--destructive')).toHaveCount(0);
  await admin.context().setOffline(false);
  await expect(line).not.toContainText('Ingen forbindelse');

  const { id: electric } = await storeVehicle(sdk, { fuel_type: 'electric' });
  await editVehicle(admin, electric);
  await expect(admin.getByLabel('Battery Test Documents: Vælg PDF')).toBeAttached();
  await admin.route('**/v0/b/**', (route) => {
    const upload = UPLOADS.find(([, folder]) => route.request().url().includes(folder));
    return upload ? FAILURES[upload[2]].fail(route) : route.continue();
  });
  const choose = async () => {
    await admin.getByLabel('Vehicle Images: Vælg billeder').setInputFiles(await file('a.jpg'));
    await admin.getByLabel('Beskrivelse af skaden').fill('Ridse');
    await admin.getByLabel('Damage Images: Vælg billede').setInputFiles(await file('b.jpg'));
    await admin.getByLabel('Battery Test Documents: Vælg PDF').setInputFiles({
      name: 'c.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    });
  };
  await choose();
  for (const [title, , failure, reason] of UPLOADS) {
    // The SDK itself retries for eight seconds, except what was refused.
    if (failure === '500') await admin.clock.fastForward(8_500);
    await expect(failureToast(admin, title)).toContainText(reason);
  }
  await expect(admin.getByLabel('Beskrivelse af skaden').first()).toHaveValue('Ridse');
  for (const name of ['a.jpg', 'b.jpg', 'c.pdf']) {
    await expect(admin.getByRole('button', { name: `Prøv igen: ${name}` })).toBeVisible();
  }
});

test('a vehicle list that cannot be fetched shows an error and loads on retry, and code that does not arrive says so while the rest stays', async ({
  admin,
}) => {
  await admin.route('**/HelpDialog*', (route) => route.abort());
  await admin.getByRole('button', { name: 'Hjælp til denne side' }).click();
  await expect(admin.getByRole('alert')).toContainText('Administrationen er blevet opdateret');
  await openTab(admin, 'Vehicles');
  await expect(admin.getByRole('tab', { name: 'Vehicles', selected: true })).toBeVisible();

  await failCalls(admin, ':runQuery', 'vehicles', 'dropped');
  await admin.reload();
  await expect(admin.getByText('Ikke hentet')).toBeVisible();
  await expectFailure(admin, 'Error fetching vehicles', 'dropped');
  await admin.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(admin.getByText(/^Hentet \d\d\.\d\d$/u)).toBeVisible();
});
