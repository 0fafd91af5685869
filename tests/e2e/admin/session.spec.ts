import type { Locator, Route } from '@playwright/test';
import { currentCode } from 'app-emulator/testing/authenticator.ts';
import jsQR from 'jsqr';
import sharp from 'sharp';
import {
  expect,
  expectAccessible,
  openTab,
  saveAnyway,
  signIn,
  test,
  toast,
} from '#tests/support/browser/admin.ts';

const NON_STAFF = { email: 'gaest@eksempel.example', password: 'ikke-medarbejder' };

test('the admin shows a loading text and then the login form, and loads the code of the table before staff have typed their password; the login form requires an e-mail address and a password', async ({
  page,
}) => {
  const html = await (await page.request.get('/admin')).text();
  expect(html).toContain('Loading dashboard...');
  const loaded = page.waitForResponse((response) =>
    response.url().includes('/_astro/VehiclesView.'),
  );
  await page.goto('/admin#vehicles');
  await expect(page.getByRole('button', { name: 'Access Dashboard' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expectAccessible(page);
  expect((await loaded).ok()).toBe(true);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(page.getByText('Feltet skal udfyldes.')).toHaveCount(2);
});

test('the admin says that its code could not be loaded, and tries again', async ({ page }) => {
  // Until the reload, since Astro asks for the code once more by itself, which would make the button go.
  let visits = 0;
  await page.route('**/admin', (route) => {
    visits += 1;
    return route.continue();
  });
  await page.route('**/_astro/*.js*', (route) => (visits < 2 ? route.abort() : route.continue()));
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('Siden kunne ikke vises');
  await expect(page.getByText('Loading dashboard...')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('button', { name: 'Access Dashboard' })).toBeVisible();
});

test('a login with a wrong password shows an error and focuses the password field; a failed login shows the reason from the auth service, or a general one when nothing answers; the login form sends a mail for choosing a new password', async ({
  page,
  app,
  sdk,
}) => {
  await sdk.auth.createUser({ email: 'glemsom@eksempel.example', password: 'glemt-igen' });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Glemt adgangskode?' }).click();
  await expect(page.getByText('Skriv din e-mailadresse først.')).toBeVisible();
  await page.getByLabel('E-mail').fill('glemsom@eksempel.example');
  await page.getByLabel('Adgangskode').fill('forkert');
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(toast(page, 'Login fejl')).toBeVisible();
  await expect(
    toast(page, 'Kunne ikke logge ind. Kontroller dine loginoplysninger.'),
  ).toBeVisible();
  await expect(page.getByLabel('Adgangskode')).toBeFocused();

  const failures: [fail: (route: Route) => Promise<void>, reason: string][] = [
    [
      (route) =>
        route.fulfill({
          status: 400,
          json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Vent lidt.' } },
        }),
      'Vent lidt.',
    ],
    [(route) => route.abort(), 'Der opstod en uventet fejl. Prøv igen senere.'],
  ];
  for (const [fail, reason] of failures) {
    await page.route('**/accounts:signInWithPassword*', fail);
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    // A new attempt closes the toast of the one before it.
    await expect(page.locator('.toast--destructive')).toHaveCount(1);
    await expect(page.locator('.toast--destructive')).toContainText('Login fejl');
    await expect(page.locator('.toast--destructive')).toContainText(reason);
    await page.unrouteAll();
  }
  await expect(page.getByLabel('E-mail')).toHaveValue('glemsom@eksempel.example');

  await page.getByRole('button', { name: 'Glemt adgangskode?' }).click();
  await expect(toast(page, 'Mail sendt')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await app.mails()))
    .toContain('glemsom@eksempel.example');
});

test('staff are welcomed after login, stay signed in after a reload and can log out; staff who were away for more than twelve hours must log in again', async ({
  page,
  app,
}) => {
  // The toast appears before the workspace has loaded, so both are awaited together.
  const welcome = expect(toast(page, 'Du er nu logget ind')).toBeVisible();
  await Promise.all([signIn(page, app.demo), welcome]);
  await expect(page.getByRole('tab')).toHaveText([
    'Dashboard',
    'Vehicles',
    'Tilbehør',
    'Add/Edit Vehicle',
    /^Henvendelser/u,
  ]);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeVisible();

  await page.evaluate(() =>
    localStorage.setItem('admin:last-active', String(Date.now() - 13 * 3_600_000)),
  );
  await page.reload();
  await expect(page.getByText('fordi administrationen ikke har været brugt')).toBeVisible();
  await signIn(page, app.demo);

  await page.getByRole('button', { name: 'Log ud' }).click();
  await expect(page.getByRole('button', { name: 'Access Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Access Dashboard' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('a user without the staff role is told that access is denied, and no data is fetched', async ({
  page,
  sdk,
}) => {
  await sdk.auth.createUser(NON_STAFF);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/documents')) requested.push(request.url());
  });
  await page.goto('/admin');
  await page.getByLabel('E-mail').fill(NON_STAFF.email);
  await page.getByLabel('Adgangskode').fill(NON_STAFF.password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Ingen adgang' })).toBeVisible();
  await expectAccessible(page);
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Log ud' }).click();
  await expect(page.getByRole('button', { name: 'Access Dashboard' })).toBeVisible();
});

test('a revoked session returns to the login form without losing the draft of a vehicle', async ({
  page,
  sdk,
}) => {
  const staff = { email: 'kollega@eksempel.example', password: 'kollega-kode' };
  const { uid } = await sdk.auth.createUser(staff);
  await sdk.auth.setCustomUserClaims(uid, { role: 'admin' });
  await signIn(page, staff);
  await page.getByRole('button', { name: 'Add New Vehicle' }).click();
  await page.getByLabel('Mærke').fill('Halvt skrevet');
  // Only at the save: another call of the admin could end the session first.
  await page.route('**/documents:commit*', async (route) => {
    await sdk.auth.updateUser(uid, { disabled: true });
    await route.fulfill({
      status: 401,
      json: { error: { code: 401, status: 'UNAUTHENTICATED', message: 'Token expired' } },
    });
  });
  await page.getByLabel('Model').fill('Bil');
  await saveAnyway(page);
  await expect(page.getByText('din session er udløbet, eller din adgang er ændret')).toBeVisible();
  await expect(page.getByLabel('Adgangskode')).toBeFocused();
  // The form says why; no toast says it again, or offers what only a session can do.
  await expect(page.locator('.toast')).toHaveCount(0);
  await sdk.auth.updateUser(uid, { disabled: false });
  await page.getByLabel('Adgangskode').fill(staff.password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(page.getByLabel('Mærke')).toHaveValue('Halvt skrevet');
  await expect(page.getByRole('button', { name: 'Gem', exact: true })).toBeFocused();
});

test('staff who log in again after their session has ended are back in the field that they were in', async ({
  page,
  app,
}) => {
  await signIn(page, app.demo);
  const endSession = () =>
    page.evaluate(() => {
      localStorage.setItem('admin:last-active', String(Date.now() - 13 * 3_600_000));
      window.dispatchEvent(new Event('focus'));
    });
  const signInAgain = async () => {
    await expect(page.getByLabel('Adgangskode')).toBeFocused();
    await page.getByLabel('Adgangskode').fill(app.demo.password);
    await page.keyboard.press('Enter');
  };
  // A modal dialog must not keep them from the sign-in form.
  await openTab(page, 'Henvendelser');
  await page.getByRole('button', { name: 'Opkald eller besøg' }).click();
  const note = page.getByRole('dialog').getByLabel('Hvad gælder det?');
  await note.fill('Vil se bilen');
  await endSession();
  await signInAgain();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('Vil se bilen');
  await page.keyboard.press('Escape');

  await openTab(page, 'Add/Edit Vehicle');
  const model = page.getByLabel('Model', { exact: true });
  await model.fill('Halv');
  await endSession();
  await signInAgain();
  await expect(model).toBeFocused();
  await page.keyboard.type('t');
  await expect(model).toHaveValue('Halvt');

  await model.blur();
  await endSession();
  await signInAgain();
  await expect(page.locator('#admin-panel')).toBeFocused();
});

test('a member of staff chooses a password by the link of the mail and logs in with it, once', async ({
  page,
  app,
  sdk,
}) => {
  const staff = { email: 'ny-kollega@eksempel.example', password: 'tre gode ord sammen' };
  const { uid } = await sdk.auth.createUser({ email: staff.email });
  await sdk.auth.setCustomUserClaims(uid, { role: 'admin' });
  const link = await sdk.auth.generatePasswordResetLink(staff.email);
  expect(link).toMatch(new RegExp(`^${app.siteUrl}/admin\\?mode=resetPassword&oobCode=`, 'u'));

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Vælg adgangskode' })).toBeVisible();
  await expect(page.getByText(`Til ${staff.email}`)).toBeVisible();
  await expectAccessible(page);
  const field = page.getByLabel('Ny adgangskode');
  await expect(field).toBeFocused();
  await field.fill('for kort');
  await page.getByRole('button', { name: 'Gem adgangskode' }).click();
  await expect(page.getByText('Adgangskoden skal være mindst 12 tegn.')).toBeVisible();
  await page.getByLabel('Vis adgangskoden').check();
  await expect(field).toHaveAttribute('type', 'text');
  await field.fill(staff.password);
  await page.getByRole('button', { name: 'Gem adgangskode' }).click();

  await expect(page.getByText('Adgangskoden er gemt. Log ind med den.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(staff.email);
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Adgangskode').fill(staff.password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Linket kan ikke bruges' })).toBeVisible();
  await expect(page.getByText('Linket er allerede brugt')).toBeVisible();
});

/** The text that a phone reads from a QR code on the screen. */
async function scanned(code: Locator): Promise<URL> {
  const image = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return new URL(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '');
}

test('a member of staff adds an authenticator app and logs in with password and code', async ({
  page,
  sdk,
}) => {
  const staff = { email: 'totrin@eksempel.example', password: 'to trin er bedre' };
  const { uid } = await sdk.auth.createUser({ ...staff, emailVerified: true });
  await sdk.auth.setCustomUserClaims(uid, { role: 'photographer' });
  await signIn(page, staff);
  await page.getByRole('button', { name: 'Min konto', exact: true }).click();
  await page.getByRole('button', { name: 'Slå til' }).click();
  const address = await scanned(page.getByRole('img', { name: 'QR-kode til appen' }));
  expect(decodeURIComponent(address.pathname)).toContain(staff.email);
  const secret = address.searchParams.get('secret') ?? '';
  await expect(page.getByText(secret.slice(0, 4))).toBeVisible();
  await expectAccessible(page);
  const code = page.getByLabel('Kode fra appen');
  await expect(code).toBeFocused();
  await code.fill('123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Skriv de 6 cifre fra appen.')).toBeVisible();
  await code.fill(currentCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Slået til med Min telefon siden/u)).toBeVisible();

  await page.getByRole('button', { name: 'Log ud' }).click();
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByLabel('Adgangskode').fill(staff.password);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Skriv koden' })).toBeVisible();
  await expect(code).toBeFocused();
  await expectAccessible(page);
  const wrong = currentCode(secret, 9);
  await code.fill(wrong);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Koden passer ikke.')).toBeVisible();
  await expect(code).toHaveValue(wrong);
  await expect(code).toBeFocused();
  // A code is accepted once, and the present one added the app, so the test takes the next one.
  await code.fill(currentCode(secret, 1).replace(/^.{3}/u, '$& '));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeVisible();
});
