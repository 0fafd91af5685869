import { editVehicle, save, signIn, toast } from '#tests/support/browser/admin.ts';
import { expect, test, VIEWPORTS } from '#tests/support/browser/e2e.ts';

test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

/** Takes away what browsers have learned since Safari 16.6, which is the last of an iPhone 8. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const newer: [object, ...string[]][] = [
      [Element.prototype, 'checkVisibility', 'getHTML', 'moveBefore', 'setHTMLUnsafe'],
      [HTMLElement.prototype, 'popover', 'hidePopover', 'showPopover', 'togglePopover'],
      [HTMLDialogElement.prototype, 'closedBy', 'requestClose'],
      [Document.prototype, 'startViewTransition'],
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [Promise, 'try', 'withResolvers'],
      [Array, 'fromAsync'],
      [AbortSignal, 'any'],
      [URL, 'canParse', 'parse'],
      [Set.prototype, 'difference', 'intersection', 'isSubsetOf', 'union'],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'filter', 'map', 'toArray'],
      [window, 'cancelIdleCallback', 'navigation', 'requestIdleCallback', 'scheduler'],
      [Window.prototype, 'navigation'],
    ];
    for (const [owner, ...names] of newer) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  }),
);

test('a car is found by two words on an older phone, chosen with its loan, kept and asked about', async ({
  page,
}) => {
  await page.goto('/inventory');
  await page.getByRole('searchbox').fill('toyota hybrid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 Køretøjer Tilgængelige' })).toBeVisible();
  await page.getByRole('link', { name: /^SE KØRETØJ/u }).click();
  await page.getByRole('tab', { name: 'Lån' }).click();
  await page.getByRole('button', { name: 'Gem Toyota Yaris som favorit' }).click();
  await expect(page.getByText('Gemt som favorit på denne enhed')).toBeVisible();
  await page.getByRole('link', { name: 'Send forespørgsel' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Besked' })).toHaveValue(/Lån/u);
  await dialog.getByRole('textbox', { name: 'Fulde navn' }).fill('Karen Holm');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('karen@eksempel.example');
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click();
  await expect(page.getByText('Anmodning sendt!')).toBeVisible();
});

test('staff change the text of a car on an older phone', async ({ page, app }) => {
  await page.goto('/admin');
  await signIn(page, app.demo);
  await editVehicle(page, 'porsche-taycan-2021');
  await page.getByRole('textbox', { name: 'Standbeskrivelse' }).fill('Nye dæk foran');
  await save(page);
  await expect(toast(page, 'Vehicle updated successfully')).toBeVisible();
});
