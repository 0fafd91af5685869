import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { searchWords } from '#domain/inquiry/search-words.ts';
import { PUBLISHING_PATH } from '#domain/publishing.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { seededData } from '../app/seeded-data.ts';
import { startTestApp, type TestApp } from '../app/test-app.ts';
import { test as base } from './e2e.ts';
import { watchPages } from './watch-pages.ts';

export { expect } from '@playwright/test';
export { closeDialog, expectAccessible, expectNoSidewaysScroll, VIEWPORTS } from './e2e.ts';

interface Session {
  /** Entries of `localStorage`. */
  entries: [key: string, value: string][];
}

/** The page of a worker, and the forbidden page behaviour found on it. */
interface SharedPage {
  page: Page;
  found: string[];
  /** Adds what can be found only at the end of a test. */
  finish(): Promise<void>;
}

interface WorkerFixtures {
  /** The Admin SDK on the emulator, to prepare documents and to read what the admin stored. */
  sdk: AdminSdk;
  /** The session of the demo account, once a test of this worker has signed in. */
  session: Session;
  shared: SharedPage;
}

interface Fixtures {
  /**
   * The page of the worker, on a device that stores nothing. Its tests share it, since a new one takes two
   * thirds of a second of the processor and runs all code cold.
   */
  page: Page;
  /** The same page, signed in, with the stock loaded on the dashboard. */
  admin: Page;
  /** As `admin` on a page of its own, for a test that closes it or gives it a clock, a script or a touch screen. */
  ownAdmin: Page;
}

/** Playwright's `test` with an app of its own, because the tests of the admin change the stock. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern's names.
    async ({}, use) => {
      const app = await startTestApp({
        dataDir: await seededData(),
        // Until the SDK forbids builds.
        env: { QUIET_SECONDS: '60' },
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  sdk: [
    async ({ app }, use) => {
      const sdk = openLocalSdk(app.emulatorUrl);
      // The tests of the admin do not open the public site, which would be built every two minutes.
      // The nightly run waits until the site is published.
      if (!process.env['DEEP']) {
        const retry_at = new Date(Date.now() + 86_400_000);
        await sdk.firestore.doc(PUBLISHING_PATH).update({ retry_at });
      }
      await use(sdk);
      await sdk.close();
    },
    { scope: 'worker', auto: true },
  ],
  session: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern's names.
    async ({}, use) => use({ entries: [] }),
    { scope: 'worker' },
  ],
  shared: [
    async ({ app, browser }, use, { project }) => {
      const { locale, timezoneId, serviceWorkers } = project.use;
      const device = { locale, timezoneId, serviceWorkers } as BrowserContextOptions;
      const context = await browser.newContext({ ...device, baseURL: app.siteUrl });
      const watch = await watchPages(context, app);
      await use({ page: await context.newPage(), ...watch });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared: { page, found, finish }, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await emptyDevice(page);
    await use(page);
    // A test that fails ends its worker, and so this page.
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await finish();
    expect(found).toEqual([]);
  },
  admin: async ({ page, app, session }, use) => {
    await openDashboard(page, app, session);
    await use(page);
  },
  ownAdmin: async ({ context, app, session }, use) => {
    const page = await context.newPage();
    await openDashboard(page, app, session);
    await use(page);
  },
});

/** Deletes everything that the device stores. */
export async function emptyDevice(page: Page): Promise<void> {
  // From another page of the site, since the admin stores drafts until it is left.
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      const deletion = indexedDB.deleteDatabase(name);
      await new Promise((resolve) => deletion.addEventListener('success', resolve));
    }
  });
}

async function openDashboard(page: Page, app: TestApp, session: Session): Promise<void> {
  await openAdmin(page, app, session);
  // The first fetch ends here, so that a test which makes calls fail does not affect it.
  await expect(page.getByText(/^Hentet \d\d\.\d\d$/u)).toBeVisible();
}

/** Opens the admin as the demo account, on a device that may be new. */
export async function openAdmin(page: Page, app: TestApp, session: Session): Promise<void> {
  // For one page, so that a test can sign out. Playwright's own storage state opens a page in each test.
  const stored = await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, session.entries);
  await page.goto('/admin');
  await stored.dispose();
  const start = page.getByRole('button', { name: 'Access Dashboard' });
  await expect(dashboardTab(page).or(start)).toBeVisible();
  // Without a session, or where the browser has lost it.
  if (await start.isVisible()) {
    await fillSignIn(page, app.demo);
    session.entries = await page.evaluate(readSession);
  }
}

/** What the device stores of a session, in the second place where the SDK looks for its user. */
async function readSession(): Promise<[key: string, value: string][]> {
  const open = indexedDB.open('firebaseLocalStorageDb');
  await new Promise((resolve) => open.addEventListener('success', resolve));
  const table = 'firebaseLocalStorage';
  const users = open.result.transaction(table).objectStore(table).getAll();
  await new Promise((resolve) => users.addEventListener('success', resolve));
  open.result.close();
  return [
    ...Object.entries<string>(localStorage),
    ...users.result.map(({ fbase_key, value }): [string, string] => [
      fbase_key,
      JSON.stringify(value),
    ]),
  ];
}

