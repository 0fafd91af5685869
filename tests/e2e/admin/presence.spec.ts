import type { Page } from '@playwright/test';
import {
  editVehicle,
  expect,
  openTab,
  signIn,
  storeInquiry,
  storeVehicle,
  test,
  toast,
} from '#tests/support/browser/admin.ts';

const COLLEAGUE = { email: 'makker@eksempel.example', password: 'kollega-paa-kontoret' };

const notice = (page: Page, email: string) =>
  page.getByRole('status').filter({ hasText: `${email} redigerer også her lige nu.` });

/**
 * Simulates a return to the window, which sends the next beat at once instead of up to 20 seconds
 * later.
 */
const returnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('two members of staff with the same vehicle or inquiry open read each other’s name until one has left, and of two answers one is mailed and no word of the other lost', async ({
  admin,
  app,
  browser,
  sdk,
}) => {
  const { uid } = await sdk.auth.createUser(COLLEAGUE);
  await sdk.auth.setCustomUserClaims(uid, { role: 'sales' });
  const { id } = await storeVehicle(sdk);
  const email = 'to@eksempel.dk';
  await storeInquiry(sdk, { name: 'To Svarere', email, email_key: email });
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

  const openInquiry = async (page: Page) => {
    await openTab(page, 'Henvendelser');
    await page.locator('.inquiry-row').filter({ hasText: 'To Svarere' }).click();
    return page.getByRole('region', { name: 'Tråd med To Svarere' });
  };
  const mine = await openInquiry(admin);
  const theirs = await openInquiry(colleague);
  await expect(theirs.getByText(/har også denne henvendelse åben/u)).toBeVisible();
  const answer = mine.getByRole('textbox', { name: 'Svar' });
  await answer.fill('Mit halve svar');
  await theirs.getByRole('textbox', { name: 'Svar' }).fill('Kollegaens svar');
  await theirs.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(toast(colleague, 'Svar sendt til To Svarere')).toBeVisible();
  await mine.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(mine.getByText('Kollegaens svar')).toBeVisible();
  await expect(answer).toHaveValue('Mit halve svar');
  const mails = (await app.mails()).filter(({ recipients }) => recipients[0] === email);
  expect(mails.map(({ text }) => text.trim())).toEqual(['Kollegaens svar']);
  await context.close();
});
