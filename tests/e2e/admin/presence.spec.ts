import type { Page } from '@playwright/test';
import { editVehicle, expect, signIn, storeVehicle, test } from '#tests/support/browser/admin.ts';

const COLLEAGUE = { email: 'makker@eksempel.example', password: 'kollega-paa-kontoret' };

const notice = (page: Page, email: string) =>
  page.getByRole('status').filter({ hasText: `${email} redigerer også her lige nu.` });

/**
 * Simulates a return to the window, which sends the next beat at once instead of up to 20 seconds
 * later.
 */
const returnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('two members of staff with the same vehicle open read each other’s name, until one has left the form', async ({
  admin,
  app,
  browser,
  sdk,
}) => {
  const { uid } = await sdk.auth.createUser(COLLEAGUE);
  await sdk.auth.setCustomUserClaims(uid, { role: 'sales' });
  const { id } = await storeVehicle(sdk);
  await editVehicle(admin, id);
  const context = await browser.newContext({ baseURL: app.siteUrl });
  const colleague = await context.newPage();
  await signIn(colleague, COLLEAGUE);

  await editVehicle(colleague, id);
  await expect(notice(colleague, app.demo.email)).toBeVisible();
  await returnTo(admin);
  await expect(notice(admin, COLLEAGUE.email)).toBeVisible();

  await colleague.getByRole('button', { name: 'Annuller' }).click();
  // Well before the minute after which a colleague who is silent counts as gone.
  await expect(async () => {
    await returnTo(admin);
    await expect(notice(admin, COLLEAGUE.email)).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await context.close();
});
