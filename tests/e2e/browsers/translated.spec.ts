import { sentBodies } from '#tests/support/app/inquiries.ts';
import { expect, test } from '#tests/support/browser/e2e.ts';
import { translatePage } from '#tests/support/browser/translate-page.ts';
import { loanTexts } from '#tests/support/loan-texts.ts';

test('what is typed into a form that the browser has translated stays and is sent', async ({
  page,
}) => {
  const sent = sentBodies(page);
  await page.goto('/sell-car');
  await translatePage(page);
  const form = page.getByRole('form', { name: 'Få en vurdering' });
  const mileage = form.getByRole('spinbutton', { name: '[Kilometertal]' });
  await mileage.pressSequentially('91000');
  await expect(mileage).toHaveValue('91000');
  await expect(mileage).toBeFocused();
  const texts = {
    Mærke: 'Volvo',
    Model: 'V60',
    Navn: 'Karen Holm',
    'E-mail': 'karen@eksempel.example',
    Telefon: '+45 00 00 00 01',
  };
  for (const [name, text] of Object.entries(texts)) {
    await form.getByRole('textbox', { name: `[${name}]` }).fill(text);
  }
  await form.getByRole('button').click();
  await expect(page.getByText('Tak for din henvendelse!')).toBeVisible();
  expect(JSON.stringify(sent.bodies)).toMatch(/91\.000 km/u);
});

test('the figures of a loan belong together on a page that the browser has translated', async ({
  page,
}) => {
  await page.goto('/car/toyota-yaris-2022');
  await page.getByRole('tab', { name: 'Lån' }).click();
  const loan = page.getByRole('tabpanel', { name: 'Lån' });
  const result = loan.getByRole('status');
  await loan.getByLabel('Løbetid').selectOption('72');
  // By the calculator itself, whose texts the translation takes then.
  await expect(result).toContainText('72 måneder');
  await translatePage(page);
  await loan.getByLabel('Løbetid').selectOption('60');
  await loan.getByLabel('Udbetaling').fill('60000');
  const texts = loanTexts({ price: 164_900, downPayment: 60_000, months: 60 });
  await expect(result).toContainText(texts.monthly);
  await expect(result).toContainText(texts.line);
  await expect(result).toContainText(new RegExp(`Samlet tilbagebetaling\\W*${texts.total}`, 'u'));
});
