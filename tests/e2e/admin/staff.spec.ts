import type { Page } from '@playwright/test';
import { dealer } from '#dealer';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
  toast,
  VIEWPORTS,
} from '#tests/support/browser/admin.ts';
import type { AdminSdk } from '#tools/shared/admin-sdk.ts';

const PASSWORD = 'en-god-adgangskode';

async function storeStaff(sdk: AdminSdk, email: string, role: string): Promise<string> {
  const account = { email, password: PASSWORD, emailVerified: true };
  const { uid } = await sdk.auth.createUser(account);
  await sdk.auth.setCustomUserClaims(uid, { role });
  return uid;
}

const roleOf = async (sdk: AdminSdk, uid: string) =>
  (await sdk.auth.getUser(uid)).customClaims?.['role'];

async function openStaff(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Medarbejdere' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Medarbejdere');
}

test('arrow keys in the role of a member of staff change nothing, saving does, and one press undoes it', async ({
  admin,
  sdk,
}) => {
  const uid = await storeStaff(sdk, 'foto@eksempel.dk', 'photographer');
  await openStaff(admin);
  const role = admin.getByLabel('Rolle for foto@eksempel.dk');
  await role.focus();
  await admin.keyboard.press('ArrowUp');
  await expect(role).toHaveValue('sales');
  await admin.reload();
  await expect(role).toHaveValue('photographer');
  expect(await roleOf(sdk, uid)).toBe('photographer');

  await role.focus();
  await admin.keyboard.press('ArrowUp');
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'foto@eksempel.dk er nu sælger')).toBeVisible();
  await expect(role).toBeFocused();
  expect(await roleOf(sdk, uid)).toBe('sales');
  await admin.getByRole('button', { name: 'Fortryd' }).click();
  await expect(toast(admin, 'foto@eksempel.dk er nu fotograf')).toBeVisible();
  expect(await roleOf(sdk, uid)).toBe('photographer');
  await expect(role).toHaveValue('photographer');
});

test('an owner is made only after a question that names the account, and can take neither the role nor the access of their own', async ({
  admin,
  app,
  sdk,
}) => {
  const uid = await storeStaff(sdk, 'salg@eksempel.dk', 'sales');
  await openStaff(admin);
  const own = admin.getByRole('row').filter({ hasText: app.demo.email });
  await expect(own.getByText('dig', { exact: true })).toBeVisible();
  await expect(own).toContainText(/i dag kl\. \d\d\.\d\d/u);
  await expect(own.getByRole('combobox')).toHaveCount(0);
  await expect(own.getByRole('button')).toHaveText(['Slå til']);
  await admin.getByLabel('Rolle for salg@eksempel.dk').selectOption('Ejer');
  const save = admin.getByRole('button', { name: 'Gem rollen for salg@eksempel.dk' });
  await save.click();
  const question = admin.getByRole('dialog', { name: 'Gør salg@eksempel.dk til ejer?' });
  await question.getByRole('button', { name: 'Annuller' }).click();
  expect(await roleOf(sdk, uid)).toBe('sales');
  await save.click();
  await question.getByRole('button', { name: 'Gør til ejer' }).click();
  await expect(toast(admin, 'salg@eksempel.dk er nu ejer')).toBeVisible();
  expect(await roleOf(sdk, uid)).toBe('owner');
});

test('the list of staff is accessible and fits a phone and a desktop; access is taken after a question, and the focus goes to the colleague below', async ({
  admin,
  sdk,
}) => {
  const uid = await storeStaff(sdk, 'z-gaar@eksempel.dk', 'sales');
  await storeStaff(sdk, 'z-naeste@eksempel.dk', 'sales');
  await storeStaff(sdk, 'en-meget-lang-adresse@forhandleren-med-navn.eksempel.dk', 'sales');
  await openStaff(admin);
  for (const viewport of Object.values(VIEWPORTS)) {
    await admin.setViewportSize(viewport);
    await expect(admin.getByLabel(/^Rolle for en-meget/u)).toBeVisible();
    await expectAccessible(admin);
    await expectNoSidewaysScroll(admin);
  }
  await admin.getByRole('button', { name: 'Fjern adgang for z-gaar@eksempel.dk' }).press('Enter');
  const question = admin.getByRole('dialog', { name: 'Fjern adgang for z-gaar@eksempel.dk?' });
  await question.getByRole('button', { name: 'Fjern adgang' }).press('Enter');
  await expect(toast(admin, 'z-gaar@eksempel.dk har ikke længere adgang')).toBeVisible();
  await expect(
    admin.getByRole('button', { name: 'Fjern adgang for z-naeste@eksempel.dk' }),
  ).toBeFocused();
  expect(await roleOf(sdk, uid)).toBeUndefined();
});

