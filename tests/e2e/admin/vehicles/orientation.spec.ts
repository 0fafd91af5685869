import {
  editVehicle,
  expect,
  expectAccessible,
  openTab,
  readVehicle,
  storeVehicle,
  test,
  toast,
  VIEWPORTS,
} from '#tests/support/browser/admin.ts';

test('search, filter and sorting of the vehicle table survive a reload, and the figures of the dashboard lead to their vehicles', async ({
  admin,
  sdk,
}) => {
  const { model } = await storeVehicle(sdk, { make: 'Škoda', status: 'reserved' });
  await openTab(admin, 'Vehicles');
  await admin.getByRole('button', { name: 'Opdater' }).click();
  await admin.keyboard.press('/');
  await expect(admin.getByLabel('Søg i biler')).toBeFocused();
  await admin.keyboard.type(`skoda ${model}`);
  await admin.getByLabel('Status', { exact: true }).selectOption('reserved');
  await admin.getByRole('button', { name: 'Price' }).click();
  await expect(admin).toHaveURL(/q=skoda.*status=reserved&sort=price$/u);
  await admin.reload();
  await expect(admin.getByText('1 af ', { exact: false })).toBeVisible();
  await expect(admin.getByRole('button', { name: `Škoda ${model}`, exact: true })).toBeVisible();
  await expect(admin.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await openTab(admin, 'Dashboard');
  await admin.getByRole('link', { name: 'Sold' }).click();
  await expect(admin.getByLabel('Status', { exact: true })).toHaveValue('sold');
  await expect(admin.getByLabel('Søg i biler')).toHaveValue('');
});

test('the form of a vehicle names the car, jumps to its sections and is saved by Ctrl+S, and on a phone in landscape the bars leave two thirds of the screen to it', async ({
  admin,
  sdk,
}) => {
  await admin.setViewportSize(VIEWPORTS.phone);
  const { id, model } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  await expect(admin).toHaveTitle(new RegExp(`Testmærke ${model} – Administration$`, 'u'));
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(
    `Edit Vehicle Testmærke ${model}`,
  );
  const sections = admin.getByRole('navigation', { name: 'Afsnit' });
  await sections.getByRole('button', { name: 'Settings' }).click();
  const heading = admin.getByRole('heading', { name: 'Settings' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  const height = 390;
  await admin.setViewportSize({ width: 844, height });
  const left = async () => {
    const above = await sections.boundingBox();
    const below = await admin.getByRole('button', { name: 'Gem', exact: true }).boundingBox();
    return above && below && below.y - above.y - above.height;
  };
  await expect.poll(left).toBeGreaterThan((2 / 3) * height);
  await admin.getByLabel('Farve').fill('Sort');
  await admin.keyboard.press('Control+s');
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  expect((await readVehicle(sdk, id))['color']).toBe('Sort');
});

test('new staff find help in every view, and practise on a car that neither the stock nor the log has', async ({
  admin,
  sdk,
}) => {
  const cars = async () => (await sdk.firestore.collection('vehicles').count().get()).data().count;
  const total = admin.getByRole('term').filter({ hasText: 'Total Vehicles' }).locator('~ dd');
  const [before, shown] = [await cars(), await total.first().textContent()];
  await admin.keyboard.press('?');
  const help = admin.getByRole('dialog', { name: 'Dashboard' });
  await expect(help).toContainText('Vis hjælpen til siden');
  await expectAccessible(admin);
  await admin.keyboard.press('Escape');
  await openTab(admin, 'Henvendelser');
  await admin.getByRole('button', { name: 'Hjælp til denne side' }).click();
  await expect(admin.getByRole('dialog', { name: 'Henvendelser' })).toContainText('Næste');
  await admin.keyboard.press('Escape');

  await openTab(admin, 'Dashboard');
  await admin.getByRole('button', { name: /^Åbn øvebilen/u }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Øvebil');
  expect(await cars()).toBe(before + 1);
  await expect(admin.getByText(/^Det her er din øvebil/u)).toBeVisible();
  await expect(admin.getByText('når du trykker Gem')).toHaveCount(0);
  await admin.getByLabel('Farve').fill('Sort');
  await admin.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  await expect(toast(admin, /^Det her er din øvebil/u)).toBeVisible();
  const { docs } = await sdk.firestore.collection('vehicles').where('make', '==', 'Øvebil').get();
  expect(docs.map((car) => [car.get('unpublished'), car.get('color')])).toEqual([[true, 'Sort']]);
  await expect(admin.getByRole('button', { name: /^Øvebil/u })).toHaveCount(0);
  await openTab(admin, 'Dashboard');
  await expect(total.first()).toHaveText(shown ?? '');
  await expect(admin.getByRole('button', { name: /^Åbn øvebilen/u })).toHaveCount(0);
  const logged = await sdk.firestore
    .collection('log')
    .where('name', '==', 'Øvebil Prøv alt af')
    .get();
  expect(logged.size).toBe(0);
  await docs[0]?.ref.delete();
});
