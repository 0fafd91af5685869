import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  loadChanges,
  openTab,
  readVehicle,
  save,
  storeImage,
  storeVehicle,
  test,
} from '#tests/support/browser/admin.ts';

/** Presses a task of the day and returns how many records its title counts. */
async function follow(admin: Page, title: RegExp): Promise<string> {
  const task = admin.getByRole('region', { name: 'I dag' }).getByRole('listitem');
  const wanted = task.filter({ hasText: title });
  await expect(wanted).toBeVisible();
  const count = ((await wanted.locator('strong').textContent()) ?? '').replace(/\D.*$/u, '');
  await wanted.getByRole('button').click();
  return count;
}

/** How many lines the last text of an element takes. */
function linesOfEnd({ lastChild }: Element): number {
  const range = document.createRange();
  if (lastChild) range.selectNodeContents(lastChild);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

/** Keeps each text that the count of the table shows from now on, also those that are gone at once. */
async function recordCounts(admin: Page): Promise<void> {
  await admin.evaluate(() => {
    const counts: string[] = [];
    Reflect.set(window, 'counts', counts);
    new MutationObserver(() => {
      counts.push(document.querySelector('.stock__count')?.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

test('the tasks of files that the site cannot use open the table, and the accessories, with as many rows as they count', async ({
  admin,
  sdk,
}) => {
  const golf = await storeVehicle(sdk);
  const polo = await storeVehicle(sdk);
  const { id: wheels } = await sdk.firestore.collection('accessories').add({
    ...{ name: 'Fælge uden billede', category: 'wheels', price: 100 },
    ...{ created_at: new Date(), updated_at: new Date(), version: 1 },
  });
  const images = await Promise.all([
    storeImage(sdk, 'vehicle_images', { vehicle_id: golf.id }, 0),
    storeImage(sdk, 'damage_images', { vehicle_id: golf.id }, 1),
    storeImage(sdk, 'vehicle_images', { vehicle_id: polo.id }, 0),
  ]);
  const ofWheels = await storeImage(sdk, 'accessory_images', { accessory_id: wheels }, 0);
  await admin.reload();

  // Other tests of this app may have left files too.
  const cars = await follow(admin, /biler har filer, der ikke kunne bruges på siden/u);
  await expect(admin).toHaveURL(/#vehicles\?work=uploads/u);
  const count = admin.locator('.stock__count');
  await expect(count).toHaveText(
    new RegExp(`^Med filer, der ikke kunne bruges på siden: ${cars} af \\d+ biler$`, 'u'),
  );
  for (const { id } of [golf, polo]) {
    await expect(admin.locator(`tr[data-id="${id}"]`)).toBeVisible();
  }
  await admin.reload();
  await expect(count).toContainText(`: ${cars} af`);
  await expectAccessible(admin);

  await openTab(admin, 'Dashboard');
  const accessories = await follow(admin, /tilbehør har filer, der ikke kunne bruges på siden/u);
  await expect(admin).toHaveURL(/#accessories\?work=uploads/u);
  await expect(admin.locator('tbody tr')).toHaveCount(Number(accessories));
  await expect(admin.getByRole('rowheader', { name: 'Fælge uden billede' })).toBeVisible();
  const numbers = admin.locator('.view-head p', { hasText: 'kunne bruges' });
  for (let width = 320; width <= 420; width += 25) {
    await admin.setViewportSize({ width, height: 844 });
    await expect.poll(() => numbers.evaluate(linesOfEnd), `${width} px`).toBe(1);
  }
  await admin.getByRole('link', { name: 'Vis alt tilbehør' }).click();
  await expect(admin.locator('tbody tr')).not.toHaveCount(Number(accessories));

  await sdk.firestore.doc(`vehicle_images/${images[0]}`).delete();
  await sdk.firestore.doc(`damage_images/${images[1]}`).delete();
  await sdk.firestore.doc(`vehicle_images/${images[2]}`).delete();
  await sdk.firestore.doc(`accessory_images/${ofWheels}`).delete();
  await sdk.firestore.doc(`accessories/${wheels}`).delete();
});

test('the task of a vehicle that a schema refuses opens the table with it, where a save of the form takes it out', async ({
  admin,
  sdk,
}) => {
  const { id, model } = await storeVehicle(sdk, { doors: 'x' });
  await loadChanges(admin);
  await openTab(admin, 'Vehicles');
  await expect(admin.locator('.stock__count')).toContainText(/ af \d+ biler/u);
  await openTab(admin, 'Dashboard');
  await recordCounts(admin);
  const count = await follow(admin, /noget, der ikke kan læses og derfor ikke vises på siden/u);
  await expect(admin).toHaveURL(/#vehicles\?work=rejected/u);
  const shown = admin.locator('.stock__count');
  await expect(shown).toContainText(`${count} af`);
  const counts = await admin.evaluate(() => Reflect.get(window, 'counts') as string[]);
  const ofList = counts.filter((text) => text.startsWith('Noget kan') && / af /u.test(text));
  expect(new Set(ofList).size).toBe(1);
  const row = admin.locator(`tr[data-id="${id}"]`);
  await expect(row).toBeVisible();
  // The site has no page of it.
  await expect(row.getByRole('link')).toHaveCount(0);
  // A change in the row keeps what cannot be read, so the row stays.
  await row.getByRole('button', { name: /ret prisen/u }).click();
  await row.getByLabel(`Pris på Testmærke ${model}`).fill('101000');
  await admin.keyboard.press('Enter');
  await expect.poll(async () => (await readVehicle(sdk, id))['price']).toBe(101_000);
  expect((await readVehicle(sdk, id))['doors']).toBe('x');
  await expect(row).toContainText('101.000 kr.');
  await expect(shown).toContainText(`${count} af`);

  await row.getByRole('button', { name: `Testmærke ${model}`, exact: true }).click();
  await expect(admin.getByText(/^Det her kunne ikke læses/u)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Prisskilt' })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Vis på siden' })).toHaveCount(0);
  const preview = admin.getByRole('region', { name: 'Sådan ser kunderne bilen' });
  await expect(preview).toContainText(`Testmærke ${model}`);
  await admin.getByRole('button', { name: 'Antal døre', exact: true }).click();
  await admin.getByLabel('Antal døre').fill('5');
  await save(admin);
  await expect.poll(async () => (await readVehicle(sdk, id))['doors']).toBe(5);
  await openTab(admin, 'Vehicles');
  await expect(shown).not.toContainText(`: ${count} af`);
  await expect(row).toHaveCount(0);
});

test('the form of a vehicle whose price log cannot be read says who can mend it', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk, { price_log: 'x' });
  await admin.evaluate((hash) => {
    window.location.hash = hash;
  }, `#vehicle/${id}`);
  await expect(admin.getByRole('heading', { name: /kan kun webmaster rette den/u })).toBeVisible();
  await sdk.firestore.doc(`vehicles/${id}`).delete();
});
