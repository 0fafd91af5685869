import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  VIEWPORTS,
} from '#tests/support/browser/e2e.ts';

const CAR_PAGE = '/car/volkswagen-id4-2022';
const DIALOGS = [
  [CAR_PAGE, 'Send forespørgsel'],
  [CAR_PAGE, 'Book fremvisning'],
  [CAR_PAGE, 'Se billede 1 i fuld størrelse'],
  ['/business-leasing', 'Få et tilbud'],
] as const;

test('an open dialog or lightbox has no accessibility violations and fits a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(VIEWPORTS.phone);
  for (const [path, name] of DIALOGS) {
    if (!page.url().endsWith(path)) await page.goto(path);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
  }
});

test('an open dialog with a toast, the dropdown and the menu panel have no accessibility violations', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/finance');
  await page.getByRole('link', { name: 'Søg finansiering' }).click();
  await page.getByRole('button', { name: 'Send anmodning' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'ERHVERVSLØSNINGER' }).click();
  await expectAccessible(page);
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Åbn menu' }).click();
  await expectAccessible(page);
});

test('a visitor sends an inquiry about a car by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const tabTo = async (text: RegExp) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      if (text.test(await focused())) return;
    }
    throw new Error(`The Tab key never reached ${text}.`);
  };
  await tabTo(/^Gå til indhold/u);
  await tabTo(/^SE KØRETØJ/u);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/car\//u);
  // The arrow keys work only once the script of the gallery has run.
  await page.waitForLoadState();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^2 \/ \d+$/u)).toBeVisible();
  await tabTo(/^Send forespørgsel/u);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Fulde navn')).toBeFocused();
  await page.keyboard.type('Tasta Tur');
  await page.keyboard.press('Tab');
  await page.keyboard.type('tasta@eksempel.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Anmodning sendt!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(focused).toMatch(/^Send forespørgsel/u);
});
