import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { save, signIn, storeVehicle } from '#tests/support/browser/admin.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/e2e.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

const SELLER = { email: 'konsol@eksempel.example', password: 'en-konsol-paa-kontoret' };

/** Values that the rules leave to the schema, and the schema refuses. */
const REFUSED = {
  'console-text': { model: 'Tekst', doors: 'x' },
  'console-long': { model: 'Lang', variant: 'x'.repeat(900_000) },
  'console-list': { model: 'Liste', equipment: [{ a: [1] }] },
};

test('values that a schema refuses, stored with a console, are named, mended in the form and never published', async ({
  app,
  page,
  request,
}) => {
  const sdk = openLocalSdk(app.emulatorUrl);
  const { uid } = await sdk.auth.createUser(SELLER);
  await sdk.auth.setCustomUserClaims(uid, { role: 'sales' });
  await storeWithConsole(app.emulatorUrl);
  // A car that is saved after them is public; they are not.
  const { id } = await storeVehicle(sdk);
  const status = await app.published();
  expect(status.error ?? null).toBeNull();
  await expect.poll(async () => (await request.get(`/car/${id}`)).status()).toBe(200);
  for (const refused of Object.keys(REFUSED)) {
    expect((await request.get(`/car/${refused}`)).status()).toBe(404);
  }

  await signIn(page, app.demo);
  const today = page.getByRole('region', { name: 'I dag' });
  const task = today.getByRole('listitem').filter({ hasText: 'ikke kan læses' });
  await expect(task).toContainText(
    '3 biler har noget, der ikke kan læses og derfor ikke vises på siden',
  );
  await task.getByRole('button').click();
  await expect(page.locator('tr[data-id]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Konsol Tekst', exact: true }).click();
  await expect(page.getByText(/^Det her kunne ikke læses og er tomt i formularen/u)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Antal døre', exact: true }).click();
  await expect(page.getByLabel('Antal døre')).toBeFocused();
  await expect(page.getByLabel('Antal døre')).toHaveValue('');
  await page.getByLabel('Antal døre').fill('5');
  await save(page);
  await expect
    .poll(async () => (await sdk.firestore.doc('vehicles/console-text').get()).get('doors'))
    .toBe(5);
  await app.published();
  await expect.poll(async () => (await request.get('/car/console-text')).status()).toBe(200);

  await Promise.all(
    [id, ...Object.keys(REFUSED)].map((one) => sdk.firestore.doc(`vehicles/${one}`).delete()),
  );
  await app.published();
  await sdk.close();
});

/** Writes as somebody with a console: through the browser SDK, under the rules. */
async function storeWithConsole(emulatorUrl: string): Promise<void> {
  const { hostname, port } = new URL(emulatorUrl);
  const client = initializeApp({ projectId: 'demo-dealer', apiKey: 'demo' }, 'console');
  const auth = getAuth(client);
  connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, SELLER.email, SELLER.password);
  const db = getFirestore(client);
  connectFirestoreEmulator(db, hostname, Number(port));
  const at = serverTimestamp();
  const price = {
    ...{ price: 100_000, is_on_sale: false },
    ...{ original_price: null, sale_price: null, offer_until: null },
  };
  for (const [id, fields] of Object.entries(REFUSED)) {
    await setDoc(doc(db, 'vehicles', id), {
      ...price,
      ...{ make: 'Konsol', year: 2021, mileage: 10, status: 'available' },
      ...fields,
      price_log: { v1: { ...price, offered: true, at, by: SELLER.email, reason: null } },
      ...{ created_at: at, updated_at: at, updated_by: SELLER.email, version: 1 },
    });
  }
  await deleteApp(client);
}
