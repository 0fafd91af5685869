import type { Page, Route } from '@playwright/test';
import {
  expect,
  expectAccessible,
  openTab,
  storeInquiry,
  test,
  toast,
} from '#tests/support/browser/admin.ts';

const HOUR_MS = 3_600_000;

/** Opens the list of all inquiries; the view itself opens with those that wait for an answer. */
async function openAll(admin: Page): Promise<void> {
  await openTab(admin, 'Henvendelser');
  await admin.getByLabel('Vis', { exact: true }).selectOption('all');
}

test('the view of inquiries opens with the longest waiting on top, and tab and title count them', async ({
  admin,
  sdk,
}) => {
  await storeInquiry(sdk, { name: 'Nyeste', created_at: new Date() });
  await storeInquiry(sdk, {
    name: 'Har ventet længst',
    created_at: new Date(Date.now() - 700 * HOUR_MS),
  });
  await storeInquiry(sdk, {
    name: 'Er håndteret',
    created_at: new Date(Date.now() - 800 * HOUR_MS),
    handled: true,
  });
  await admin.evaluate(() => window.dispatchEvent(new Event('focus')));
  const tab = admin.getByRole('tab', { name: 'Henvendelser' });
  await expect(tab).toHaveAccessibleDescription(/^\d+ venter$/u);
  await expect(admin).toHaveTitle(/^\(\d+\) Dashboard – Administration$/u);
  await openTab(admin, 'Henvendelser');
  await expect(admin.locator('.inquiry').first()).toContainText('Har ventet længst');
  await expect(admin.getByText('Er håndteret')).toHaveCount(0);
  await admin.getByLabel('Vis', { exact: true }).selectOption('all');
  await admin.reload();
  await expect(admin.locator('.inquiry').filter({ hasText: 'Er håndteret' })).toBeVisible();
  await expect(admin.getByLabel('Vis', { exact: true })).toHaveValue('all');
});

test('an inquiry shows its vehicle, its waiting time and links to call or write back', async ({
  admin,
  sdk,
}) => {
  await storeInquiry(sdk, {
    name: 'Sanne Spørger',
    created_at: new Date(Date.now() - 3 * HOUR_MS),
  });
  await storeInquiry(sdk, {
    name: 'Ole Venter',
    email: 'ole@eksempel.dk',
    email_key: 'ole@eksempel.dk',
    created_at: new Date(Date.now() - 30 * HOUR_MS),
  });
  await openAll(admin);
  const card = admin.getByRole('listitem').filter({ hasText: 'Sanne Spørger' });
  await expect(card).toContainText('Er bilen stadig til salg?');
  await expect(card).toContainText('Ventet 3 t af 24 t');
  await expect(card).toContainText('Kopi sendt til os');
  await expect(card.getByRole('link', { name: /Tesla Model Y 2023/u })).toHaveAttribute(
    'href',
    '/car/tesla-model-y-2023',
  );
  await expect(card.getByRole('link', { name: /Ring til/u })).toHaveAttribute(
    'href',
    'tel:+4512345678',
  );
  await expect(card.getByRole('link', { name: /Skriv til/u })).toHaveAttribute(
    'href',
    'mailto:ida@eksempel.dk?subject=Vedr.%20Tesla%20Model%20Y%202023',
  );
  await expect(admin.getByRole('listitem').filter({ hasText: 'Ole Venter' })).toContainText(
    'mere end de lovede 24 timer',
  );
  await expectAccessible(admin);
});

test('staff mark an inquiry as handled and write a note without losing the note of a colleague', async ({
  admin,
  sdk,
}) => {
  const id = await storeInquiry(sdk, { name: 'Nina Note' });
  await openAll(admin);
  const card = admin.getByRole('listitem').filter({ hasText: 'Nina Note' });
  await card.getByLabel('Håndteret').click();
  await expect(card.getByText(/^Håndteret \d/u)).toBeVisible();
  await card.getByRole('textbox', { name: 'Note' }).fill('Ringet op');
  await card.getByRole('textbox', { name: 'Note' }).blur();
  await expect(toast(admin, 'Noten er gemt')).toBeVisible();
  const stored = (await sdk.inquiries.doc(`inquiries/${id}`).get()).data();
  expect(stored).toMatchObject({ handled: true, note: 'Ringet op' });
  // A colleague saves another note while this one is edited: neither is lost.
  const note = card.getByRole('textbox', { name: 'Note' });
  await sdk.inquiries.doc(`inquiries/${id}`).update({ note: 'Kommer fredag' });
  await note.fill('Ringet igen');
  await note.blur();
  await expect(card.getByText('Den anden skrev: Kommer fredag')).toBeVisible();
  await expect(note).toHaveValue('Ringet igen');
  await note.fill('Ringet igen, kommer fredag');
  await note.blur();
  await expect(card.getByText(/Den anden skrev/u)).toHaveCount(0);
  expect((await sdk.inquiries.doc(`inquiries/${id}`).get()).get('note')).toMatch(/kommer fredag/u);
  await sdk.inquiries.doc(`inquiries/${id}`).update({ note: 'Solgt' });
  await admin.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(note).toHaveValue('Solgt');
  await admin.getByLabel('Vis', { exact: true }).selectOption('open');
  await expect(card).toHaveCount(0);
});

