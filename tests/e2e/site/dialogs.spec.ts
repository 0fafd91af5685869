import type { Locator, Page } from '@playwright/test';
import { breakConnection, sentBodies } from '#tests/support/app/inquiries.ts';
import { expect, test, VIEWPORTS } from '#tests/support/browser/e2e.ts';

const CAR_PAGE = '/car/toyota-yaris-2022';
const SENTENCES = {
  'Få leasingtilbud': 'Jeg vil gerne have et leasingtilbud på Toyota Yaris.',
  'Book fremvisning': 'Jeg vil gerne booke en fremvisning af Toyota Yaris.',
  'Send forespørgsel': 'Jeg er interesseret i Toyota Yaris og vil gerne kontaktes.',
};

async function openDialog(page: Page, path: string, name: string) {
  await page.goto(path);
  await page.getByRole('link', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('each inquiry button of a car opens a prefilled dialog, which sends the car with the inquiry and closes', async ({
  page,
  app,
}) => {
  const sent = sentBodies(page);
  const dialog = page.getByRole('dialog');
  await page.goto(CAR_PAGE);
  for (const [name, sentence] of Object.entries(SENTENCES)) {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(dialog.getByLabel('Besked')).toHaveValue(sentence);
  }
  await dialog.locator('[type=submit]').click();
  for (const label of ['Fulde navn', 'E-mail']) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription('Feltet skal udfyldes.');
  }
  await dialog.getByLabel('Fulde navn').fill('Vibeke Vej');
  await dialog.getByLabel('E-mail').fill('vibeke@eksempel.example');
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText('Anmodning sendt!')).toBeVisible();
  await expect(page.getByText('Vi vender tilbage til dig hurtigst muligt.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent.bodies).toEqual([
    {
      type: 'inquiry',
      name: 'Vibeke Vej',
      email: 'vibeke@eksempel.example',
      phone: '',
      message: SENTENCES['Send forespørgsel'],
      vehicleInfo: {
        make: 'Toyota',
        model: 'Yaris',
        year: 2022,
        price: expect.any(Number),
        id: 'toyota-yaris-2022',
      },
    },
  ]);
  const mail = async () =>
    (await app.mails()).find(({ text }) => text.includes('Vibeke Vej'))?.text;
  await expect.poll(mail).toContain('Toyota Yaris');
});

test('the inquiry dialog is at most 425 px wide and fits a phone and a desktop', async ({
  page,
}) => {
  const dialog = await openDialog(page, CAR_PAGE, 'Send forespørgsel');
  for (const viewport of Object.values(VIEWPORTS)) {
    await page.setViewportSize(viewport);
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThanOrEqual(425);
    await expect(dialog).toBeInViewport({ ratio: 1 });
  }
});

test('an inquiry dialog traps focus and restores it when it closes', async ({ page }) => {
  const dialog = await openDialog(page, CAR_PAGE, 'Book fremvisning');
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  const outside = await page.evaluate(
    () =>
      document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
  );
  expect(outside).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Book fremvisning' }).first()).toBeFocused();
});

test('back closes an inquiry dialog and stays on the page, and only the next back leaves it', async ({
  page,
}) => {
  await page.goto('/inventory');
  const dialog = await openDialog(page, CAR_PAGE, 'Send forespørgsel');
  const opener = page.getByRole('link', { name: 'Send forespørgsel' }).first();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/car\/toyota-yaris-2022$/u);
  // A dialog that is closed in another way leaves no history entry, however often it is opened.
  for (let times = 0; times < 3; times += 1) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory$/u);
});

