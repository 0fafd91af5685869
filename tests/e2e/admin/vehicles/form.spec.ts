import type { Page } from '@playwright/test';
import { VehicleSchema } from '#domain/vehicle/vehicle.ts';
import {
  editVehicle,
  expect,
  expectAccessible,
  loadChanges,
  openTab,
  readVehicle,
  save,
  saveAnyway,
  storeVehicle,
  test,
  toast,
} from '#tests/support/browser/admin.ts';
import { holdBack } from '#tests/support/browser/hold-back.ts';

const PRICE = 'Pris (kr. inkl. moms)';

async function addVehicle(page: Page, model: string): Promise<void> {
  // By the tab: the dashboard moves its buttons down while its tasks come.
  await openTab(page, 'Add/Edit Vehicle');
  await page.getByLabel('Mærke').fill('Testmærke');
  await page.getByLabel('Model').fill(model);
}

test('the vehicle form shows every section in order and the default values of a new vehicle; the vehicle form requires make, model, year and price', async ({
  admin,
}) => {
  await openTab(admin, 'Add/Edit Vehicle');
  await expect(admin.locator('form').getByRole('heading')).toHaveText([
    'Basic Information',
    'Vehicle Details',
    'Pricing',
    'Additional Information',
    'Specs & Udstyr',
    'Settings',
    'Walkaround Video',
  ]);
  await expect(admin.getByLabel('Årgang')).toHaveValue(String(new Date().getFullYear()));
  await expect(admin.getByLabel(PRICE)).toHaveValue('0');
  await expect(admin.getByLabel('Kilometerstand (km)')).toHaveValue('0');
  await expect(admin.getByLabel('Status')).toHaveValue('available');
  await expect(admin.getByLabel('Featured (fremhævet bil)')).not.toBeChecked();
  await expect(admin.getByText('Intet udstyr endnu.')).toBeVisible();
  await expect(admin.getByLabel('Leasingperiode (måneder)')).toHaveCount(0);
  await admin.getByLabel('Drivmiddel').selectOption('electric');
  await expect(admin.locator('form').getByRole('heading').nth(2)).toHaveText('Battery Information');
  await expect(
    admin.getByText('Gem bilen først, og rediger den derefter for at uploade batteritest-PDF’er.'),
  ).toBeVisible();
  await admin.getByRole('checkbox', { name: 'FlexLeasing' }).check();
  await expect(admin.getByLabel('Leasingperiode (måneder)')).toHaveValue('12');
  for (const [label, options] of [
    ['Drivmiddel', ['Vælg', 'Benzin', 'Diesel', 'El', 'Hybrid']],
    ['Gearkasse', ['Vælg', 'Manuel', 'Automatisk', 'Tiptronic']],
    ['Status', ['Available', 'Sold', 'Reserved', 'Maintenance']],
    ['Leasingperiode (måneder)', ['12 måneder', '24 måneder', '36 måneder', 'Ikke valgt']],
  ] as const) {
    const field = admin.getByLabel(label, { exact: true });
    await expect(field.getByRole('option')).toHaveText(options);
  }
  for (const customer of ['Privat', 'Erhverv']) {
    for (const amount of ['ydelse pr. måned', 'førstegangsydelse', 'restværdi']) {
      await expect(admin.getByLabel(`${customer}: ${amount}`)).toHaveValue('0');
    }
  }
  await expectAccessible(admin);
  await admin.getByLabel('Årgang').fill('');
  await admin.getByLabel(PRICE).fill('');
  await save(admin);
  await expect(admin.getByText('Feltet skal udfyldes.')).toHaveCount(4);
  await expect(admin.getByLabel('Mærke')).toBeFocused();
});

