import { formatAmount, formatKroner } from '#copy/format.ts';
import {
  chooseStatus,
  expect,
  expectAccessible,
  openTab,
  readVehicle,
  storeVehicle,
  test,
  toast,
} from '#tests/support/browser/admin.ts';

const DAY_MS = 86_400_000;
const COLOURS = {
  available: 'rgb(35, 130, 77)',
  sold: 'rgb(179, 34, 27)',
  reserved: 'rgb(245, 197, 44)',
  maintenance: 'rgb(37, 99, 201)',
  archived: 'rgb(135, 144, 141)',
};

test('the dashboard shows the counts and the total value of the stored stock; the dashboard lists the five newest vehicles with badges and opens the table and the form', async ({
  admin,
  sdk,
}) => {
  const { docs } = await sdk.firestore.collection('vehicles').get();
  const all = docs.map((document) => document.data()).filter(({ trashed_at }) => !trashed_at);
  // Without the drafts that an earlier test left, which a note below the figure counts.
  const available = all.filter(({ status, unpublished }) => status === 'available' && !unpublished);
  const value = available.reduce((sum, { price }) => sum + price, 0);
  const recent = all.filter(
    ({ created_at }) => created_at.toMillis() >= Date.now() - 7 * DAY_MS,
  ).length;
  const card = (title: string) =>
    admin.locator('dl > div').filter({ has: admin.getByText(title, { exact: true }) });
  await expect(card('Total Vehicles')).toContainText(formatAmount(all.length));
  await expect(card('Total Vehicles')).toContainText(`+${formatAmount(recent)} added this week`);
  await expect(card('Available').locator('.card__value')).toHaveText(
    formatAmount(available.length),
  );
  await expect(card('Total Value')).toContainText(formatKroner(value));
  await expect(card('Featured').getByRole('definition')).toHaveText(
    formatAmount(all.filter(({ featured }) => featured).length),
  );
  await expect(card('Sold').getByRole('definition')).toHaveText(
    formatAmount(all.filter(({ status }) => status === 'sold').length),
  );
  await expect(card('Recent Activity')).toContainText(formatAmount(recent));

  const { model } = await storeVehicle(sdk, {
    featured: true,
    flexleasing_enabled: true,
    status: 'reserved',
  });
  await admin.getByRole('button', { name: 'Opdater' }).click();
  const rows = admin.getByRole('region', { name: 'Recent Vehicles' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText(model);
  for (const badge of ['Featured', 'FlexLeasing', 'Reserved']) {
    await expect(rows.first().getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(rows.first().locator('.dot--reserved')).toBeVisible();
  await admin.getByRole('button', { name: 'View All Vehicles' }).click();
  await expect(admin.getByRole('table')).toBeVisible();
  await openTab(admin, 'Dashboard');
  await admin.getByRole('button', { name: 'Add New Vehicle' }).click();
  await expect(admin.getByRole('heading', { name: 'Add Vehicle' })).toBeVisible();
});

test('the vehicle table sorts, searches and filters, and restores search and scroll position after an edit; every vehicle status has its colour in the table, and a status that is not offered is grey', async ({
  admin,
  sdk,
}) => {
  const { model, id } = await storeVehicle(sdk, {
    color: 'Lilla',
    fuel_type: 'diesel',
    variant: 'Turbo',
    price: 1,
    flexleasing_enabled: true,
    flexleasing_period: 24,
    flexleasing_privat_monthly_payment: 2995,
    flexleasing_erhverv_monthly_payment: 2396,
  });
  for (const status of Object.keys(COLOURS)) {
    await storeVehicle(sdk, { status, sold_date: new Date(), variant: `Farveprøve ${status}` });
  }
  await openTab(admin, 'Vehicles');
  await expect(admin.getByRole('columnheader')).toHaveText([
    'Vehicle',
    'Year',
    'Price',
    'FlexLeasing',
    'Status',
    'Featured',
    'Actions',
  ]);
  await admin.getByRole('button', { name: 'Opdater' }).click();
  await admin.getByRole('button', { name: 'Price' }).click();
  await expect(admin.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await admin.getByLabel('Søg i biler').fill(`${model} lilla`);
  const row = admin.getByRole('row').filter({ hasText: model });
  await expect(row).toHaveCount(1);
  for (const text of [
    'Turbo',
    'Lilla · Diesel',
    '1 kr.',
    '24 mdr.',
    'Privat 2.995 kr./md.',
    'Erhverv 2.396 kr./md.',
  ]) {
    await expect(row).toContainText(text);
  }
  await expect(row.getByRole('link', { name: /på siden/u })).toHaveAttribute('href', `/car/${id}`);
  // A return from the form restores the search.
  await row.getByRole('button', { name: 'Rediger' }).click();
  await expect(admin.getByRole('tabpanel')).toBeFocused();
  await admin.getByRole('button', { name: 'Annuller' }).click();
  await expect(admin.getByLabel('Søg i biler')).toHaveValue(`${model} lilla`);
  await expect(row).toHaveCount(1);
  await admin.getByLabel('Status', { exact: true }).selectOption('sold');
  await expect(admin.getByText('Ingen biler passer til søgningen.')).toBeVisible();
  await admin.getByRole('button', { name: 'Nulstil søgning' }).click();
  await expect(admin.getByRole('row').nth(5)).toBeVisible();
  // Low enough to scroll, also where no earlier test has added a vehicle.
  await admin.setViewportSize({ width: 1440, height: 600 });
  const scrolled = () => admin.evaluate(() => window.scrollY);
  await expect(async () => {
    await admin.mouse.wheel(0, 400);
    await expect.poll(scrolled, { timeout: 1000 }).toBeGreaterThan(100);
  }).toPass();
  // Clicked by script, because Playwright's own click would scroll to the button.
  const last = admin.getByRole('button', { name: /^Rediger /u }).last();
  await last.evaluate((button: HTMLElement) => button.click());
  await expect(admin.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible();
  await admin.getByRole('button', { name: 'Annuller' }).click();
  await expect(admin.getByRole('row').nth(5)).toBeVisible();
  await expect.poll(scrolled).toBeGreaterThan(100);

  await admin.getByLabel('Søg i biler').fill('Farveprøve');
  for (const [status, colour] of Object.entries(COLOURS)) {
    const coloured = admin.getByRole('row').filter({ hasText: `Farveprøve ${status}` });
    await expect(coloured.locator('.dot').first()).toHaveCSS('background-color', colour);
  }
});

test('a status change in the vehicle table sets the sold date, and undoing it clears the date; arrow keys in the status of the table change nothing, and one press undoes a run of five', async ({
  admin,
  sdk,
}) => {
  const stored: { id: string }[] = [];
  for (let count = 0; count < 5; count += 1) {
    stored.push(await storeVehicle(sdk, { variant: 'Salgsdag' }));
  }
  await openTab(admin, 'Vehicles');
  await admin.getByRole('button', { name: 'Opdater' }).click();
  await admin.getByLabel('Søg i biler').fill('Salgsdag');
  await admin.getByLabel('Status', { exact: true }).selectOption('available');
  const statuses = admin.getByRole('combobox', { name: /^Status for Testmærke/u });
  await expect(statuses).toHaveCount(5);
  const versions = async () =>
    Promise.all(stored.map(async ({ id }) => (await readVehicle(sdk, id))['version']));

  const status = statuses.first();
  const id = await status.evaluate((element) => element.closest('tr')?.dataset['id'] ?? '');
  await chooseStatus(status, 'Sold');
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  const sold = await readVehicle(sdk, id);
  expect(sold).toMatchObject({ status: 'sold', version: 2 });
  expect(sold['sold_date']).not.toBeNull();
  await admin.getByRole('button', { name: 'Fortryd' }).click();
  await expect(toast(admin, 'Statusændringen er fortrudt')).toBeVisible();
  await expect(statuses).toHaveCount(5);
  expect(await readVehicle(sdk, id)).toMatchObject({ status: 'available', sold_date: null });
  const before = await versions();

  await statuses.first().focus();
  const option = admin.getByRole('listbox').getByRole('option', { name: 'Sold' });
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'Home', 'm', 'Escape', 'Enter', 's']) {
    await admin.keyboard.press(key);
  }
  // The letter of a list that was closed is none of the word typed in the next one.
  await expect(option).toHaveAttribute('data-active', 'true');
  await admin.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await admin.keyboard.press('ArrowDown');
  await expectAccessible(admin);
  await admin.keyboard.press('Tab');
  expect(await versions()).toEqual(before);

  await statuses.first().focus();
  for (let left = 4; left >= 0; left -= 1) {
    await admin.keyboard.press('Enter');
    await expect(option).toBeVisible();
    await admin.keyboard.press('s');
    await admin.keyboard.press('Enter');
    // The row leaves the filtered table, and the next one gets the focus.
    await expect(statuses).toHaveCount(left);
    if (left > 0) await expect(statuses.first()).toBeFocused();
  }
  await expect(toast(admin, '5 biler solgt')).toBeVisible();
  await admin.getByRole('button', { name: 'Fortryd alle' }).click();
  await expect(toast(admin, '5 statusændringer er fortrudt')).toBeVisible();
  await expect(statuses).toHaveCount(5);
  expect(await versions()).toEqual(before.map((version) => Number(version) + 2));
});

test('a duplicated vehicle begins as a kladde without VIN, price, mileage and condition notes; a vehicle is deleted only after staff confirm', async ({
  admin,
  sdk,
}) => {
  const { model } = await storeVehicle(sdk, {
    vin: 'VIN123',
    color: 'Grøn',
    price: 123_456,
    condition_notes: 'Ridse i venstre dør',
  });
  await openTab(admin, 'Vehicles');
  await admin.getByRole('button', { name: 'Opdater' }).click();
  await admin.getByRole('button', { name: `Dupliker Testmærke ${model}` }).click();
  await expect(admin.getByLabel('Farve')).toHaveValue('Grøn');
  await expect(admin.getByText('Bilen er en kladde')).toBeVisible();
  for (const label of ['VIN', 'Standbeskrivelse', 'Kilometerstand (km)']) {
    await expect(admin.getByLabel(label)).toHaveValue('');
  }
  await admin.getByRole('button', { name: 'Gem som kladde' }).click();
  await expect(toast(admin, 'Vehicle created successfully')).toBeVisible();
  const { docs } = await sdk.firestore.collection('vehicles').where('model', '==', model).get();
  const stored = docs.map((document) => [document.get('price'), document.get('unpublished')]);
  expect(stored).toContainEqual([0, true]);

  const rows = admin.getByRole('row').filter({ hasText: model });
  await expect(rows).toHaveCount(2);
  const id = (await rows.first().getAttribute('data-id')) ?? '';
  const remove = admin.locator(`tr[data-id="${id}"]`).getByRole('button', { name: /^Slet /u });
  await remove.click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Annuller' }).click();
  await remove.click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Slet' }).click();
  await expect(toast(admin, 'Vehicle deleted successfully')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(admin.getByRole('button', { name: /^Slet /u }).first()).toBeFocused();
  expect((await readVehicle(sdk, id))['trashed_at']).not.toBeNull();
  await admin.getByRole('button', { name: 'Fortryd' }).click();
  await expect(toast(admin, 'Bilen er gendannet')).toBeVisible();
  await expect(rows).toHaveCount(2);
});