for (const [how, loadAgain] of Object.entries({
  reloaded: (page: Page) => page.reload(),
  'left and returned to': async (page: Page) => {
    await page.goto('/team');
    await page.goBack();
  },
})) {
  test(`a page that is ${how} while a dialog is open is left by the next back`, async ({
    page,
  }) => {
    await page.goto('/inventory');
    await openDialog(page, CAR_PAGE, 'Send forespørgsel');
    await loadAgain(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    // The page leaves the entry of the dialog by itself.
    await page.waitForFunction(() => history.state === null);
    await page.goBack();
    await expect(page).toHaveURL(/\/inventory$/u);
  });
}

test('a text selection dragged beyond the edge of a dialog does not close it, but a click there does', async ({
  page,
}) => {
  const dialog = await openDialog(page, CAR_PAGE, 'Send forespørgsel');
  await dialog.getByLabel('Fulde navn').fill('Karen Prøve');
  await dialog.getByLabel('Fulde navn').hover();
  await page.mouse.down();
  await page.mouse.move(20, 450);
  await page.mouse.up();
  await expect(dialog.getByLabel('Fulde navn')).toHaveValue('Karen Prøve');
  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
});

/** A small phone, a tablet and a desktop, in px. */
const SIZES = [
  [360, 667],
  [768, 1024],
  [1440, 900],
] as const;

/** Which of three points of an element, from its left to its right edge, a press would miss. */
const missedPoints = (element: Locator) =>
  element.evaluate((pressed) => {
    const { left, top, width, height } = pressed.getBoundingClientRect();
    return [0.1, 0.5, 0.9].filter((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      return !hit || !pressed.contains(hit);
    });
  });

test('a failed inquiry leaves the dialog open with its input and shows the error inside it, over no button, in any window', async ({
  page,
}) => {
  await breakConnection(page);
  const dialog = await openDialog(page, CAR_PAGE, 'Send forespørgsel');
  await dialog.getByLabel('Fulde navn').fill('Karen Prøve');
  await dialog.getByLabel('E-mail').fill('karen@eksempel.example');
  const send = dialog.getByRole('button', { name: 'Send forespørgsel' });
  const close = dialog.getByRole('button', { name: 'Luk', exact: true });
  const alert = dialog.getByRole('alert');
  const failure = dialog.getByText('Det, du har skrevet, står her stadig');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const attempt of ['first', 'second']) {
      await send.click();
      await expect(failure).toBeVisible();
      await expect(alert).toContainText('Der opstod en fejl. Prøv venligst igen.');
      const where = `${attempt} attempt, ${width} x ${height}`;
      await expect(alert, where).toBeInViewport({ ratio: 1 });
      await expect.poll(() => missedPoints(send), where).toEqual([]);
      await expect.poll(() => missedPoints(close), where).toEqual([]);
    }
  }
  await expect(dialog.getByLabel('Fulde navn')).toHaveValue('Karen Prøve');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Der opstod en fejl.');
});

/** The vertical distance from the bottom of one element to the top of another, in px. */
async function gap(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
  if (!upper || !lower) return Number.NEGATIVE_INFINITY;
  return lower.y - (upper.y + upper.height);
}

test('the heading and the toast of a dialog cover no field or button on a 320 px wide phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const dialog = await openDialog(page, '/finance', 'Søg finansiering');
  const send = dialog.getByRole('button', { name: 'Send anmodning' });
  await send.click();
  const toast = dialog.getByRole('alert');
  await expect(toast).toBeVisible();
  await expect
    .poll(() => gap(dialog.getByRole('heading'), dialog.getByText('Fulde navn', { exact: true })))
    .toBeGreaterThan(0);
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(() => gap(toast, send)).toBeGreaterThanOrEqual(0);
});

const FINANCE_DIALOGS = [
  ['/finance', 'Søg finansiering'],
  ['/finance', 'Få et leasingtilbud'],
  ['/business-leasing', 'Få et tilbud'],
] as const;

test('the dialogs of /finance and /business-leasing require name and e-mail before they send the inquiry', async ({
  page,
}) => {
  const sent = sentBodies(page);
  for (const [path, name] of FINANCE_DIALOGS) {
    const dialog = await openDialog(page, path, name);
    await expect(dialog.getByLabel('E-mail')).toHaveAttribute('type', 'email');
    await expect(dialog).toContainText('Det koster penge at låne penge.');
    // Also where its button stands on a dark ground.
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await dialog.getByLabel('Fulde navn').fill('   ');
    await dialog.getByRole('button', { name: 'Send anmodning' }).click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Fejl');
    await expect(alert).toContainText('Udfyld venligst navn og email.');
  }
  expect(sent.bodies).toEqual([]);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fulde navn').fill('Karen Marie Prøve');
  await dialog.getByLabel('E-mail').fill('karen@eksempel.example');
  await dialog.getByRole('button', { name: 'Send anmodning' }).click();
  await expect(page.getByText('Anmodning sendt', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent.bodies).toEqual([
    {
      type: 'leasing_request',
      firstName: 'Karen',
      lastName: 'Marie Prøve',
      email: 'karen@eksempel.example',
      phone: '',
      message: '',
    },
  ]);
});

test('an inquiry button leads to the form on its own page when the scripts cannot be loaded', async ({
  page,
}) => {
  await page.goto('/finance');
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Søg finansiering' }).click();
  await expect(page).toHaveURL(/\/kontakt$/u);
});