test('a new vehicle is saved with its parsed numbers, and text that is no number is stored as null', async ({
  admin,
  sdk,
}) => {
  await addVehicle(admin, 'Tal');
  // Typing replaces the 0 in the field instead of extending it.
  await admin.getByLabel('Kilometerstand (km)').click({ position: { x: 14, y: 20 } });
  await admin.keyboard.type('85000');
  await expect(admin.getByLabel('Kilometerstand (km)')).toHaveValue('85000');
  await admin.getByLabel(PRICE).fill('249.900,50');
  await expect(admin.getByText('Forstået som 249.900,5')).toBeVisible();
  await admin.getByLabel('Kilometerstand (km)').fill('mange');
  await expect(admin.getByText('Ikke et tal – gemmes som tomt felt')).toBeVisible();
  await admin.getByRole('checkbox', { name: 'FlexLeasing' }).check();
  await admin.getByLabel('Leasingperiode (måneder)').selectOption('');
  await admin.getByLabel('Privat: ydelse pr. måned').fill('3.995');
  await admin.getByLabel('Privat: restværdi').fill('-');
  await saveAnyway(admin);
  await expect(toast(admin, 'Vehicle created successfully')).toBeVisible();
  await expect(admin.getByRole('tab', { name: 'Vehicles', selected: true })).toBeVisible();
  // Images can be added once the vehicle is saved, so the vehicle table offers that next.
  await admin.getByRole('button', { name: 'Tilføj billeder' }).click();
  await expect(admin.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible();
  await expect(admin.getByLabel('Model')).toHaveValue('Tal');
  await expect(admin.getByRole('heading', { name: 'Vehicle Images' })).toBeInViewport();
  const { docs } = await sdk.firestore.collection('vehicles').where('model', '==', 'Tal').get();
  const stored = docs[0]?.data() ?? {};
  // Only a move to the trash writes its time, and only a function the cover.
  const { trashed_at: _, cover: __, ...written } = VehicleSchema.entries;
  expect(Object.keys(stored).sort()).toEqual(Object.keys(written).sort());
  expect(stored).toMatchObject({
    price: 249_900.5,
    mileage: null,
    flexleasing_period: null,
    flexleasing_privat_monthly_payment: 3995,
    flexleasing_privat_residual_value: null,
    sold_date: null,
    version: 1,
  });
});

test('the vehicle form shows the savings of a sale and the total payment of a leasing; the vehicle form previews a YouTube video and refuses any other address', async ({
  admin,
  sdk,
}) => {
  const old = new Date(Date.now() - 60 * 86_400_000);
  const state = { price: 300_000, is_on_sale: false, original_price: null, sale_price: null };
  const entry = { ...state, offer_until: null, offered: true, by: 'system', reason: null, at: old };
  const { id } = await storeVehicle(sdk, { ...state, price_log: { v1: entry } });
  await loadChanges(admin);
  await editVehicle(admin, id);
  await expect(admin.getByLabel('Førpris (kr. inkl. moms)')).toHaveCount(0);
  await admin.getByLabel('Bilen er på tilbud').check();
  const before = admin.getByLabel('Førpris (kr. inkl. moms)');
  await expect(before).toHaveValue('300000');
  await expect(before).not.toBeEditable();
  await admin.getByLabel('Tilbudspris (kr. inkl. moms)').fill('249900');
  await expect(admin.getByText('Besparelse 50.100 kr. (17 %)')).toBeVisible();
  await admin.getByRole('checkbox', { name: 'FlexLeasing' }).check();
  await admin.getByLabel('Privat: ydelse pr. måned').fill('3000');
  await admin.getByLabel('Privat: førstegangsydelse').fill('10000');
  await expect(admin.getByText(/Samlet betaling over 12 måneder.*: 50\.000 kr\./u)).toBeVisible();

  const video = admin.getByLabel('YouTube-link eller video-id');
  await video.fill('https://vimeo.com/1');
  await expect(admin.getByText('Invalid YouTube URL')).toBeVisible();
  await expect(admin.getByText('Please provide a valid YouTube URL or video ID')).toBeVisible();
  await save(admin);
  await expect(video).toHaveAccessibleDescription('Invalid YouTube URL');
  await video.fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await admin.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'film' }),
  );
  await admin.getByRole('button', { name: 'Vis video' }).click();
  await expect(admin.getByTitle('Forhåndsvisning af video')).toHaveAttribute('src', /aqz-KE-bpKQ/u);
});

