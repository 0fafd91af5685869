import type { Locator, Page } from '@playwright/test';
import {
  editVehicle,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openTab,
  storeInquiry,
  storeVehicle,
  test,
  toast,
  VIEWPORTS,
} from '#tests/support/browser/admin.ts';

const TABS = ['Dashboard', 'Vehicles', 'Tilbehør', 'Add/Edit Vehicle', 'Henvendelser'];
/** An electric vehicle of the seeded stock, with images, damages and a battery test. */
const VEHICLE_ID = 'tesla-model-y-2023';

const LONG_WORD = 'Speciallægepraksisplanlægningsstabiliseringsperiode';
const LONG_VEHICLE = {
  model: LONG_WORD,
  variant: '580 4MATIC AMG Line Night Edition Premium Plus',
  price: 1_349_900,
  status: 'maintenance',
  featured: true,
  flexleasing_enabled: true,
  flexleasing_period: 36,
  flexleasing_privat_monthly_payment: 19_995,
  flexleasing_erhverv_monthly_payment: 15_996,
};
const LONG_INQUIRY = {
  delivery: 'dead',
  name: LONG_WORD,
  email: `${LONG_WORD.slice(0, 40)}@eksempel.example`,
  message: LONG_WORD.repeat(3),
};

/** Runs `check` on every tab, on the form of a stored vehicle and on its image dialogs. */
async function checkEveryView(admin: Page, check: () => Promise<void>): Promise<void> {
  for (const tab of TABS) {
    await openTab(admin, tab);
    await expect(admin.getByRole('tab', { name: tab, exact: true, selected: true })).toBeVisible();
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(admin.getByText('Henter…')).toHaveCount(0);
    await check();
  }
  await editVehicle(admin, VEHICLE_ID);
  await expect(admin.getByText('Henter…')).toHaveCount(0);
  await check();
  for (const name of ['Vis billede 1', 'Slet billede 1']) {
    await admin.getByRole('button', { name }).first().click();
    await expect(admin.getByRole('dialog')).toBeVisible();
    await check();
    await admin.keyboard.press('Escape');
  }
}

/** The visible controls that are less than 44 px high or wide. */
async function smallTargets(page: Page): Promise<unknown[]> {
  return page
    .locator('button:visible, select:visible, input:visible, textarea:visible, a:visible')
    .evaluateAll((elements) =>
      elements
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          box: (element.closest('label') ?? element).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
    );
}

test.describe('the admin on a touch phone', () => {
  test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

  test('on a phone, every admin tab and dialog is accessible and fits the screen, long words included, with 44 px touch targets, numeric keyboards and image capture by camera; a button where the bars of a phone come back after typing takes the press', async ({
    ownAdmin: admin,
    sdk,
  }) => {
    const { id } = await storeVehicle(sdk, LONG_VEHICLE);
    await storeInquiry(sdk, LONG_INQUIRY);
    await admin.getByRole('button', { name: 'Opdater' }).click();
    await checkEveryView(admin, async () => {
      await expectAccessible(admin);
      await expectNoSidewaysScroll(admin);
      await expect.poll(() => smallTargets(admin)).toEqual([]);
    });
    await editVehicle(admin, id);
    await expect(admin.getByRole('heading', { level: 1 })).toContainText(LONG_WORD);
    await expectNoSidewaysScroll(admin);
    await expect(admin.getByLabel('Kilometerstand (km)')).toHaveAttribute('inputmode', 'numeric');
    await expect(admin.getByLabel('Pris (kr. inkl. moms)')).toHaveAttribute('inputmode', 'decimal');
    await expect(admin.getByLabel('Damage Images: Tag billede')).toHaveAttribute(
      'capture',
      'environment',
    );

    await openTab(admin, 'Add/Edit Vehicle');
    await admin.getByLabel('Nyt udstyr').fill('Klima');
    const add = admin.getByRole('button', { name: 'Tilføj', exact: true });
    const box = await add.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().top - 60, behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await admin.touchscreen.tap(box.x, box.y);
    await expect(admin.getByRole('button', { name: 'Fjern Klima' })).toBeVisible();
  });
});

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('staff manage vehicles, accessories and inquiries by keyboard alone', async ({
  page,
  app,
  sdk,
}) => {
  // The list begins with the longest waiting.
  const created_at = new Date(Date.now() - 900 * 3_600_000);
  await storeInquiry(sdk, { name: 'Tove Taste', created_at });
  await page.goto('/admin');
  await page.getByLabel('E-mail').press('Control+A');
  await page.keyboard.type(app.demo.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(app.demo.password);
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
  const question = page.getByRole('dialog', { name: 'Der mangler noget' });
  await expect(question.getByRole('button', { name: 'Ret' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Vehicle created successfully')).toBeVisible();
  await page.getByLabel('Søg i biler').focus();
  await page.keyboard.type('Kun taster');
  await tabTo(page, page.getByRole('button', { name: 'Slet Tastatur Kun taster' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Slet' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Vehicle deleted successfully')).toBeVisible();

  await page.getByRole('tab', { name: 'Vehicles', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Tilføj tilbehør' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Navn'));
  await page.keyboard.type('Tastaturmåtte');
  await tabTo(page, page.getByRole('button', { name: 'Gem', exact: true }));
  await page.keyboard.press('Space');
  await expect(toast(page, 'Accessory created successfully')).toBeVisible();

  await page.getByRole('tab', { name: 'Tilbehør' }).focus();
  await page.keyboard.press('End');
  const row = page.locator('.inquiry-row').filter({ hasText: 'Tove Taste' });
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('region').getByRole('button', { name: 'Luk', exact: true }));
  await page.keyboard.press('Space');
  await expect(toast(page, 'Tove Taste er lukket')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('every admin list shows its load time and refreshes when the window regains focus', async ({
  admin,
  sdk,
}) => {
  const focusWindow = () => admin.evaluate(() => window.dispatchEvent(new Event('focus')));
  const loaded = admin.getByText(/^Hentet \d\d\.\d\d$/u);
  await openTab(admin, 'Vehicles');
  await expect(loaded).toBeVisible();
  const { model } = await storeVehicle(sdk);
  await focusWindow();
  await expect(admin.getByRole('row').filter({ hasText: model })).toHaveCount(1);

  await openTab(admin, 'Tilbehør');
  await expect(loaded).toBeVisible();
  const now = new Date();
  await sdk.firestore.collection('accessories').add({
    name: 'Kom udefra',
    category: 'parts',
    price: 1,
    condition_status: 'new',
    available: true,
    featured: false,
    created_at: now,
    updated_at: now,
    version: 1,
  });
  await focusWindow();
  await expect(admin.getByRole('row').filter({ hasText: 'Kom udefra' })).toHaveCount(1);

  await openTab(admin, 'Henvendelser');
  await expect(loaded).toBeVisible();
  await storeInquiry(sdk, { name: 'Nye Nina' });
  await focusWindow();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Nye Nina' })).toHaveCount(1);

  await editVehicle(admin, VEHICLE_ID);
  await expect(loaded).toHaveCount(3);
  await sdk.firestore.doc(`vehicle_images/${VEHICLE_ID}-0`).update({ caption: 'Skrevet udefra' });
  await focusWindow();
  await expect(admin.getByLabel('Billedtekst').first()).toHaveValue('Skrevet udefra');
});
