import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openTab,
  storeVehicle,
  test,
  toast,
  VIEWPORTS,
} from '../support/admin.ts';

const TABS = ['Dashboard', 'Vehicles', 'Tilbehør', 'Add/Edit Vehicle', 'Henvendelser'];

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('every tab is accessible and fits', async ({ admin }) => {
      test.setTimeout(90_000);
      for (const tab of TABS) {
        await openTab(admin, tab);
        await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(admin.getByText('Henter…')).toHaveCount(0);
        await expectAccessible(admin);
        await expectNoSidewaysScroll(admin);
      }
    });
  });
}

test.describe('on a phone in the lot', () => {
  test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

  test('targets are at least 44 px, number fields ask for digits, pictures come from the camera', async ({
    admin,
  }) => {
    for (const tab of ['Vehicles', 'Add/Edit Vehicle']) {
      await openTab(admin, tab);
      await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
      const small = await admin
        .locator('button:visible, select:visible, input:visible')
        .evaluateAll((elements) =>
          elements
            .map((element) => (element.closest('label.check') ?? element).getBoundingClientRect())
            .filter(({ height, width }) => height < 43.5 || width < 43.5)
            .map(({ width, height, top }) => ({ width, height, top })),
        );
      expect(small).toEqual([]);
    }
    await expect(admin.getByLabel('Kilometerstand (km)')).toHaveAttribute('inputmode', 'numeric');
    await expect(admin.getByLabel('Pris (kr. inkl. moms)')).toHaveAttribute('inputmode', 'decimal');
    await expect(admin.getByLabel('Vehicle Images: Tag billede')).toHaveAttribute(
      'capture',
      'environment',
    );
  });

  test('the pictures stand in one column, on wider screens in two and three', async ({
    admin,
    sdk,
  }) => {
    const [image] = (await sdk.firestore.collection('vehicle_images').limit(1).get()).docs;
    await admin.evaluate(
      (hash) => {
        window.location.hash = hash;
      },
      `#vehicle/${image?.get('vehicle_id')}`,
    );
    const grid = admin.getByRole('list', { name: 'Vehicle Images' });
    const columns = () =>
      grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    await expect(grid).toBeVisible();
    for (const [width, count] of [
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await admin.setViewportSize({ width, height: 900 });
      await expect.poll(columns).toBe(count);
    }
  });
});

test('a vehicle is created, found and deleted by keyboard alone', async ({ page, product }) => {
  await page.goto('/admin');
  await page.getByLabel('E-mail').press('Control+A');
  await page.keyboard.type(product.demo.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(product.demo.password);
  await page.keyboard.press('Enter');
  const dashboard = page.getByRole('tab', { name: 'Dashboard' });
  await expect(dashboard).toBeVisible();
  await dashboard.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Add Vehicle' })).toBeVisible();
  await page.getByLabel('Mærke').focus();
  await page.keyboard.type('Tastatur');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kun taster');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Vehicle created successfully')).toBeVisible();
  await page.getByLabel('Søg i biler').focus();
  await page.keyboard.type('Kun taster');
  const remove = page.getByRole('button', { name: 'Slet Tastatur Kun taster' });
  await expect(remove).toHaveCount(1);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await remove.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Slet' });
  for (let presses = 0; presses < 4; presses += 1) {
    if (await confirm.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Vehicle deleted successfully')).toBeVisible();
});

test('every list says when it was loaded and refreshes when the window is back', async ({
  admin,
  sdk,
}) => {
  await openTab(admin, 'Vehicles');
  await expect(admin.getByText(/^Hentet \d\d:\d\d$/u)).toBeVisible();
  const { model } = await storeVehicle(sdk);
  await admin.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(admin.getByRole('row').filter({ hasText: model })).toHaveCount(1);
});

test('the admin loads at most 220 KB of JavaScript, and nothing from strangers', async ({
  page,
  product,
}) => {
  const scripts = new Map<string, number>();
  const strangers: string[] = [];
  const own = [product.siteUrl, product.backendUrl];
  page.on('response', async (response) => {
    const url = response.url();
    if (!own.some((origin) => url.startsWith(origin)) && !url.startsWith('blob:')) {
      strangers.push(url);
    }
    if (response.request().resourceType() !== 'script') return;
    scripts.set(url, (await response.request().sizes()).responseBodySize);
  });
  await page.goto('/admin');
  await page.getByLabel('E-mail').fill(product.demo.email);
  await page.getByLabel('Adgangskode').fill(product.demo.password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Vehicles' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  console.log(`/admin, signed in: ${(bytes / 1024).toFixed(1)} KB of JavaScript on the wire`);
  expect(bytes).toBeLessThanOrEqual(220 * 1024);
  expect(strangers).toEqual([]);
});