test('further facts stand in closed groups, and a save opens the group with an error; the equipment field trims entries, accepts them by Enter or button and drops duplicates', async ({
  admin,
  sdk,
}) => {
  await addVehicle(admin, 'Grupper');
  for (const width of [390, 1440]) {
    await admin.setViewportSize({ width, height: 900 });
    await expect.poll(() => controlsInSight(admin)).toBeLessThanOrEqual(12);
  }
  const group = admin.getByRole('group').filter({ hasText: 'Karrosseri og motor' });
  await expect(group).toContainText('Ikke udfyldt');
  await group.getByText('Karrosseri og motor').click();
  await group.getByLabel('Karrosseri').selectOption('estate');
  await group.getByLabel('Effekt (hk)').fill('190');
  await group.getByLabel('Antal døre').fill('0');
  await group.getByText('Karrosseri og motor').click();
  await expect(group).toContainText('Stationcar · Antal døre 0 · Effekt 190 hk');
  await save(admin);
  await expect(group.getByLabel('Antal døre')).toBeFocused();
  await expect(group.getByText('Tallet skal være mindst 1.')).toBeVisible();
  await expect.poll(() => controlsInSight(admin)).toBeLessThanOrEqual(12);
  await group.getByLabel('Antal døre').fill('5');

  const entry = admin.getByLabel('Nyt udstyr');
  for (const text of ['  Aftageligt anhængertræk ', 'Aftageligt anhængertræk']) {
    await entry.fill(text);
    await entry.press('Enter');
  }
  await admin.getByText('I søgningen: 1 af 1.').click();
  const searched = admin.getByRole('button', { name: 'Anhængertræk med i søgningen' });
  await expect(searched).toHaveAttribute('aria-pressed', 'true');
  await searched.click();
  await expect(searched).toHaveAttribute('aria-pressed', 'false');
  await searched.click();
  for (const text of ['LED-forlygter', '   ', 'Væk igen']) {
    await entry.fill(text);
    await admin.getByRole('button', { name: 'Tilføj' }).click();
  }
  await admin.getByRole('button', { name: 'Fjern Væk igen' }).click();
  // A long name leaves the button its width.
  await entry.fill('U'.repeat(200));
  await entry.press('Enter');
  const removal = admin.getByRole('button', { name: 'Fjern UU' });
  expect((await removal.boundingBox())?.width).toBe(44);
  await removal.click();
  await entry.fill('Glemt i feltet');
  await expectAccessible(admin);
  await saveAnyway(admin);
  await expect(toast(admin, 'Vehicle created successfully')).toBeVisible();
  const { docs } = await sdk.firestore.collection('vehicles').where('model', '==', 'Grupper').get();
  expect(docs[0]?.data()).toMatchObject({
    ...{ body_type: 'estate', power_hp: 190, doors: 5, seats: null, towing_weight: null },
    ...{
      equipment: ['led_headlights', 'tow_bar'],
      specs_equipment: ['Aftageligt anhængertræk', 'LED-forlygter', 'Glemt i feltet'],
    },
  });
});

/** The number of fields of the form that are within the window. */
function controlsInSight(page: Page): Promise<number> {
  const controls = page.locator('form').locator('input, select, textarea');
  return controls.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return element.checkVisibility() && bottom > 0 && top < innerHeight;
      }).length,
  );
}

test('a save of an unchanged vehicle writes nothing and is reported as saved; a typing mistake in a price is asked about once, and correcting it leads back to the field', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk, { price: 346_800 });
  await editVehicle(admin, id);
  const price = admin.getByLabel(PRICE);
  await price.fill('346.800');
  await save(admin);
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  expect(await readVehicle(sdk, id)).toMatchObject({ price: 346_800, version: 1 });

  await editVehicle(admin, id);
  await price.click();
  await admin.keyboard.type('29.900');
  await expect(price).toHaveValue('29.900');
  await save(admin);
  const question = admin.getByRole('dialog', { name: 'Er det rigtigt?' });
  await expect(question.getByRole('listitem')).toHaveText(['Pris: 346.800 → 29.900 (−91 %)']);
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Ret' }).click();
  await expect(price).toBeFocused();
  expect(await readVehicle(sdk, id)).toMatchObject({ price: 346_800, version: 1 });
  await admin.keyboard.type('339.900');
  await save(admin);
  await expect(toast(admin, 'Pris: 346.800 → 339.900')).toBeVisible();
  expect(await readVehicle(sdk, id)).toMatchObject({ price: 339_900, version: 2 });
});

