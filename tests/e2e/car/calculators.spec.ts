import { expect, expectAccessible, test } from '#tests/support/browser/e2e.ts';

test('the loan on the finance page follows the visitor’s own figures and says that borrowing costs money', async ({
  page,
}) => {
  await page.goto('/finance');
  const loan = page.getByRole('region', { name: 'Lån til bilen' });
  // The representative example is there before any script runs.
  for (const text of ['2.917 kr./md.', '84 måneder · ÅOP 6,77 % · i alt 249.022 kr.']) {
    await expect(loan).toContainText(text);
  }
  await expect(loan).toContainText('Det koster penge at låne penge.');
  await loan.getByLabel('Udbetaling').fill('100.000');
  await loan.getByLabel('Løbetid').selectOption('36 måneder');
  await expect(loan).toContainText('4.560 kr./md.');
  await expect(loan).toContainText('36 måneder · ÅOP 8,06 % · i alt 168.157 kr.');
  await loan.getByLabel('Bilens pris').fill('125.000');
  await expect(loan.getByLabel('Udbetaling')).toHaveAccessibleDescription(
    'Lånet skal være mindst 30.000 kr., så udbetalingen kan højst være 95.000 kr.',
  );
  await expect(loan).not.toContainText('kr./md.');
  await expectAccessible(page);
});

test('the loan of a car is calculated with the keyboard alone', async ({ page }) => {
  await page.goto('/car/toyota-yaris-2022');
  const summary = page.getByText('Beregn et lån til bilen');
  await summary.focus();
  await page.keyboard.press('Enter');
  const loan = page.getByRole('group').filter({ has: summary });
  await expect(loan).toContainText('1.924 kr./md.');
  await expect(loan).toContainText('Kontantpris 164.900 kr.');
  await page.keyboard.press('Tab');
  await expect(loan.getByLabel('Udbetaling')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60000');
  await page.keyboard.press('Tab');
  await expect(loan.getByLabel('Løbetid')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(loan).toContainText('2.026 kr./md.');
  await expect(loan).toContainText('60 måneder · ÅOP 7,85 % · i alt 125.535 kr.');
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