interface SignIn {
  email: string;
  password: string;
}

export async function signIn(page: Page, account: SignIn): Promise<void> {
  await page.goto('/admin');
  await fillSignIn(page, account);
}

async function fillSignIn(page: Page, { email, password }: SignIn): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode').fill(password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(dashboardTab(page)).toBeVisible();
}

const dashboardTab = (page: Page) => page.getByRole('tab', { name: 'Dashboard' });

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
}

/** Loads the vehicles that a test has stored meanwhile, as a return to the window does. */
export async function loadChanges(page: Page): Promise<void> {
  // The last request of such a load.
  const counted = page.waitForResponse(/:runAggregationQuery/u);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await counted;
}

/** A toast with this title or description. */
export function toast(page: Page, title: string | RegExp): Locator {
  return page.locator('#toasts').getByText(title, { exact: true });
}

let vehicleCount = 0;

/** Stores a vehicle as the admin would, and returns its id and its unique model. */
export async function storeVehicle(
  sdk: AdminSdk,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; model: string }> {
  vehicleCount += 1;
  const model = `Prøve ${process.pid}-${vehicleCount}`;
  const now = new Date();
  const document = await sdk.firestore.collection('vehicles').add({
    make: 'Testmærke',
    model,
    year: 2021,
    price: 100_000,
    status: 'available',
    featured: false,
    is_on_sale: false,
    flexleasing_enabled: false,
    flexleasing_period: 12,
    specs_equipment: [],
    mileage: 1000,
    created_at: now,
    updated_at: now,
    version: 1,
    ...fields,
  });
  return { id: document.id, model };
}

/** Stores an image whose file a function could not use, and returns its id. */
export async function storeImage(
  sdk: AdminSdk,
  collection: string,
  owner: Record<string, string>,
  order: number,
): Promise<string> {
  const now = new Date();
  const folder = collection.replace('_', '-');
  const { id } = await sdk.firestore.collection(collection).add({
    ...owner,
    ...(collection === 'damage_images'
      ? { damage_description: 'Ridse' }
      : { caption: null, is_primary: order === 0 }),
    image_url: `/pictures/${folder}/x/${order}_1`,
    storage_path: `${folder}/x/${order}_1.jpg`,
    image_order: order,
    image_state: 'failed',
    created_at: now,
    updated_at: now,
    version: 1,
  });
  return id;
}

/** Stores an inquiry as the contact function would, and returns its id. */
export async function storeInquiry(
  sdk: AdminSdk,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const now = new Date();
  const inquiry = {
    type: 'inquiry',
    name: 'Ida Spørger',
    email: 'ida@eksempel.dk',
    email_key: 'ida@eksempel.dk',
    phone: '+45 12 34 56 78',
    message: 'Er bilen stadig til salg?',
    vehicle: {
      id: 'tesla-model-y-2023',
      make: 'Tesla',
      model: 'Model Y',
      year: 2023,
      price: 359_900,
      known: true,
    },
    created_at: now,
    expires_at: new Date(now.getTime() + 1000 * 3_600_000),
    state: 'new',
    version: 0,
    note: '',
    delivery: 'sent',
    attempts: 1,
    next_attempt_at: null,
    sent_at: now,
    delivery_error: null,
    ...fields,
  };
  const document = await sdk.inquiries
    .collection('inquiries')
    .add({ ...inquiry, words: searchWords(inquiry) });
  return document.id;
}

export async function readVehicle(sdk: AdminSdk, id: string): Promise<Record<string, unknown>> {
  return (await sdk.firestore.collection('vehicles').doc(id).get()).data() ?? {};
}

/** Opens the form of a stored vehicle by the hash of its address. */
export async function editVehicle(page: Page, id: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#vehicle/${id}`);
  await expect(page.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
}

/** Saves a vehicle that is asked about before it is saved. */
export async function saveAnyway(page: Page): Promise<void> {
  await save(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Gem alligevel' }).click();
}

/** Chooses a status in the vehicle table; `status` is the control of the row. */
export async function chooseStatus(status: Locator, option: string): Promise<void> {
  await status.click();
  await status.page().getByRole('listbox').getByRole('option', { name: option }).click();
}

/** Whether a toast lies over the focused element. */
export function coveredFocus(admin: Page): Promise<boolean> {
  return admin.evaluate(() => {
    const toasts = [...document.querySelectorAll('.toast')].filter((toast) =>
      toast.checkVisibility(),
    );
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.id === 'admin-panel') return false;
    const own = focused.getBoundingClientRect();
    return toasts.some((toast) => {
      const box = toast.getBoundingClientRect();
      return (
        own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top
      );
    });
  });
}