test('a vehicle saved as a kladde is marked, has its own filter and is published by Gem', async ({
  admin,
  sdk,
  app,
}) => {
  await addVehicle(admin, 'Klargøres');
  await admin.getByLabel('VIN').fill('WVWZZZ1KZAW000042');
  await save(admin);
  const question = admin.getByRole('dialog', { name: 'Der mangler noget' });
  await expect(question.getByRole('listitem')).toHaveCount(4);
  await question.getByRole('button', { name: 'Gem som kladde' }).click();
  await expect(toast(admin, 'Gemt som kladde. Bilen er ikke på siden.')).toBeVisible();
  await admin.getByLabel('Status', { exact: true }).selectOption('Kladde');
  const row = admin.getByRole('row').filter({ hasText: 'Klargøres' });
  await expect(row.getByText('Kladde', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: /på siden/u })).toHaveCount(0);
  const stored = async () => {
    const vehicles = sdk.firestore.collection('vehicles').where('model', '==', 'Klargøres');
    const document = (await vehicles.get()).docs[0];
    return { id: document?.id ?? '', data: document?.data() ?? {} };
  };
  const { id, data } = await stored();
  expect(data).toMatchObject({ unpublished: true, stelnummer: 'WVWZZZ1KZAW000042' });
  const page = await admin.request.get(`${app.siteUrl}/car/${id}`);
  expect(page.status()).toBe(404);

  await row.getByRole('button', { name: /^Rediger/u }).click();
  await expect(admin.getByText('Bilen er en kladde og vises ikke på siden.')).toBeVisible();
  await save(admin);
  await expect(question.getByRole('listitem').last()).toHaveText('Bilen har ingen billeder endnu.');
  await question.getByRole('button', { name: 'Gem alligevel' }).click();
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  expect((await stored()).data).toMatchObject({ unpublished: false, version: 2 });
  const published = await admin.request.get(`${app.siteUrl}/car/${id}`);
  expect(published.status()).toBe(200);
});

test('a vehicle saved as sold gets a sold date, and another status clears it', async ({
  admin,
  sdk,
}) => {
  const began = Date.now();
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  await admin.getByLabel('Status').selectOption('sold');
  await save(admin);
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  const soldAt = async () =>
    (await sdk.firestore.doc(`vehicles/${id}`).get()).get('sold_date')?.toMillis();
  const sold = await soldAt();
  expect(sold).toBeGreaterThanOrEqual(began);
  expect(sold).toBeLessThanOrEqual(Date.now());
  await editVehicle(admin, id);
  await admin.getByLabel('Status').selectOption('reserved');
  await save(admin);
  await expect.poll(async () => (await readVehicle(sdk, id))['status']).toBe('reserved');
  expect((await readVehicle(sdk, id))['sold_date']).toBeNull();
  // Left once the save has been answered; until then the last toast is that of the save before.
  await expect(admin.getByRole('heading', { name: 'Edit Vehicle' })).toBeHidden();
  await admin.getByRole('button', { name: 'Fortryd', exact: true }).last().click();
  await expect.poll(async () => (await readVehicle(sdk, id))['status']).toBe('sold');
  expect(await soldAt()).toBe(sold);
});

