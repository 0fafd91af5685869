import type { Page } from '@playwright/test';
import { editVehicle, expect, openTab, test } from '#tests/support/browser/admin.ts';

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

interface View {
  heading: RegExp;
  open: (admin: Page) => Promise<void>;
  /** The button that leads back to the table, in a view of the stock. */
  back?: string;
}

async function pressOnDashboard(admin: Page, name: string | RegExp): Promise<void> {
  await openTab(admin, 'Dashboard');
  await admin.getByRole('button', { name }).click();
}

/** Ways into every view, each by presses from any other. */
const VIEWS: Record<string, View> = {
  dashboard: { heading: /^Dashboard$/u, open: (admin) => openTab(admin, 'Dashboard') },
  vehicles: { heading: /^Vehicles$/u, open: (admin) => openTab(admin, 'Vehicles') },
  signs: {
    heading: /^Prisskilte$/u,
    open: async (admin) => {
      await openTab(admin, 'Vehicles');
      await admin.getByLabel('Søg i biler').fill('tesla model y');
      await admin.getByRole('button', { name: 'Prisskilte' }).click();
    },
    back: 'Tilbage til bilerne',
  },
  'outdated signs': {
    heading: /^Prisskilte$/u,
    open: (admin) => pressOnDashboard(admin, /^Udskriv igen/u),
    back: 'Tilbage til bilerne',
  },
  import: {
    heading: /^Importér biler$/u,
    open: async (admin) => {
      await openTab(admin, 'Vehicles');
      await admin.getByRole('button', { name: 'Importér' }).press('Enter');
      // Also while its code loads, the view has the focus.
      await expect(admin.getByRole('tabpanel')).toBeFocused();
    },
    back: 'Til listen',
  },
  'a stored vehicle': {
    heading: /^Edit Vehicle/u,
    open: (admin) => editVehicle(admin, VEHICLE),
    back: 'Annuller',
  },
  'a new vehicle': {
    heading: /^Add Vehicle/u,
    open: (admin) => openTab(admin, 'Add/Edit Vehicle'),
    back: 'Annuller',
  },
  accessories: { heading: /^Tilbehør$/u, open: (admin) => openTab(admin, 'Tilbehør') },
  inquiries: { heading: /^Henvendelser$/u, open: (admin) => openTab(admin, 'Henvendelser') },
  trash: {
    heading: /^Papirkurv$/u,
    open: (admin) => pressOnDashboard(admin, 'Papirkurv'),
  },
  staff: {
    heading: /^Medarbejdere$/u,
    open: (admin) => pressOnDashboard(admin, 'Medarbejdere'),
  },
  health: {
    heading: /^Drift$/u,
    open: (admin) => pressOnDashboard(admin, 'Drift'),
  },
};

test('every view is left by the press of a tab and by address, going back leads to it again, and the button of a view of the stock leads to the table', async ({
  admin,
  sdk,
}) => {
  await sdk.firestore.doc(`printed_sheets/${VEHICLE}`).set({
    ...{ price: 1, before: null, printed_at: new Date(), printed_by: 'foto@eksempel.dk' },
  });
  for (const [index, [name, view]] of Object.entries(VIEWS).entries()) {
    await test.step(name, async () => {
      await view.open(admin);
      await expect(heading(admin)).toHaveText(view.heading);
      // Every tab is one function: each view is left for two of the other tabs.
      const others = TABS.filter(([, title]) => !view.heading.test(title));
      const [pressed, addressed] = [0, 1].map((next) => others[(index + next) % others.length]);
      if (!pressed || !addressed) throw new Error('There are too few tabs.');
      await openTab(admin, pressed[0]);
      await expect(heading(admin)).toHaveText(pressed[1]);
      await admin.goBack();
      await expect(heading(admin)).toHaveText(view.heading);
      if (view.back) {
        await admin.getByRole('button', { name: view.back }).click();
        await expect(heading(admin)).toHaveText('Vehicles');
        await expect(admin.locator('tr[data-id]').first()).toBeVisible();
        await admin.goBack();
        await expect(heading(admin)).toHaveText(view.heading);
      }
      await goTo(admin, HASHES[addressed[0]]);
      await expect(heading(admin)).toHaveText(addressed[1]);
    });
  }
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
