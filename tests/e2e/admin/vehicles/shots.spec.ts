import {
  editVehicle,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  storeVehicle,
  test,
  VIEWPORTS,
} from '#tests/support/browser/admin.ts';
import type { AdminSdk } from '#tools/shared/admin-sdk.ts';

test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

/** The stored images of a vehicle that are not in the trash, in their order. */
async function storedImages(sdk: AdminSdk, vehicleId: string) {
  const { docs } = await sdk.firestore
    .collection('vehicle_images')
    .where('vehicle_id', '==', vehicleId)
    .get();
  return docs
    .filter((image) => (image.get('trashed_at') ?? null) === null)
    .toSorted((a, b) => a.get('image_order') - b.get('image_order'))
    .map((image) => ({
      id: image.id,
      shot: image.get('shot') ?? null,
      caption: image.get('caption'),
      isPrimary: image.get('is_primary'),
    }));
}

test('shots are taken one after another with the camera of a phone, with and without a connection, and stored by the list', async ({
  ownAdmin: admin,
  context,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  const stored = async () => (await storedImages(sdk, id)).map(({ shot }) => shot);
  await editVehicle(admin, id);
  await admin.getByRole('button', { name: 'Tag billederne' }).click();
  const camera = admin.getByRole('dialog', { name: /^(?:Billeder af|Tag billederne)/u });
  const shutter = camera.getByRole('button', { name: /^Tag billede: / });
  await expect(shutter).toHaveAccessibleName('Tag billede: Front venstre');
  await expect(shutter).toBeFocused();
  await expect(shutter).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(admin);
  await expectNoSidewaysScroll(admin);

  // The first one is skipped, and taken at the end.
  await camera.getByRole('button', { name: 'Spring over' }).click();
  await expect(camera.getByText('2 af 24')).toBeVisible();
  await shutter.press('Enter');
  await expect(shutter).toHaveAccessibleName('Tag billede: Front højre');
  await expect.poll(stored).toEqual(['front']);
  const [first] = await storedImages(sdk, id);
  expect(first).toMatchObject({ caption: 'Front', isPrimary: true });

  await context.setOffline(true);
  await shutter.click();
  await expect(shutter).toHaveAccessibleName('Tag billede: Højre side');
  await camera.getByRole('button', { name: 'Tag om' }).click();
  await expect(shutter).toHaveAccessibleName('Tag billede: Front højre');
  await shutter.click();
  const skipped = camera.getByRole('button', { name: 'Front venstre, sprunget over' });
  await skipped.click();
  await shutter.click();
  await camera.getByRole('button', { name: 'Front, taget' }).click();
  await shutter.click();
  await expect(shutter).toHaveAccessibleName('Tag billede: Højre side');
  await camera.getByRole('button', { name: 'Færdig' }).click();
  await expect(
    admin.getByRole('button', { name: /1 af 4 · 3 venter|0 af 3 · 3 venter/u }),
  ).toBeVisible();

  await context.setOffline(false);
  // The last one is the retake, whose shot has the earlier image until then.
  const isReplaced = async () =>
    (await storedImages(sdk, id)).every((image) => image.id !== first?.id);
  await expect.poll(isReplaced).toBe(true);
  const images = await storedImages(sdk, id);
  expect(images.map(({ shot }) => shot)).toEqual(['front_left', 'front', 'front_right']);
  expect(images.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
  await expect(admin.getByText('3 af 24 billeder på listen er taget.')).toBeVisible();
});
