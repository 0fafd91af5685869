import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, VIEWPORTS } from '#tests/support/browser/e2e.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

const CAR = '/car/toyota-yaris-2022';

/** On the second day, since the first may be today, when some of its times have passed; returns the clock time. */
async function chooseTime(page: Page, place: number): Promise<string> {
  const day = page.locator('.times__day').nth(1);
  await day.locator('summary').click();
  const time = day.locator('.times__start').nth(place);
  await time.getByRole('radio').check();
  return (await time.textContent())?.trim() ?? '';
}

test.describe('with JavaScript', () => {
  test.use({ viewport: VIEWPORTS.phone });

  test('a visitor books a time on a phone with four presses and the four fields', async ({
    page,
    app,
  }) => {
    await page.goto(CAR);
    await page.getByRole('link', { name: 'Book fremvisning' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Book fremvisning' });
    const days = dialog.getByText(/^\d+ ledige?$/u);
    // Not in the name below, where the keyboard of a phone would cover the times.
    await expect(dialog.getByRole('group', { name: 'Vælg en tid' })).toBeFocused();
    const promise = dialog.getByText(/^Du får en bekræftelse på mail/u);
    await dialog.getByLabel('Ingen af tiderne passer mig').check();
    await expect(promise).toBeHidden();
    await expect(days.nth(1)).toBeVisible();
    const time = await chooseTime(page, 0);
    await expect(promise).toBeVisible();
    await expect(dialog.getByLabel('Ønsket dag')).toBeHidden();
    await expectAccessible(page);
    await dialog.getByLabel('Fulde navn').fill('Karen Prøve');
    await dialog.getByLabel('E-mail').fill('karen.tid@eksempel.example');
    await dialog.getByLabel('Telefon').fill('12 34 56 78');
    await dialog.getByLabel('Besked').fill('Jeg kommer med min bror.');
    await dialog.getByRole('button', { name: 'Book fremvisning' }).click();
    const booked = page.getByRole('dialog', { name: 'Tiden er din' });
    await expect(booked).toContainText(`kl. ${time}`);
    await expect(booked.getByRole('link', { name: 'Læg i kalender' })).toHaveAttribute(
      'href',
      /^\/aftale\/.+\.ics$/u,
    );
    await expectAccessible(page);
    await expect
      .poll(async () => (await app.mails()).map(({ to, subject }) => `${to} ${subject}`))
      .toContainEqual(
        expect.stringMatching(
          new RegExp(`^karen\\.tid@.* Din fremvisning af Toyota Yaris.* kl\\. ${time}$`, 'u'),
        ),
      );
  });

  test('the times of a day pass beneath the head of the dialog', async ({ page }) => {
    await page.goto(CAR);
    await page.getByRole('link', { name: 'Book fremvisning' }).first().click();
    const day = page.getByRole('dialog').locator('.times__day[open]');
    const isBeneath = await day
      .locator('.times__start > span')
      .first()
      .evaluate((label) => {
        const dialog = label.closest('dialog');
        const head = dialog?.querySelector('.dialog__head');
        if (!dialog || !head) throw new Error('The times are in no dialog.');
        (label as HTMLElement).style.pointerEvents = 'auto';
        dialog.scrollTop += label.getBoundingClientRect().top - head.getBoundingClientRect().top;
        const { left, top, width, height } = label.getBoundingClientRect();
        return head.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    expect(isBeneath).toBe(true);
  });

  test('a visitor reserves a car with four presses and two fields, and ends it', async ({
    page,
    app,
  }) => {
    await page.goto(CAR);
    await page.getByRole('link', { name: /^Reservér bilen/u }).click();
    await expect(page.getByText('Det er ikke et køb, og du betaler intet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Fulde navn').fill('Karen Prøve');
    await page.getByLabel('E-mail').fill('karen.holdt@eksempel.example');
    await page.getByRole('button', { name: 'Send mig en mail' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se i din indbakke');
    const link = async () => {
      const mail = (await app.mails()).find(({ to }) => to.startsWith('karen.holdt@'));
      return /\/aftale\/[\w.-]+/u.exec(mail?.text ?? '')?.[0] ?? '';
    };
    await expect.poll(link).not.toBe('');
    await page.goto(await link());
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ja, reservér bilen i 24 timer' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Bilen er reserveret til dig');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ophæv reservationen' }).click();
    await expect(heading).toHaveText('Reservationen er slut');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: VIEWPORTS.phone });

  test('a visitor books, moves and cancels a time without JavaScript', async ({ page }) => {
    await page.goto(CAR);
    await page.getByRole('link', { name: 'Book fremvisning' }).first().click();
    const booked = await chooseTime(page, 1);
    await page.getByLabel('Fulde navn').fill('Uden Script');
    await page.getByLabel('E-mail').fill('uden.tid@eksempel.example');
    await page.getByRole('button', { name: 'Book fremvisning' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiden er din');
    await expect(page.getByText(new RegExp(`kl\\. ${booked}$`, 'u'))).toBeVisible();
    const moved = await chooseTime(page, -1);
    await page.getByRole('button', { name: 'Flyt tiden' }).click();
    await expect(page.getByText(new RegExp(`kl\\. ${moved}$`, 'u'))).toBeVisible();
    await page.getByRole('button', { name: 'Aflys tiden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tiden er aflyst');
    await expect(page.getByRole('heading', { name: 'Book en ny tid' })).toBeVisible();
  });

  test('the page of a booking whose car is sold neither asks its visitor to come nor offers a time', async ({
    page,
    app,
  }) => {
    await page.goto(`${CAR}/viewing`);
    await chooseTime(page, 2);
    await page.getByLabel('Fulde navn').fill('Uden Bil');
    await page.getByLabel('E-mail').fill('uden.bil@eksempel.example');
    await page.getByRole('button', { name: 'Book fremvisning' }).click();
    const calendar = page.getByRole('link', { name: 'Læg i kalender' });
    await expect(calendar).toBeVisible();
    const sdk = openLocalSdk(app.emulatorUrl);
    const vehicle = sdk.firestore.doc('vehicles/toyota-yaris-2022');
    await vehicle.update({ status: 'sold', sold_date: new Date() });
    await page.reload();
    await expect(page.getByText(/^Bilen er ikke længere til salg\./u)).toBeVisible();
    await expect(calendar).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Flyt tiden' })).toHaveCount(0);
    const published = async () => (await page.request.get(CAR)).text();
    await expect.poll(published).toContain('Bilen blev solgt');
    await vehicle.update({ status: 'available', sold_date: null });
    // The tests after this one find the car for sale.
    await expect.poll(published).not.toContain('Bilen blev solgt');
    await sdk.close();
  });
});
