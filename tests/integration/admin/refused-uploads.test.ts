import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DAMAGE_IMAGES, type ImageSet, VEHICLE_IMAGES } from '#admin/images/data/image-sets.ts';
import { managedImage, staffFields } from '#admin/images/data/managed-image.ts';
import { inOrder } from '#admin/images/order/image-order.ts';
import type { CollectionName } from '#domain/collections.ts';
import { parseStored } from '#domain/stored-document.ts';
import { writeTogether } from '#firebase/documents/batch.ts';
import { documentsWhere, trashOf } from '#firebase/documents/listing.ts';
import { moveToTrash, restoreFromTrash } from '#firebase/documents/trash.ts';
import { startTestEmulator, type TestEmulator } from '../functions-app/support.ts';

let emulator: TestEmulator;

beforeAll(async () => {
  emulator = await startTestEmulator();
  vi.stubEnv(
    'PUBLIC_FIREBASE_CONFIG',
    JSON.stringify({ apiKey: 'key', projectId: 'demo-dealer', storageBucket: 'demo-dealer' }),
  );
  vi.stubEnv('PUBLIC_EMULATOR_URL', emulator.url);
  await emulator.signIn('sales');
  const { signIn } = await import('#firebase/session/auth.ts');
  await signIn('sales@eksempel.dk', 'a long password');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

/** Stores an upload of the vehicle `golf` as somebody with a console may leave it. */
async function store(path: string, fields: Record<string, unknown>): Promise<void> {
  const at = new Date();
  await emulator.db.doc(path).set({
    ...{ vehicle_id: 'golf', storage_path: `x/golf/${path}.jpg`, image_url: '/pictures/x' },
    ...{ image_order: 0, created_at: at, updated_at: at, version: 1 },
    ...fields,
  });
}

async function isReadable(collection: CollectionName, id: string): Promise<boolean> {
  const snapshot = await emulator.db.doc(`${collection}/${id}`).get();
  return parseStored(collection, id, snapshot.data()).ok;
}

/** Saves an image of the list with this text, as its card does. */
async function saveText(set: ImageSet, id: string, text: string): Promise<void> {
  const { collection } = set.kind;
  const listed = (await documentsWhere(collection, 'vehicle_id', 'golf')).map(managedImage);
  const image = listed.find((one) => one.id === id);
  if (!image) throw new Error(`${id} is not listed.`);
  const fields = staffFields(set, { ...image, text });
  await writeTogether(collection, { update: [{ id, version: image.version, fields }] });
}

test('an image whose caption and order a schema refuses is listed last, and a save mends it', async () => {
  await store('vehicle_images/good', { image_order: 3 });
  await store('vehicle_images/bad', { image_order: 'first', caption: [1] });
  const listed = await documentsWhere('vehicle_images', 'vehicle_id', 'golf');
  const images = inOrder(listed.map(managedImage));
  expect(images).toMatchObject([
    { id: 'good', repaired: [] },
    { id: 'bad', text: '', repaired: ['caption', 'image_order'] },
  ]);
  await saveText(VEHICLE_IMAGES, 'bad', '');
  expect(await isReadable('vehicle_images', 'bad')).toBe(true);
});

test('a damage whose description or place a schema refuses is listed without it, and a save mends it', async () => {
  const place = { view: 'below', x: 2, y: 0 };
  await store('damage_images/bad', { damage_description: { a: 1 }, damage_place: place });
  const [damage] = await documentsWhere('damage_images', 'vehicle_id', 'golf');
  expect(damage?.repaired.toSorted()).toEqual(['damage_description', 'damage_place']);
  await saveText(DAMAGE_IMAGES, 'bad', 'Ridse i døren');
  expect(await isReadable('damage_images', 'bad')).toBe(true);
});

test('a battery test that a schema refuses is listed, and can be deleted and restored', async () => {
  await store('battery_test_results/bad', { test_date: 12, test_document_url: '/documents/x' });
  const listed = () => documentsWhere('battery_test_results', 'vehicle_id', 'golf');
  expect(await listed()).toMatchObject([{ document: { id: 'bad' }, repaired: ['test_date'] }]);
  await moveToTrash('battery_test_results', 'bad');
  expect(await listed()).toEqual([]);
  expect(await trashOf('battery_test_results')).toMatchObject([{ id: 'bad' }]);
  await restoreFromTrash('battery_test_results', 'bad');
  expect(await listed()).toHaveLength(1);
});