test('unsaved vehicle changes warn before leaving and survive a reload; a cancelled vehicle edit returns to the vehicle table and can be undone', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  await admin.getByLabel('Variant').fill('Ikke gemt');
  await openTab(admin, 'Dashboard');
  const question = admin.getByRole('dialog', { name: 'Ændringer er ikke gemt' });
  await question.getByRole('button', { name: 'Bliv her' }).click();
  admin.once('dialog', (dialog) => dialog.accept());
  await admin.reload();
  await expect(admin.getByLabel('Variant')).toHaveValue('Ikke gemt');
  await expect(admin.getByText(/Dine ændringer fra sidst/u)).toBeVisible();
  await openTab(admin, 'Add/Edit Vehicle');
  await question.getByRole('button', { name: 'Forlad uden at gemme' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Add Vehicle');
  await expect(admin.getByLabel('Variant')).toHaveValue('');
  await editVehicle(admin, id);
  await expect(admin.getByLabel('Variant')).toHaveValue('');

  await admin.getByLabel('Variant').fill('Fortrudt');
  await admin.getByRole('button', { name: 'Annuller' }).click();
  await expect(admin.getByRole('tab', { name: 'Vehicles', selected: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Fortryd' }).click();
  await expect(admin.getByLabel('Variant')).toHaveValue('Fortrudt');
});

test('a conflicting save of a second editor is stopped and resolved field by field', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  await admin.getByLabel(PRICE).fill('90000');
  await admin.getByLabel('Farve').fill('Blå');
  await sdk.firestore
    .doc(`vehicles/${id}`)
    .update({ price: 95_000, variant: 'Fra en anden', version: 2, updated_at: new Date() });
  await save(admin);
  const dialog = admin.getByRole('dialog', { name: 'En anden har gemt i mellemtiden' });
  // Not about the colour and the variant, which one of the two has changed.
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('group', { name: PRICE })).toContainText('Min: 90.000');
  await expectAccessible(admin);
  await dialog
    .getByRole('group', { name: PRICE })
    .getByLabel(/Den andens/u)
    .check();
  await dialog.getByRole('button', { name: 'Gem mit valg' }).click();
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  expect(await readVehicle(sdk, id)).toMatchObject({
    price: 95_000,
    color: 'Blå',
    variant: 'Fra en anden',
    version: 3,
  });
});

test('edits of different fields are saved together, and the save says old and new with undo; a vehicle that a colleague deleted can be saved again from the open form', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  await admin.getByLabel(PRICE).fill('95000');
  await sdk.firestore
    .doc(`vehicles/${id}`)
    .update({ variant: 'Fra en anden', version: 2, updated_at: new Date() });
  await save(admin);
  await expect(toast(admin, 'Pris: 100.000 → 95.000')).toBeVisible();
  expect(await readVehicle(sdk, id)).toMatchObject({ price: 95_000, variant: 'Fra en anden' });
  await admin.getByRole('button', { name: 'Fortryd' }).click();
  await expect(toast(admin, 'Ændringen er fortrudt')).toBeVisible();
  expect(await readVehicle(sdk, id)).toMatchObject({ price: 100_000, variant: 'Fra en anden' });

  await editVehicle(admin, id);
  await admin.getByLabel('Farve').fill('Oliven');
  await sdk.firestore.doc(`vehicles/${id}`).update({ trashed_at: new Date(), version: 5 });
  await save(admin);
  const dialog = admin.getByRole('dialog', { name: 'Bilen er slettet af en anden.' });
  await dialog.getByRole('button', { name: 'Opret igen' }).click();
  await expect(toast(admin, 'Vehicle created successfully')).toBeVisible();
  expect(await readVehicle(sdk, id)).toMatchObject({
    color: 'Oliven',
    trashed_at: null,
    version: 6,
  });
});

test('a vehicle that is the first view of a session is saved without a connection, and the table opens; a vehicle save without network waits in the head of every view and succeeds once online', async ({
  ownAdmin: admin,
  sdk,
  context,
}) => {
  const { id } = await storeVehicle(sdk);
  const tableCode = admin.waitForResponse('**/VehiclesView*.js');
  await editVehicle(admin, id);
  await tableCode;
  await admin.waitForLoadState('networkidle');
  await admin.getByLabel('Farve').fill('Grå');
  await context.setOffline(true);
  await save(admin);
  await expect(toast(admin, 'Gemt på enheden')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
  // The rows are as they were loaded, so the view names what waits.
  const waiting = admin.locator('.notice', { hasText: 'Ikke sendt endnu' }).getByRole('link');
  await expect(waiting).toHaveAttribute('href', `#vehicle/${id}`);
  const line = admin.getByRole('button', { name: 'Ikke sendt endnu: 1 ændring venter' });
  await line.click();
  await expect(admin.getByText(/Det, du har skrevet, er bevaret/u)).toBeVisible();
  await expect(admin.getByLabel('Farve')).toHaveValue('Grå');
  await context.setOffline(false);
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  expect(await readVehicle(sdk, id)).toMatchObject({ color: 'Grå', version: 2 });
});

test('input typed during a slow save or after a lost response is saved without a second vehicle', async ({
  admin,
  sdk,
}) => {
  const stored = async (model: string) =>
    (await sdk.firestore.collection('vehicles').where('model', '==', model).get()).docs;
  await addVehicle(admin, 'Langsom linje');
  const release = await holdBack(admin, '**/documents:commit*');
  await saveAnyway(admin);
  await expect(admin.getByRole('button', { name: 'Gemmer…' })).toBeVisible();
  await admin.getByLabel('Farve').fill('Grøn');
  release();
  await expect(admin.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible();
  await expect(admin.getByLabel('Farve')).toHaveValue('Grøn');
  await admin.unrouteAll();
  await save(admin);
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  expect((await stored('Langsom linje')).map((document) => document.get('color'))).toEqual([
    'Grøn',
  ]);

  // The server stores the vehicle, but its response is lost.
  await addVehicle(admin, 'Uden svar');
  let isStored = false;
  await admin.route('**/documents:commit*', async (route) => {
    if (!isStored) await route.fetch();
    isStored = true;
    await route.abort();
  });
  await saveAnyway(admin);
  const line = admin.getByRole('button', { name: 'Ikke sendt endnu: 1 ændring venter' });
  await line.click();
  await expect(admin.getByText(/Det, du har skrevet, er bevaret/u)).toBeVisible();
  await admin.getByLabel('Farve').fill('Gul');
  await admin.unrouteAll();
  await saveAnyway(admin);
  await expect(admin.getByRole('tab', { name: 'Vehicles', selected: true })).toBeVisible();
  await expect(line).toHaveCount(0);
  expect((await stored('Uden svar')).map((document) => document.get('color'))).toEqual(['Gul']);
});
