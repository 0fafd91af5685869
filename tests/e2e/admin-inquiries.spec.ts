import type { AdminSdk } from '../../local/admin-sdk.ts';
import { expect, expectAccessible, openTab, test, toast } from '../support/admin.ts';

const HOUR_MS = 3_600_000;

async function storeMessage(sdk: AdminSdk, fields: Record<string, unknown>): Promise<string> {
  const now = new Date();
  const document = await sdk.firestore.collection('messages').add({
    type: 'inquiry',
    name: 'Ida Spørger',
    email: 'ida@eksempel.dk',
    email_key: 'ida@eksempel.dk',
    phone: '+45 12 34 56 78',
    message: 'Er bilen stadig til salg?',
    vehicle: {
      id: 'tesla-model-y-2023',
      make: 'Tesla',
      model: 'Model Y',
      year: 2023,
      price: 359_900,
      known: true,
    },
    created_at: now,
    expires_at: new Date(now.getTime() + 1000 * HOUR_MS),
    handled: false,
    handled_at: null,
    note: '',
    delivery: 'sent',
    attempts: 1,
    next_attempt_at: null,
    sent_at: now,
    delivery_error: null,
    ...fields,
  });
  return document.id;
}

test('an enquiry shows its car, its time, and how to answer it', async ({ admin, sdk }) => {
  await storeMessage(sdk, { created_at: new Date(Date.now() - 3 * HOUR_MS) });
  await storeMessage(sdk, {
    name: 'Ole Venter',
    email: 'ole@eksempel.dk',
    email_key: 'ole@eksempel.dk',
    created_at: new Date(Date.now() - 30 * HOUR_MS),
  });
  await openTab(admin, 'Henvendelser');
  const card = admin.getByRole('listitem').filter({ hasText: 'Ida Spørger' }).first();
  await expect(card).toContainText('Er bilen stadig til salg?');
  await expect(card).toContainText('Ventet 3 t af 24 t');
  await expect(card).toContainText('Mail sendt');
  await expect(card.getByRole('link', { name: /Tesla Model Y 2023/u })).toHaveAttribute(
    'href',
    '/car/tesla-model-y-2023',
  );
  await expect(card.getByRole('link', { name: /Ring til/u })).toHaveAttribute(
    'href',
    'tel:+4512345678',
  );
  await expect(card.getByRole('link', { name: /Skriv til/u })).toHaveAttribute('href', /^mailto:/u);
  await expect(admin.getByRole('listitem').filter({ hasText: 'Ole Venter' })).toContainText(
    'mere end de lovede 24 timer',
  );
  await expectAccessible(admin);
});

test('staff mark an enquiry as handled and leave a note', async ({ admin, sdk }) => {
  const id = await storeMessage(sdk, { name: 'Nina Note' });
  await openTab(admin, 'Henvendelser');
  const card = admin.getByRole('listitem').filter({ hasText: 'Nina Note' });
  await card.getByLabel('Håndteret').click();
  await expect(card.getByText(/^Håndteret \d/u)).toBeVisible();
  await card.getByRole('textbox', { name: 'Note' }).fill('Ringet op');
  await card.getByRole('textbox', { name: 'Note' }).blur();
  await expect(toast(admin, 'Noten er gemt')).toBeVisible();
  const stored = (await sdk.firestore.doc(`messages/${id}`).get()).data();
  expect(stored).toMatchObject({ handled: true, note: 'Ringet op' });
  await admin.getByLabel('Vis', { exact: true }).selectOption('open');
  await expect(card).toHaveCount(0);
});

test('a mail that was given up is sent again', async ({ admin, sdk, product }) => {
  await storeMessage(sdk, {
    name: 'Dorte Død',
    email: 'dorte@eksempel.dk',
    email_key: 'dorte@eksempel.dk',
    delivery: 'dead',
    attempts: 12,
    sent_at: null,
    delivery_error: 'Forbindelsen blev afvist.',
  });
  await openTab(admin, 'Henvendelser');
  const card = admin.getByRole('listitem').filter({ hasText: 'Dorte Død' });
  await expect(card).toContainText('Mail kunne ikke sendes (12 forsøg): Forbindelsen blev afvist.');
  await card.getByRole('button', { name: 'Send mail igen' }).click();
  await expect(toast(admin, 'Mailen sendes igen')).toBeVisible();
  await expect(card).toContainText(/Mail (?:venter|sendes|sendt)/u);
  expect(await product.mails()).toBeDefined();
});

test("one person's data is exported and erased", async ({ admin, sdk }) => {
  const fields = { name: 'Gemma Glem', email: 'Gemma@eksempel.dk', email_key: 'gemma@eksempel.dk' };
  await storeMessage(sdk, fields);
  await storeMessage(sdk, fields);
  await openTab(admin, 'Henvendelser');
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

test('a function that fails says so', async ({ admin }) => {
  await admin.route('**/api/inquiries*', (route) =>
    route.fulfill({ status: 500, json: { ok: false, error: 'server' } }),
  );
  await openTab(admin, 'Henvendelser');
  await expect(toast(admin, 'Henvendelserne kunne ikke hentes')).toBeVisible();
  await expect(toast(admin, 'Der opstod en fejl på serveren.')).toBeVisible();
});