test('the draft of a note survives a reload and is stored only for the tab and the session', async ({
  admin,
  sdk,
}) => {
  const id = await storeInquiry(sdk, { name: 'Gurli Genindlæs' });
  await openAll(admin);
  const card = admin.getByRole('listitem').filter({ hasText: 'Gurli Genindlæs' });
  const note = card.getByRole('textbox', { name: 'Note' });
  await note.pressSequentially('Vil have en prøvetur');
  await admin.reload();
  await expect(note).toHaveValue('Vil have en prøvetur');
  await expect(card.getByText('Ikke gemt endnu.')).toBeVisible();
  expect(await admin.evaluate(() => JSON.stringify(localStorage))).not.toContain('prøvetur');
  await card.getByRole('button', { name: 'Gem' }).click();
  await expect(toast(admin, 'Noten er gemt')).toBeVisible();
  await expect(card.getByText('Ikke gemt endnu.')).toHaveCount(0);
  expect((await sdk.inquiries.doc(`inquiries/${id}`).get()).get('note')).toBe(
    'Vil have en prøvetur',
  );
  await note.fill('Ringer mandag');
  await admin.route('**/api/inquiries*', (route) => route.abort());
  await note.blur();
  await expect(card.getByText('Ikke gemt endnu.')).toBeVisible();
  await card.getByRole('button', { name: 'Fortryd' }).click();
  await expect(note).toHaveValue('Vil have en prøvetur');
  expect(await admin.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('mandag');
  await note.fill('Ringer tirsdag');
  await note.blur();
  const storedDrafts = () => admin.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(storedDrafts).toContain('tirsdag');
  await admin.getByRole('button', { name: 'Log ud' }).click();
  await expect(admin.getByRole('button', { name: 'Access Dashboard' })).toBeVisible();
  await expect.poll(storedDrafts).not.toContain('tirsdag');
});

test('staff send the mail of an inquiry again after its delivery was given up', async ({
  admin,
  sdk,
  app,
}) => {
  await storeInquiry(sdk, {
    name: 'Dorte Død',
    email: 'dorte@eksempel.dk',
    email_key: 'dorte@eksempel.dk',
    delivery: 'dead',
    attempts: 12,
    sent_at: null,
    delivery_error: 'Forbindelsen blev afvist.',
  });
  await openAll(admin);
  const card = admin.getByRole('listitem').filter({ hasText: 'Dorte Død' });
  await expect(card).toContainText('Mail kunne ikke sendes (12 forsøg): Forbindelsen blev afvist.');
  await card.getByRole('button', { name: 'Send mail igen' }).click();
  await expect(toast(admin, 'Mailen er sendt')).toBeVisible();
  await expect(card).toContainText('Kopi sendt');
  const mails = (await app.mails()).filter(({ text }) => text.includes('Dorte Død'));
  expect(mails).toHaveLength(1);
});

test('staff export and erase all inquiries of one visitor', async ({ admin, sdk }) => {
  const fields = { name: 'Gemma Glem', email: 'Gemma@eksempel.dk', email_key: 'gemma@eksempel.dk' };
  await storeInquiry(sdk, fields);
  await storeInquiry(sdk, fields);
  await openAll(admin);
  const cards = admin.getByRole('listitem').filter({ hasText: 'Gemma Glem' });
  await expect(cards).toHaveCount(2);
  const download = admin.waitForEvent('download');
  await cards.first().getByRole('button', { name: 'Eksportér persondata' }).click();
  expect((await download).suggestedFilename()).toBe('Gemma-eksempel.dk.json');
  await cards.first().getByRole('button', { name: 'Slet persondata' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Slet' }).click();
  await expect(toast(admin, '2 henvendelser er slettet')).toBeVisible();
  await expect(cards).toHaveCount(0);
});

const FAILURES: [fail: (route: Route) => Promise<void>, reason: string][] = [
  [(route) => refuse(route, 403, 'not_staff'), 'Du har ikke adgang.'],
  [(route) => refuse(route, 500, 'server'), 'Der opstod en fejl på serveren.'],
  [(route) => route.abort(), 'Ingen forbindelse til serveren.'],
];
const refuse = (route: Route, status: number, error: string) =>
  route.fulfill({ status, json: { ok: false, error } });

test('each failed inquiry call shows an error with its reason and leaves the inquiry unchanged', async ({
  admin,
  sdk,
}) => {
  await storeInquiry(sdk, { name: 'Fie Fejl', delivery: 'dead', attempts: 12 });
  const card = admin.getByRole('listitem').filter({ hasText: 'Fie Fejl' });
  const press = (name: string) => card.getByRole('button', { name }).click();
  const calls: [title: string, act: () => Promise<void>][] = [
    [
      'Henvendelserne kunne ikke hentes',
      () => admin.getByRole('button', { name: 'Opdater' }).click(),
    ],
    ['Henvendelsen kunne ikke gemmes', () => card.getByLabel('Håndteret').click()],
    ['Mailen kunne ikke sendes igen', () => press('Send mail igen')],
    ['Persondata kunne ikke eksporteres', () => press('Eksportér persondata')],
    [
      'Persondata kunne ikke slettes',
      async () => {
        await press('Slet persondata');
        await admin.getByRole('dialog').getByRole('button', { name: 'Slet' }).click();
      },
    ],
  ];
  await openAll(admin);
  await expect(card).toBeVisible();
  for (const [fail, reason] of FAILURES) {
    await admin.route('**/api/inquiries*', fail);
    for (const [title, act] of calls) {
      await act();
      const failed = admin.locator('.toast--destructive').filter({ hasText: title });
      await expect(failed.last()).toContainText(reason);
      await failed.last().getByRole('button').click();
    }
    await admin.unrouteAll();
  }
  await expect(card.getByLabel('Håndteret')).not.toBeChecked();
});

test('inquiries that could not be fetched load on retry, and a malformed one hides no other', async ({
  admin,
  sdk,
}) => {
  await storeInquiry(sdk, { name: 'Rune Rask' });
  await storeInquiry(sdk, { name: 'Ødelagt', phone: null });
  await admin.route('**/api/inquiries*', (route) => route.abort());
  await openTab(admin, 'Henvendelser');
  await expect(admin.getByText('Ikke hentet')).toBeVisible();
  await admin.unrouteAll();
  await admin.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Rune Rask' })).toBeVisible();
});

test('older inquiries and a note draft stay in the list when the window regains focus', async ({
  admin,
  sdk,
}) => {
  const batch = sdk.inquiries.batch();
  const sent = new Date(Date.now() - 2 * HOUR_MS);
  for (let index = 0; index < 60; index += 1) {
    const id = await storeInquiry(sdk, { name: `Kø ${index}`, created_at: sent });
    batch.update(sdk.inquiries.doc(`inquiries/${id}`), { handled: true });
  }
  await batch.commit();
  await openAll(admin);
  const cards = admin.getByRole('listitem').filter({ hasText: /Kø \d/u });
  await admin.getByRole('button', { name: 'Vis flere' }).click();
  await expect(cards).toHaveCount(60);
  const note = cards.last().getByRole('textbox', { name: 'Note' });
  await note.fill('Halvt skrevet');
  const refreshed = admin.waitForResponse(/api\/inquiries\?.*before=/u);
  await admin.evaluate(() => window.dispatchEvent(new Event('focus')));
  await refreshed;
  await expect(admin.getByRole('button', { name: 'Opdater' })).toBeEnabled();
  await expect(cards).toHaveCount(60);
  await expect(note).toHaveValue('Halvt skrevet');
});

test('the filters find old open and undelivered inquiries behind sixty handled ones and count the open ones', async ({
  admin,
  sdk,
}) => {
  const long = { created_at: new Date(Date.now() - 400 * HOUR_MS) };
  await storeInquiry(sdk, { name: 'Gamle Åben', ...long });
  await storeInquiry(sdk, { name: 'Gamle Død', ...long, delivery: 'dead', handled: true });
  for (let index = 0; index < 60; index += 1) {
    await storeInquiry(sdk, { name: `Færdig ${index}`, handled: true });
  }
  const inquiries = sdk.inquiries.collection('inquiries');
  const open = async () =>
    (await inquiries.where('handled', '==', false).count().get()).data().count;
  await openAll(admin);
  const card = (name: string) => admin.getByRole('listitem').filter({ hasText: name });
  await expect(card('Færdig 59')).toBeVisible();
  await expect(card('Gamle Åben')).toHaveCount(0);
  const filter = admin.getByLabel('Vis', { exact: true });
  const option = filter.getByRole('option', { name: /Ikke håndteret/u });
  const count = await open();
  await expect(option).toHaveText(`Ikke håndteret (${count})`);
  await filter.selectOption('open');
  await expect(card('Gamle Åben')).toBeVisible();
  await expect(card('Færdig 59')).toHaveCount(0);
  await card('Gamle Åben').getByLabel('Håndteret').click();
  await expect(card('Gamle Åben')).toHaveCount(0);
  await expect(option).toHaveText(`Ikke håndteret (${count - 1})`);
  await admin.locator('.toast').getByRole('button', { name: 'Fortryd' }).click();
  await expect(card('Gamle Åben')).toBeVisible();
  await expect(option).toHaveText(`Ikke håndteret (${count})`);
  expect(await open()).toBe(count);
  await filter.selectOption('failed');
  await expect(card('Gamle Død')).toBeVisible();
  await admin.getByRole('button', { name: 'Opdater' }).click();
  await expect(card('Gamle Død')).toBeVisible();
});
