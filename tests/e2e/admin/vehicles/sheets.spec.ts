import jsQR from 'jsqr';
import sharp from 'sharp';
import {
  expect,
  expectAccessible,
  loadChanges,
  openTab,
  storeVehicle,
  test,
} from '#tests/support/browser/admin.ts';

test('a printed sign is listed once its price is another, and no more once it is printed again', async ({
  admin,
  sdk,
}) => {
  const { id, model } = await storeVehicle(sdk, {
    ...{ first_registration_date: '2021-05-04', price: 249_900, vat_kind: 'margin' },
    ...{ fuel_type: 'benzin', price_includes_delivery: 'included' },
  });
  await loadChanges(admin);
  await admin.goto(`/admin#vehicles/sheets?ids=${id}`);
  const sign = admin.getByRole('article', { name: `Testmærke ${model}` });
  for (const text of ['249.900 kr.', 'inkl. moms og afgifter', '04.05.2021', 'Brugtmoms']) {
    await expect(sign).toContainText(text);
  }
  await admin.getByRole('radio', { name: 'A5' }).check();
  await expectAccessible(admin);
  const printed = sdk.firestore.doc(`printed_sheets/${id}`);
  await admin.getByRole('button', { name: 'Udskriv' }).click();
  await expect.poll(async () => (await printed.get()).get('price')).toBe(249_900);

  await sdk.firestore.doc(`vehicles/${id}`).update({ price: 239_900, updated_at: new Date() });
  await loadChanges(admin);
  await openTab(admin, 'Dashboard');
  // Signs of other tests may be outdated as well.
  const task = admin
    .getByRole('listitem')
    .filter({ hasText: /prisskilte? siger en anden pris/u })
    .filter({ hasText: model });
  await expect(task).toBeVisible();
  await task.getByRole('button', { name: /^Udskriv igen/u }).click();
  const listed = admin.getByRole('listitem').filter({ hasText: model });
  await expect(listed).toContainText('249.900 kr.');
  await expect(listed).toContainText('Siden: 239.900 kr.');
  await expect(sign).toContainText('239.900 kr.');
  await admin.getByRole('button', { name: 'Udskriv' }).click();
  await expect.poll(async () => (await printed.get()).get('price')).toBe(239_900);
  await openTab(admin, 'Dashboard');
  await expect(admin.getByRole('heading', { name: 'I dag' })).toBeVisible();
  await expect(task).toHaveCount(0);
});

test('the code on a sign opens the car in the admin for staff, and its page for everybody else', async ({
  admin,
  browser,
}) => {
  const id = 'tesla-model-y-2023';
  await admin.goto(`/admin#vehicles/sheets?ids=${id}`);
  const code = admin.getByRole('article').getByRole('img').first();
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const address = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
  await admin.goto(address);
  await expect(admin.getByRole('heading', { name: 'Edit Vehicle' })).toContainText('Model Y');
  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Model Y');
  expect(new URL(visitor.url()).pathname).toBe(`/car/${id}`);
  await visitor.close();
});
