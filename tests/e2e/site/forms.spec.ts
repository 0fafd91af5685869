import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  breakConnection,
  delayFormScripts,
  delaySubmissions,
  sentBodies,
} from '#tests/support/app/inquiries.ts';
import { expect, test, VIEWPORTS } from '#tests/support/browser/e2e.ts';

const FAILED = 'Der opstod en fejl. Prøv venligst igen.';

async function fillContact(page: Page, lastName: string) {
  const form = page.getByRole('form', { name: 'Skriv til os' });
  await form.getByLabel('Fornavn').fill('Karen');
  await form.getByLabel('Efternavn').fill(lastName);
  await form.getByLabel('E-mail').fill('karen@eksempel.example');
  await form.getByLabel('Besked').fill('Har I åbent lørdag?');
  return form;
}

test('the contact form sends one inquiry on a double click, disables its button meanwhile, thanks the visitor and clears itself', async ({
  page,
  app,
}) => {
  const lastName = randomUUID();
  const sent = sentBodies(page);
  const release = await delaySubmissions(page);
  await page.goto('/');
  const form = await fillContact(page, lastName);
  await form.getByRole('button', { name: 'Send besked' }).dblclick();
  await expect(form.getByRole('button', { name: 'Sender...' })).toBeDisabled();
  release();
  await expect(page.getByText('Besked sendt!')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send besked' })).toBeEnabled();
  await expect(page.getByText('Vi vender tilbage til dig hurtigst muligt.')).toBeVisible();
  await expect(form.getByLabel('Fornavn')).toHaveValue('');
  expect(sent.bodies).toEqual([
    {
      type: 'contact',
      firstName: 'Karen',
      lastName,
      email: 'karen@eksempel.example',
      phone: '',
      message: 'Har I åbent lørdag?',
    },
  ]);
  await expect
    .poll(async () => (await app.mails()).filter(({ text }) => text.includes(lastName)).length)
    .toBe(1);
});

test('a wish to be mailed about a car that is sent at once is sent as soon as its form is old enough', async ({
  page,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.goto('/giv-besked/ny?biler=tesla-model-y-2023');
  await page.getByLabel('Din mailadresse').fill(`${randomUUID()}@eksempel.example`);
  await page.getByRole('button', { name: 'Giv mig besked' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Se i din indbakke' })).toBeVisible();
  expect(sent).toBe(1);
});

test('the contact form requires names and a valid e-mail address before it sends', async ({
  page,
}) => {
  const sent = sentBodies(page);
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Skriv til os' });
  await form.getByRole('button', { name: 'Send besked' }).click();
  await expect(form.getByLabel('Fornavn')).toBeFocused();
  await expect(form.locator('[name=website]')).not.toBeInViewport();
  for (const label of ['Fornavn', 'Efternavn', 'E-mail']) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription('Feltet skal udfyldes.');
  }
  await fillContact(page, 'Adresse');
  await form.getByLabel('E-mail').fill('karen');
  await form.getByRole('button', { name: 'Send besked' }).click();
  await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/gyldig e-mailadresse/u);
  expect(sent.bodies).toEqual([]);
});

test('a form that lacks something scrolls to its first empty field with the label of the field', async ({
  page,
}) => {
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/kontakt');
  const form = page.locator('form').first();
  await form.getByRole('button', { name: 'Send besked' }).evaluate((button) => {
    button.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  await form.getByRole('button', { name: 'Send besked' }).click();
  await expect(form.getByLabel('Fornavn')).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  const label = form.getByText('Fornavn', { exact: true });
  await expect
    .poll(async () => (await label.boundingBox())?.y)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the valuation form requires its fields, sends the car as an inquiry and clears itself', async ({
  page,
}) => {
  const sent = sentBodies(page);
  await page.goto('/sell-car');
  const form = page.getByRole('form', { name: 'Få en vurdering' });
  const button = form.getByRole('button', { name: 'Få din bil vurderet' });
  await button.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Manglende oplysninger' });
  await expect(alert).toContainText('Udfyld venligst alle påkrævede felter');
  expect(sent.bodies).toEqual([]);

  await expect(form.getByLabel('Kilometertal')).toHaveAttribute('type', 'number');
  // The browser gives no text of what it cannot read; as in Danish, where a dot is not accepted.
  await form.getByLabel('Kilometertal').pressSequentially('12e');
  await button.click();
  await expect(form.getByLabel('Kilometertal')).toHaveAccessibleDescription(
    'Skriv et tal, f.eks. 84000.',
  );
  await form.getByLabel('Mærke').fill('Volvo');
  await form.getByLabel('Model').fill('V60');
  await form.getByLabel('Kilometertal').fill('91000');
  await form.getByLabel('Navn').fill('Karen Prøve');
  await form.getByLabel('E-mail').fill('karen@eksempel.example');
  await form.getByLabel('Telefon').fill('+45 00 00 00 01');
  await button.click();
  await expect(page.getByText('Tak for din henvendelse!')).toBeVisible();
  await expect(
    page.getByText('Vi kontakter dig snarest med en vurdering af din bil.'),
  ).toBeVisible();
  await expect(form.getByLabel('Mærke')).toHaveValue('');
  expect(sent.bodies).toEqual([
    {
      type: 'inquiry',
      name: 'Karen Prøve',
      email: 'karen@eksempel.example',
      phone: '+45 00 00 00 01',
      message: expect.stringMatching(/Volvo V60, 91\.000 km/u),
      vehicleInfo: { make: 'Volvo', model: 'V60', year: 0, price: 0, id: 'sell-inquiry' },
    },
  ]);
});

/** `InquiryForm.test.tsx` does the same with every type of inquiry. */
test("what is typed and sent before the form's script arrives is sent once and unchanged", async ({
  page,
}) => {
  const sent = sentBodies(page);
  const arrive = await delayFormScripts(page);
  await page.goto('/sell-car');
  const form = page.getByRole('form', { name: 'Få en vurdering' });
  const typed: string[] = [];
  for (const field of await form.getByRole('textbox').all()) {
    const [label, type] = await field.evaluate(({ name, type }: HTMLInputElement) => [name, type]);
    const texts: Record<string, string> = {
      email: 'karen@eksempel.example',
      tel: '+45 00 00 00 01',
    };
    const text = texts[type ?? ''] ?? `Skrevet ${label}`;
    await field.fill(text);
    typed.push(text);
  }
  await form.getByRole('spinbutton').fill('91000');
  await form.locator('[type=submit]').click();
  await form.locator('[type=submit]').click();
  await form.getByLabel('Navn', { exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Holm');
  arrive();
  await expect(page.getByText('Tak for din henvendelse!')).toBeVisible();
  expect(sent.bodies).toHaveLength(1);
  const body = JSON.stringify(sent.bodies[0]);
  for (const text of [...typed, 'Skrevet name Holm', '91.000']) expect(body).toContain(text);
});

for (const [size, viewport] of Object.entries(VIEWPORTS)) {
  test(`the contact form shows a failure, preserves the input and sends it on retry, and covers no button on a ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const reconnect = await breakConnection(page);
    await page.goto('/');
    const form = await fillContact(page, 'Fri');
    const send = form.getByRole('button', { name: 'Send besked' });
    const uncovered = () =>
      page.evaluate(() => {
        const toasts = document.querySelector('#toasts')?.getBoundingClientRect();
        return [...document.querySelectorAll('button, .button')]
          .filter((control) => control.checkVisibility() && !control.closest('#toasts'))
          .map((control) => control.getBoundingClientRect())
          .every(
            (box) =>
              toasts &&
              (box.left >= toasts.right ||
                box.right <= toasts.left ||
                box.top >= toasts.bottom ||
                box.bottom <= toasts.top),
          );
      });
    await send.click();
    await expect(page.getByRole('alert')).toContainText(FAILED);
    expect(await uncovered()).toBe(true);
    await send.click();
    await expect(page.getByRole('alert')).toContainText(FAILED);
    await expect(form).toContainText('Det, du har skrevet, står her stadig.');
    await expect(form.getByLabel('Efternavn')).toHaveValue('Fri');
    await reconnect();
    await send.click();
    await expect(page.getByText('Besked sendt!')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await uncovered()).toBe(true);
  });
}
