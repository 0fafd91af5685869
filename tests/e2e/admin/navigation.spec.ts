import type { Page } from '@playwright/test';
import { editVehicle, expect, openTab, storeVehicle, test } from '#tests/support/browser/admin.ts';
import type { AdminSdk } from '#tools/shared/admin-sdk.ts';

/** The tabs with the heading of the view that each leads to. */
const TABS = [
  ['Dashboard', 'Dashboard'],
  ['Vehicles', 'Vehicles'],
  ['Tilbehør', 'Tilbehør'],
  ['Add/Edit Vehicle', 'Add Vehicle'],
  ['Henvendelser', 'Henvendelser'],
] as const;
const HASHES = {
  Dashboard: 'dashboard',
  Vehicles: 'vehicles',
  Tilbehør: 'accessories',
  'Add/Edit Vehicle': 'vehicle',
  Henvendelser: 'inquiries',
} as const;

const VEHICLE = 'tesla-model-y-2023';

const heading = (admin: Page) => admin.getByRole('heading', { level: 1 }).first();
const goTo = (admin: Page, hash: string) =>
  admin.evaluate((wanted) => {
    window.location.hash = wanted;
  }, hash);

/** Ways into every view, each by presses from the dashboard, with the heading of the view. */
const VIEWS: Record<string, { heading: RegExp; open: (admin: Page) => Promise<void> }> = {
  dashboard: { heading: /^Dashboard$/u, open: () => Promise.resolve() },
  vehicles: { heading: /^Vehicles$/u, open: (admin) => openTab(admin, 'Vehicles') },
  signs: {
    heading: /^Prisskilte$/u,
    open: async (admin) => {
      await openTab(admin, 'Vehicles');
      await admin.getByLabel('Søg i biler').fill('tesla model y');
      await admin.getByRole('button', { name: 'Prisskilte' }).click();
    },
  },
  'outdated signs': {
    heading: /^Prisskilte$/u,
    open: async (admin) => {
      await admin.getByRole('button', { name: /^Udskriv igen/u }).click();
    },
  },
  import: {
    heading: /^Importér biler$/u,
    open: async (admin) => {
      await openTab(admin, 'Vehicles');
      await admin.getByRole('button', { name: 'Importér' }).click();
    },
  },
  'a stored vehicle': {
    heading: /^Edit Vehicle/u,
    open: (admin) => editVehicle(admin, VEHICLE),
  },
  'a new vehicle': {
    heading: /^Add Vehicle/u,
    open: (admin) => openTab(admin, 'Add/Edit Vehicle'),
  },
  accessories: { heading: /^Tilbehør$/u, open: (admin) => openTab(admin, 'Tilbehør') },
  inquiries: { heading: /^Henvendelser$/u, open: (admin) => openTab(admin, 'Henvendelser') },
  trash: {
    heading: /^Papirkurv$/u,
    open: (admin) => admin.getByRole('button', { name: 'Papirkurv' }).click(),
  },
  staff: {
    heading: /^Medarbejdere$/u,
    open: (admin) => admin.getByRole('button', { name: 'Medarbejdere' }).click(),
  },
  health: {
    heading: /^Drift$/u,
    open: (admin) => admin.getByRole('button', { name: 'Drift' }).click(),
  },
};

async function storeOutdatedSign(sdk: AdminSdk): Promise<void> {
  await sdk.firestore.doc(`printed_sheets/${VEHICLE}`).set({
    ...{ price: 1, before: null, printed_at: new Date(), printed_by: 'foto@eksempel.dk' },
  });
}

test('every view is left by the press of a tab and by address, and going back leads to it again', async ({
  admin,
  sdk,
}) => {
  await storeOutdatedSign(sdk);
  await admin.reload();
  for (const [index, [name, view]] of Object.entries(VIEWS).entries()) {
    await test.step(name, async () => {
      await goTo(admin, 'dashboard');
      await expect(heading(admin)).toHaveText('Dashboard');
      await view.open(admin);
      await expect(heading(admin)).toHaveText(view.heading);
      const own = new URL(admin.url()).hash || '#dashboard';
      // Every tab is one function: each view is left for two of the other tabs.
      const others = TABS.filter(([, title]) => !view.heading.test(title));
      const [pressed, addressed] = [0, 1].map((next) => others[(index + next) % others.length]);
      if (!pressed || !addressed) throw new Error('There are too few tabs.');
      await openTab(admin, pressed[0]);
      await expect(heading(admin)).toHaveText(pressed[1]);
      await goTo(admin, own);
      await expect(heading(admin)).toHaveText(view.heading);
      await goTo(admin, HASHES[addressed[0]]);
      await expect(heading(admin)).toHaveText(addressed[1]);
      await admin.goBack();
      await expect(heading(admin)).toHaveText(view.heading);
    });
  }
});

test('every button that leads back from a view of the stock leads to the table', async ({
  admin,
  sdk,
}) => {
  await storeOutdatedSign(sdk);
  await admin.reload();
  for (const [name, button] of [
    ['signs', 'Tilbage til bilerne'],
    ['outdated signs', 'Tilbage til bilerne'],
    ['import', 'Til listen'],
    ['a stored vehicle', 'Annuller'],
    ['a new vehicle', 'Annuller'],
  ] as const) {
    await openTab(admin, 'Dashboard');
    await VIEWS[name]?.open(admin);
    await expect(heading(admin)).not.toHaveText('Dashboard');
    await admin.getByRole('button', { name: button }).click();
    await expect(heading(admin)).toHaveText('Vehicles');
    await expect(admin.locator('tr[data-id]').first()).toBeVisible();
  }
});

test('a view that opens from the table while its code loads has the focus', async ({ admin }) => {
  await openTab(admin, 'Vehicles');
  await admin.getByRole('button', { name: 'Importér' }).press('Enter');
  await expect(admin.getByRole('heading', { name: 'Importér biler' })).toBeVisible();
  await expect(admin.getByRole('tabpanel')).toBeFocused();
});

test('the tab of a new vehicle asks before it leaves a vehicle with unsaved changes', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  await admin.getByLabel('Variant').fill('Ikke gemt');
  await openTab(admin, 'Add/Edit Vehicle');
  const question = admin.getByRole('dialog', { name: 'Ændringer er ikke gemt' });
  await question.getByRole('button', { name: 'Bliv her' }).click();
  await expect(admin.getByLabel('Variant')).toHaveValue('Ikke gemt');
  await openTab(admin, 'Add/Edit Vehicle');
  await question.getByRole('button', { name: 'Forlad uden at gemme' }).click();
  await expect(heading(admin)).toHaveText('Add Vehicle');
  await expect(admin.getByLabel('Variant')).toHaveValue('');
});

test('an address without a search or a section shows what it says, and the list keeps its search', async ({
  admin,
}) => {
  await goTo(admin, 'more?log');
  await expect(heading(admin)).toHaveText('Log');
  await goTo(admin, 'more');
  await expect(heading(admin)).toHaveText('Papirkurv');
  await openTab(admin, 'Vehicles');
  await admin.getByLabel('Søg i biler').fill('tesla');
  await expect.poll(() => admin.url()).toContain('q=tesla');
  await goTo(admin, 'vehicles');
  await expect(admin.getByLabel('Søg i biler')).toHaveValue('tesla');
  await expect.poll(() => admin.url()).toContain('q=tesla');
});
