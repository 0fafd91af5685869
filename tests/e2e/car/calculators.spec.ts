import { expect, expectAccessible, test } from '#tests/support/browser/e2e.ts';
import { loanTexts } from '#tests/support/loan-texts.ts';

test('a car goes from its loan to the finance page, and with its figures into the inquiry', async ({
  page,
}) => {
  await page.goto('/car/toyota-yaris-2022');
  await page.getByRole('tab', { name: 'Lån' }).click();
  await page.getByRole('link', { name: 'Se lån og leasing forklaret' }).click();
  const loan = page.getByRole('region', { name: 'Lån til bilen' });
  await expect(loan.getByRole('link', { name: 'Toyota Yaris, 2022' })).toContainText('164.900 kr.');
  await expect(loan.getByLabel('Bilens pris')).toHaveValue('164.900');
  await expect(loan).toContainText(loanTexts({ price: 164_900 }).monthly);
  await loan.getByLabel('Løbetid').selectOption('36 måneder');
  await page.getByRole('link', { name: 'Søg finansiering' }).click();
  const message = page.getByRole('dialog').getByRole('textbox', { name: 'Besked' });
  await expect(message).toHaveValue(/^Valgt på siden: Lån · Toyota Yaris, 2022 · .*36 måneder/u);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Få et leasingtilbud' }).click();
  await expect(message).toHaveValue('');
});

test('a car that is gone leaves the finance page with its example', async ({ page }) => {
  await page.goto('/finance?bil=solgt-og-vaek');
  const loan = page.getByRole('region', { name: 'Lån til bilen' });
  await expect(loan).toContainText(loanTexts({ price: 250_000 }).monthly);
  await expect(loan.getByRole('link')).toHaveCount(0);
});

test('the loan of a car is calculated with the keyboard alone', async ({ page }) => {
  await page.goto('/car/toyota-yaris-2022');
  await page.getByRole('tab', { name: 'Kontant' }).focus();
  await page.keyboard.press('ArrowRight');
  const loan = page.getByRole('tabpanel', { name: 'Lån' });
  await expect(loan).toContainText(loanTexts({ price: 164_900 }).monthly);
  await expect(loan).toContainText(/Kontantpris\s*164\.900 kr\./u);
  await page.keyboard.press('Tab');
  await expect(loan.getByLabel('Udbetaling')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60000');
  await page.keyboard.press('Tab');
  await expect(loan.getByLabel('Løbetid')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const texts = loanTexts({ price: 164_900, downPayment: 60_000, months: 60 });
  await expect(loan).toContainText(texts.monthly);
  await expect(loan).toContainText(texts.line);
  await expect(loan).toContainText('Det koster penge at låne penge.');
  await expectAccessible(page);
});

test('what a car costs by the month is added up from its papers and the visitor’s own figures', async ({
  page,
}) => {
  await page.goto('/car/volkswagen-golf-2019');
  const summary = page.getByText('Hvad koster bilen om måneden?');
  await summary.focus();
  await page.keyboard.press('Enter');
  const costs = page.getByRole('group').filter({ has: summary });
  await expect(costs).toContainText('Ejerafgift efter satser for 2026');
  await expect(costs).toContainText('Forsikring Udfyld ovenfor');
  await expect(costs).toContainText('Det kendte i alt om måneden');
  await page.keyboard.press('Tab');
  await page.keyboard.type('24.000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('13,50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('450');
  for (const text of [
    'Ejerafgift efter satser for 2026 173 kr.',
    'Brændstof 1.429 kr.',
    'Forsikring 450 kr.',
    'I alt om måneden 2.052 kr.',
  ]) {
    await expect(costs).toContainText(text);
  }
  await expectAccessible(page);
});

test('the way to pay that a visitor chose goes along with the inquiry, with its figures of now', async ({
  page,
}) => {
  await page.goto('/car/tesla-model-y-2023');
  const sentence = 'Jeg er interesseret i Tesla Model Y og vil gerne kontaktes.';
  const message = page.getByRole('dialog').getByLabel('Besked');
  const ask = () => page.getByRole('link', { name: 'Send forespørgsel' }).click();
  await ask();
  await expect(message).toHaveValue(sentence);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Lån' }).click();
  await page.getByLabel('Udbetaling').fill('100.000');
  await page.getByLabel('Løbetid').selectOption('60 måneder');
  // The figures of what was typed come with the code of the calculator.
  const { monthly, line } = loanTexts({ price: 359_900, downPayment: 100_000, months: 60 });
  await expect(page.getByRole('status').filter({ hasText: monthly })).toBeVisible();
  await ask();
  const loan = `Lån · ${monthly} · ${line} · Udbetaling 100.000 kr.`;
  await expect(message).toHaveValue(`${sentence}\n\nValgt på siden: ${loan}`);
  await message.fill('Kan jeg få 60 måneder?');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Leasing' }).click();
  await ask();
  // What the visitor wrote stays.
  await expect(message).toHaveValue('Kan jeg få 60 måneder?');
});
