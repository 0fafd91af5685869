import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  expect,
  expectAccessible,
  openTab,
  save,
  test,
  toast,
} from '#tests/support/browser/admin.ts';

/** Opens the form of an accessory that is not stored yet. */
const openNew = (admin: Page) => admin.getByRole('button', { name: 'Tilføj tilbehør' }).click();

test('staff create, change and delete an accessory; the draft of an accessory survives a reload and a cancelled edit can be undone', async ({
  admin,
  sdk,
}) => {
  await openTab(admin, 'Tilbehør');
  await expect(admin.getByRole('columnheader')).toHaveText([
    'Navn',
    'Kategori',
    'Mærke',
    'Pris',
    'Stand',
    'Status',
    'Handlinger',
  ]);
  await openNew(admin);
  await expect(admin.getByLabel('Kategori')).toHaveValue('wheels');
  await expect(admin.getByLabel('Stand')).toHaveValue('excellent');
  await expect(admin.getByLabel('Kategori').getByRole('option')).toHaveText([
    'Hjul',
    'Interiør',
    'Tilbehør',
  ]);
  await expect(admin.getByLabel('Stand').getByRole('option')).toHaveText([
    'Som ny',
    'Meget god stand',
    'God stand',
    'Brugbar stand',
  ]);
  await expect(admin.getByLabel('Pris (kr. inkl. moms)')).toHaveValue('0');
  await expect(admin.getByLabel('Tilgængelig')).toBeChecked();
  await expect(admin.getByLabel('Fremhævet')).not.toBeChecked();
  await expectAccessible(admin);

  await admin.getByLabel('Pris (kr. inkl. moms)').fill('');
  await save(admin);
  await expect(admin.getByText('Feltet skal udfyldes.')).toHaveCount(2);

  await admin.getByLabel('Navn').fill('Prøvefælge');
  await admin.getByLabel('Pris (kr. inkl. moms)').fill('7.900');
  await admin.getByLabel('Dækstørrelse').fill('225/45 R17');
  await admin.getByLabel('Mærke').fill('Borbet');
  await save(admin);
  await expect(toast(admin, 'Accessory created successfully')).toBeVisible();
  const row = admin.getByRole('row').filter({ hasText: 'Prøvefælge' });
  for (const text of ['Hjul', 'Borbet', '7.900 kr.', 'Som ny', 'Tilgængelig']) {
    await expect(row).toContainText(text);
  }

  await admin.getByRole('button', { name: 'Rediger Prøvefælge' }).click();
  await expect(admin.getByRole('heading', { name: 'Rediger tilbehør' })).toBeVisible();
  await admin.getByLabel('Kategori').selectOption('interior');
  await expect(admin.getByLabel('Dækstørrelse')).toHaveCount(0);
  await admin.getByLabel('Tilgængelig').uncheck();
  await save(admin);
  await expect(toast(admin, 'Accessory updated successfully')).toBeVisible();
  await expect(row).toContainText('Udsolgt');
  const { docs } = await sdk.firestore
    .collection('accessories')
    .where('name', '==', 'Prøvefælge')
    .get();
  expect(docs[0]?.data()).toMatchObject({
    category: 'interior',
    tire_size: null,
    price: 7900,
    available: false,
    version: 2,
  });

  await admin.getByRole('button', { name: 'Slet Prøvefælge' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Slet' }).click();
  await expect(toast(admin, 'Accessory deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);

  await openNew(admin);
  await admin.getByLabel('Navn').fill('Næsten færdig');
  admin.once('dialog', (dialog) => dialog.accept());
  await admin.reload();
  await expect(admin.getByLabel('Navn')).toHaveValue('Næsten færdig');
  await admin.getByRole('button', { name: 'Annuller' }).click();
  await expect(admin.getByLabel('Navn')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Fortryd' }).click();
  await expect(admin.getByLabel('Navn')).toHaveValue('Næsten færdig');
  await admin.getByRole('button', { name: 'Annuller' }).click();
  await openNew(admin);
  await expect(admin.getByLabel('Navn')).toHaveValue('');
});

test('an accessory accepts images once it is saved', async ({ admin, sdk }) => {
  const now = new Date();
  const { id } = await sdk.firestore.collection('accessories').add({
    name: 'Billedmåtte',
    category: 'interior',
    price: 100,
    condition_status: 'good',
    available: true,
    featured: false,
    created_at: now,
    updated_at: now,
    version: 1,
  });
  await openTab(admin, 'Tilbehør');
  await openNew(admin);
  await admin.getByRole('button', { name: 'Vælg billeder' }).click();
  await expect(toast(admin, 'No accessory selected')).toBeVisible();
  await expect(toast(admin, 'Please select an accessory first')).toBeVisible();
  await admin.getByRole('button', { name: 'Alt tilbehør' }).click();
  await admin.getByRole('button', { name: 'Rediger Billedmåtte' }).click();
  const file = async (name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 320, height: 180, channels: 3, background: '#764' } })
      .png()
      .toBuffer(),
  });
  await admin
    .getByLabel('Billeder: Vælg billeder')
    .setInputFiles([await file('a.png'), await file('b.png')]);
  await expect(toast(admin, '2 image(s) uploaded successfully')).toBeVisible();
  await admin.getByRole('button', { name: 'Flyt billede 2 frem' }).click();
  await expect(toast(admin, 'Image order updated successfully')).toBeVisible();
  const { docs } = await sdk.firestore
    .collection('accessory_images')
    .where('accessory_id', '==', id)
    .get();
  const stored = docs.map((document) => document.data());
  expect(stored.map(({ image_order }) => image_order).sort()).toEqual([0, 1]);
  expect(stored.filter(({ is_primary }) => is_primary)).toHaveLength(1);
  await admin.getByRole('button', { name: 'Alt tilbehør' }).click();
  await expect(admin.getByRole('row', { name: /^Billedmåtte/u }).locator('img')).toBeVisible();
});
