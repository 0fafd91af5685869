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

test('the form of a vehicle names the car, jumps to its sections and is saved by Ctrl+S', async ({
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
  await admin
    .getByRole('navigation', { name: 'Afsnit' })
    .getByRole('button', { name: 'Settings' })
    .click();
  const heading = admin.getByRole('heading', { name: 'Settings' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectAccessible(admin);
  await admin.getByLabel('Farve').fill('Sort');
  await admin.keyboard.press('Control+s');
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  expect((await readVehicle(sdk, id))['color']).toBe('Sort');
});
