import { editVehicle, expect, save, storeVehicle, test, toast } from '../support/admin.ts';

test.use({ quietSeconds: 2 });

test('a saved price is on the public page with no other step, and the admin says so', async ({
  admin,
  product,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  test.setTimeout(120_000);
  await product.settled();
  await editVehicle(admin, id);
  const began = new Date();
  await admin.getByLabel('Pris (kr. inkl. moms)').fill('187.650');
  await save(admin);
  await expect(admin.getByText('Udgiver…')).toBeVisible();
  await product.published(began);
  await expect(admin.getByText(/Publiceret \d\d:\d\d/u)).toBeVisible();
  const html = await (await admin.request.get(`/car/${id}`)).text();
  expect(html).toContain('187.650');
});

test('says why publishing failed, and publishes all the same when staff say so', async ({
  admin,
  sdk,
}) => {
  const document = sdk.firestore.doc('system/publishing');
  const before = (await document.get()).data() ?? {};
  await document.set({
    ...before,
    state: 'failed',
    error: 'Lageret er faldet til under det halve.',
  });
  await admin.reload();
  await expect(admin.getByText('Udgivelse fejlede')).toBeVisible();
  await expect(admin.getByText('Lageret er faldet til under det halve.')).toBeVisible();
  await admin.getByRole('button', { name: 'Publicér alligevel' }).click();
  await expect(toast(admin, 'Siden udgives nu')).toBeVisible();
  await expect(admin.getByText(/Publiceret \d\d:\d\d/u)).toBeVisible({ timeout: 40_000 });
});
