import type { Locator, Page } from '@playwright/test';
import { danishDate } from '#domain/time/danish-date.ts';
import { breakConnection, sentBodies } from '#tests/support/app/inquiries.ts';
import { expect, test, VIEWPORTS } from '#tests/support/browser/e2e.ts';

const DAY_MS = 24 * 3_600_000;
const CAR_PAGE = '/car/toyota-yaris-2022';
const INQUIRIES = [
  ['inquiry', 'Send forespørgsel', 'Jeg er interesseret i Toyota Yaris og vil gerne kontaktes.'],
  ['viewing', 'Book fremvisning', 'Jeg vil gerne booke en fremvisning af Toyota Yaris.'],
  ['leasing', 'Få leasingtilbud', 'Jeg vil gerne have et leasingtilbud på Toyota Yaris.'],
] as const;

async function openDialog(page: Page, path: string, name: string) {
  await page.goto(path);
  await page.getByRole('link', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

for (const [type, name, sentence] of INQUIRIES) {
  test(`the button ${name} opens a prefilled dialog, which sends the car with the inquiry and closes`, async ({
    page,
  }) => {
    const sent = sentBodies(page);
    const dialog = await openDialog(page, CAR_PAGE, name);
    await expect(dialog.getByLabel('Besked')).toHaveValue(sentence);
    await dialog.locator('[type=submit]').click();
    for (const label of ['Fulde navn', 'E-mail']) {
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription('Feltet skal udfyldes.');
    }
    await dialog.getByLabel('Fulde navn').fill('Karen Prøve');
    await dialog.getByLabel('E-mail').fill('karen@eksempel.example');
    await dialog.locator('[type=submit]').click();
    await expect(page.getByText('Anmodning sendt!')).toBeVisible();
    await expect(page.getByText('Vi vender tilbage til dig hurtigst muligt.')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(sent.bodies).toEqual([
      {
        type,
        name: 'Karen Prøve',
        email: 'karen@eksempel.example',
        phone: '',
        message: sentence,
        vehicleInfo: {
          make: 'Toyota',
          model: 'Yaris',
          year: 2022,
          price: expect.any(Number),
          id: 'toyota-yaris-2022',
        },
      },
    ]);
  });
}

test('a failed inquiry leaves the dialog open with its input and shows the error inside it', async ({
  page,
}) => {
  await breakConnection(page);
  const dialog = await openDialog(page, CAR_PAGE, 'Send forespørgsel');
  await dialog.getByLabel('Fulde navn').fill('Karen Prøve');
  await dialog.getByLabel('E-mail').fill('karen@eksempel.example');
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Der opstod en fejl. Prøv venligst igen.');
  await expect(dialog.getByLabel('Fulde navn')).toHaveValue('Karen Prøve');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Der opstod en fejl.');
});

test('the draft in a closed inquiry dialog is there on reopening until the inquiry is sent', async ({
  page,
}) => {
  const dialog = await openDialog(page, CAR_PAGE, 'Send forespørgsel');
  const opener = page.getByRole('link', { name: 'Send forespørgsel' }).first();
  await dialog.getByLabel('Fulde navn').fill('Karen Prøve');
  await dialog.getByLabel('E-mail').fill('karen@eksempel.example');
  await dialog.getByLabel('Besked').fill('Har den anhængertræk?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The draft exists only in the memory of the page.
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await opener.click();
  await expect(dialog.getByLabel('Fulde navn')).toHaveValue('Karen Prøve');
  await expect(dialog.getByLabel('Besked')).toHaveValue('Har den anhængertræk?');
  await dialog.getByRole('button', { name: 'Send forespørgsel' }).click();
  await expect(page.getByText('Anmodning sendt!')).toBeVisible();
  await opener.click();
  await expect(dialog.getByLabel('Fulde navn')).toHaveValue('');
  await expect(dialog.getByLabel('Besked')).toHaveValue(/interesseret i Toyota Yaris/u);
});

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test(`the inquiry dialog is at most 425 px wide and fits a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const dialog = await openDialog(page, CAR_PAGE, 'Send forespørgsel');
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(425);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  });
}

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

test('an inquiry dialog shows the car, starts on the name and keeps the visitor’s details for the next dialog', async ({
  page,
}) => {
  const sent = sentBodies(page);
  const dialog = await openDialog(page, CAR_PAGE, 'Send forespørgsel');
  await expect(dialog.getByLabel('Fulde navn')).toBeFocused();
  await expect(dialog.getByText('Toyota Yaris', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/\d kr\.$/u)).toBeVisible();
  await dialog.getByLabel('Fulde navn').fill('Karen Prøve');
  await dialog.getByLabel('E-mail').fill('karen@eksempel.example');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Book fremvisning' }).first().click();
  await expect(dialog.getByLabel('Fulde navn')).toHaveValue('Karen Prøve');
  await expect(dialog.getByLabel('E-mail')).toHaveValue('karen@eksempel.example');
  await expect(dialog.getByLabel('Besked')).toHaveValue(/booke en fremvisning/u);
  await dialog.getByLabel('Ingen af tiderne passer mig').check();
  const yesterday = danishDate(new Date(Date.now() - DAY_MS));
  const tomorrow = danishDate(new Date(Date.now() + DAY_MS));
  await dialog.getByLabel('Ønsket dag').fill(yesterday);
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByLabel('Ønsket dag')).toHaveAccessibleDescription(
    'Vælg i dag eller en senere dag.',
  );
  await dialog.getByLabel('Ønsket dag').fill(tomorrow);
  await dialog.getByLabel('Tidspunkt').selectOption('Formiddag');
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText('Anmodning sendt!')).toBeVisible();
  expect(sent.bodies).toMatchObject([{ type: 'viewing', day: tomorrow, daytime: 'morning' }]);
});

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

for (const [path, opener, submit] of [
  [CAR_PAGE, 'Send forespørgsel', 'Send forespørgsel'],
  ['/finance', 'Søg finansiering', 'Send anmodning'],
] as const) {
  test(`after a failed send no toast lies over the button of the dialog ${opener}, in any window`, async ({
    page,
  }) => {
    await breakConnection(page);
    const dialog = await openDialog(page, path, opener);
    await dialog.getByLabel('Fulde navn').fill('Karen Prøve');
    await dialog.getByLabel('E-mail').fill('karen@eksempel.example');
    const send = dialog.getByRole('button', { name: submit });
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
  });
}

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
  [
    '/finance',
    'Søg finansiering',
    'finance_request',
    'Din finansieringsanmodning er sendt. Vi kontakter dig snarest.',
  ],
  [
    '/finance',
    'Få et leasingtilbud',
    'leasing_request',
    'Din leasinganmodning er sendt. Vi kontakter dig snarest.',
  ],
  [
    '/business-leasing',
    'Få et tilbud',
    'leasing_request',
    'Din leasinganmodning er sendt. Vi kontakter dig snarest.',
  ],
] as const;

for (const [path, name, type, thanks] of FINANCE_DIALOGS) {
  test(`the dialog ${name} on ${path} requires name and e-mail before it sends the inquiry`, async ({
    page,
  }) => {
    const sent = sentBodies(page);
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
    expect(sent.bodies).toEqual([]);

    await dialog.getByLabel('Fulde navn').fill('Karen Marie Prøve');
    await dialog.getByLabel('E-mail').fill('karen@eksempel.example');
    await dialog.getByRole('button', { name: 'Send anmodning' }).click();
    await expect(page.getByText('Anmodning sendt', { exact: true })).toBeVisible();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(sent.bodies).toEqual([
      {
        type,
        firstName: 'Karen',
        lastName: 'Marie Prøve',
        email: 'karen@eksempel.example',
        phone: '',
        message: '',
      },
    ]);
  });
}

test('an inquiry button leads to the form on its own page when the scripts cannot be loaded', async ({
  page,
}) => {
  await page.goto('/finance');
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Søg finansiering' }).click();
  await expect(page).toHaveURL(/\/kontakt$/u);
});
