import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { editVehicle, expect, storeVehicle, test } from '#tests/support/browser/admin.ts';
import type { AdminSdk } from '#tools/shared/admin-sdk.ts';

const IMAGES = 'Vehicle Images: Vælg billeder';

test.use({ serviceWorkers: 'allow' });

/** Pictures of which each has a height of its own, so that their order can be read from the bucket. */
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

/** Resolves once the admin can be opened without a connection. */
async function shellStored(page: Page): Promise<void> {
  const isStored = () => caches.match('/admin').then((found) => found !== undefined);
  await expect.poll(() => page.evaluate(isStored)).toBe(true);
}

test('40 pictures chosen without a connection survive a closed page, open offline, and are saved once each in order', async ({
  admin,
  context,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  await shellStored(admin);
  await editVehicle(admin, id);
  await expect(admin.getByLabel(IMAGES)).toBeAttached();
  await context.setOffline(true);
  await admin.getByLabel(IMAGES).setInputFiles(await pictures(40));
  await expect(admin.getByRole('button', { name: '0 af 40 · 40 venter' })).toBeVisible();
  await admin.close();

  const page = await context.newPage();
  await page.goto('/admin');
  const line = page.getByRole('banner').getByRole('button', { name: 'Billeder lagt op' });
  await expect(line).toHaveText(/0 af 40 · 40 venter$/u);
  await page.getByRole('button', { name: 'Log ud' }).click();
  const question = page.getByRole('dialog', { name: '40 billeder er ikke lagt op' });
  await question.getByRole('button', { name: 'Bliv her' }).click();
  const other = await context.newPage();
  await other.goto('/admin');

  await context.setOffline(false);
  await expect
    .poll(() => readyHeights(sdk, id), { timeout: 120_000 })
    .toEqual(Array.from({ length: 40 }, (_, index) => heightOf(index)));
  await expect(line).toHaveCount(0);
  const [files] = await sdk.bucket.getFiles({ prefix: `vehicle-images/${id}/` });
  expect(files).toHaveLength(40);
});