test('an invitation is a mail of the dealer that says who invites, as what and where, and its link sets the password', async ({
  admin,
  page,
  app,
  sdk,
}) => {
  await storeStaff(sdk, 'kollega@eksempel.dk', 'sales');
  await openStaff(admin);
  await admin.getByRole('button', { name: 'Invitér kollega' }).click();
  await admin.getByLabel('E-mail').fill('Ny.Saelger@eksempel.example');
  await admin.getByLabel('Rolle', { exact: true }).selectOption('Sælger');
  await admin.getByRole('button', { name: 'Giv adgang' }).click();
  await expect(toast(admin, 'ny.saelger@eksempel.example har fået adgang')).toBeVisible();
  const row = admin.getByRole('row').filter({ hasText: 'ny.saelger@eksempel.example' });
  await expect(row.getByLabel('Rolle for ny.saelger@eksempel.example')).toBeVisible();
  await expect(row.getByText('Inviteret', { exact: true })).toBeVisible();

  const invitation = async () =>
    (await app.mails()).find(({ recipients }) => recipients[0] === 'ny.saelger@eksempel.example');
  await expect.poll(invitation).toBeDefined();
  const mail = await invitation();
  expect(mail?.from).toBe(`${dealer.name} <${dealer.email}>`);
  expect(mail?.subject).toBe(`Du har fået adgang til ${dealer.name}`);
  const text = mail?.text ?? '';
  expect(text).toContain(`${app.demo.email} har givet dig adgang`);
  expect(text).toContain('Sælger: Biler, tilbehør, henvendelser og udgivelse');
  expect(text).toContain(`${app.siteUrl}/admin\n`);
  expect(text).not.toContain('Har du ikke bedt om det');
  const link = /\S+oobCode=\S+/u.exec(text)?.[0] ?? '';
  expect(link).toContain(`${app.siteUrl}/admin?mode=resetPassword&`);

  await admin.getByRole('button', { name: 'Log ud' }).click();
  await page.goto(link);
  await page.getByLabel('Ny adgangskode').fill(PASSWORD);
  await page.getByRole('button', { name: 'Gem adgangskode' }).click();
  await expect(page.getByText('Adgangskoden er gemt. Log ind med den.')).toBeVisible();
  await signIn(page, { email: 'ny.saelger@eksempel.example', password: PASSWORD });
  expect((await sdk.auth.getUserByEmail('ny.saelger@eksempel.example')).emailVerified).toBe(true);
});

test('a photographer starts a draft on a phone without a price and goes on at its images, and the admin requests and offers nothing that a photographer may not have', async ({
  page,
  sdk,
}) => {
  const email = 'plads@eksempel.dk';
  await storeStaff(sdk, email, 'photographer');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await page.setViewportSize(VIEWPORTS.phone);
  await signIn(page, { email, password: PASSWORD });
  await expect(page.getByRole('heading', { name: 'I dag' })).toBeVisible();
  await page.getByRole('button', { name: 'Add New Vehicle' }).click();
  await page.getByLabel('Mærke', { exact: true }).fill('Volvo');
  await page.getByLabel('Model', { exact: true }).fill('Kladde af fotograf');
  await expect(page.getByLabel('Nummerplade eller stelnummer')).toBeVisible();
  for (const label of ['Pris (kr. inkl. moms)', 'Status', 'Featured']) {
    await expect(page.getByLabel(label)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Tag billederne' })).toBeInViewport();
  const drafts = sdk.firestore.collection('vehicles').where('model', '==', 'Kladde af fotograf');
  const { docs } = await drafts.get();
  expect(docs).toHaveLength(1);
  expect(docs[0]?.data()).toMatchObject({ unpublished: true, price: 0, status: 'available' });

  await page.getByLabel('Standbeskrivelse').fill('Pæn');
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect
    .poll(async () => (await docs[0]?.ref.get())?.data())
    .toMatchObject({ condition_notes: 'Pæn', unpublished: true, version: 2 });

  for (const tab of ['Vehicles', 'Tilbehør']) await page.getByRole('tab', { name: tab }).click();
  const goTo = (view: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, view);
  await goTo('vehicle/tesla-model-y-2023');
  await expect(page.getByRole('heading', { name: 'Edit Vehicle' })).toBeVisible();
  await expect(page.getByText('Henter…')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const tests = page.getByRole('region', { name: 'Battery Test Documents' });
  await expect(tests.getByRole('link', { name: /^Åbn/u })).toBeVisible();
  await expect(tests.getByRole('button', { name: /^Slet/u })).toHaveCount(0);
  await expect(tests.getByText('Vælg PDF')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Tilbehør' }).click();
  const edits = page.getByRole('button', { name: /^Rediger/u });
  await edits.first().click();
  await expect(page.getByText('Vælg billeder')).toBeVisible();
  await expect(page.locator('#accessory-form')).toHaveAttribute('inert');
  await expect(page.getByRole('button', { name: 'Gem' })).toHaveCount(0);

  // An address that a colleague left behind on the device.
  for (const view of ['inquiries', 'bookings', 'vehicles/import']) {
    await goTo(view);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
  expect(refused).toEqual([]);
});
