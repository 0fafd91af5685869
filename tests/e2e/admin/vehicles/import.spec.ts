import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import {
  expect,
  expectAccessible,
  loadChanges,
  openTab,
  storeVehicle,
  test,
  toast,
} from '#tests/support/browser/admin.ts';
import { ROOT } from '#tools/shared/config.ts';

const IMPORT = join(ROOT, 'src/admin/vehicles/import');
const GOLDEN = join(IMPORT, 'golden/windows-1252-semicolon.csv');

async function picture(color: string): Promise<Uint8Array> {
  const buffer = await sharp({
    create: { width: 320, height: 200, channels: 3, background: color },
  })
    .jpeg()
    .toBuffer();
  return new Uint8Array(buffer);
}

async function openImport(admin: Page): Promise<void> {
  await openTab(admin, 'Vehicles');
  await admin.getByRole('button', { name: 'Importér', exact: true }).click();
}

test('an import that would store the same car twice asks first, and a file that cannot be read leaves no plan', async ({
  admin,
  sdk,
}) => {
  const stored = await storeVehicle(sdk, {
    vin: 'WVWZZZ1KZAW777777',
    registration_number: 'XX 77 777',
  });
  await loadChanges(admin);
  await openTab(admin, 'Vehicles');
  await admin.getByRole('button', { name: 'Importér', exact: true }).click();
  await expect(admin).toHaveTitle(/^(?:\(\d+\) )?Importér biler – /u);
  const choose = async (button: string, text: string) => {
    const chooser = admin.waitForEvent('filechooser');
    await admin.getByRole('button', { name: button }).click();
    const file = { name: 'biler.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await (await chooser).setFiles(file);
  };
  await choose(
    'Vælg fil',
    'Bil-id;VIN;Nummerplade;Mærke;Model;Årgang\n9999;WVWZZZ1KZAW777778;XX77777;Testmærke;Igen;2021\n9998;;;Testmærke;Anden;2021\n',
  );
  await admin.getByRole('button', { name: 'Importér 2 biler' }).click();
  const question = admin.getByRole('alert').filter({ hasText: 'ser forkert ud' });
  await expect(question).toContainText('1 med samme stelnummer eller nummerplade');
  await expect(admin.getByText(`Samme nummerplade som Testmærke ${stored.model}`)).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Udelad dem' }).click();
  await expect(admin.getByRole('button', { name: 'Importér 1 bil', exact: true })).toBeVisible();

  await choose('Vælg en anden fil', '');
  await expect(toast(admin, 'Filen kunne ikke læses')).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Importér \d/u })).toHaveCount(0);
  await expect(admin.getByText('biler.csv:')).toHaveCount(0);
  await choose('Vælg fil', 'Mærke;Model\nTestmærke;Tredje\n');
  await expect(admin.getByRole('button', { name: /^Importér \d/u })).toBeVisible();
  await expect(toast(admin, 'Filen kunne ikke læses')).toHaveCount(0);
});

test('an import whose server goes away tells how far it came, and is finished once the server is back', async ({
  admin,
  sdk,
}) => {
  await openImport(admin);
  const chooser = admin.waitForEvent('filechooser');
  await admin.getByRole('button', { name: 'Vælg fil', exact: true }).click();
  const text = 'Lagernr.;Mærke;Model;Årgang\nW1;Testmærke;Væk;2021\nW2;Testmærke;Væk;2021\n';
  const file = { name: 'biler.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await (await chooser).setFiles(file);
  // The code of the notice has to be there before: nothing arrives any more.
  const code = admin.waitForResponse(/UnfinishedRun/u);
  await admin.route('**/documents:commit*', async (route) => {
    await (await code).finished();
    await admin.route('**/*', (later) => later.abort());
    await route.abort();
  });
  await admin.getByRole('button', { name: 'Importér 2 biler' }).click();
  const notice = admin.getByRole('alert').filter({ hasText: 'blev afbrudt: ' });
  await expect(notice).toContainText('0 af 2 er gemt.');
  await admin.unrouteAll();
  await notice.getByRole('button', { name: 'Gør færdig' }).click();
  await expect(admin.getByText('2 nye biler er importeret')).toBeVisible();
  const stored = await sdk.firestore.collection('vehicles').where('model', '==', 'Væk').get();
  expect(stored.docs.length).toBe(2);
});

test('an import shows what happens to each row, changes nothing the second time, and is undone as a whole', async ({
  admin,
  sdk,
}) => {
  const stored = async () => {
    const found = await sdk.firestore.collection('vehicles').where('make', '==', 'Citroën').get();
    return found.docs.filter((document) => !document.get('trashed_at')).length;
  };
  const before = await stored();
  await openTab(admin, 'Vehicles');
  await admin.getByRole('button', { name: 'Importér', exact: true }).click();
  const choose = async (button: string) => {
    const chooser = admin.waitForEvent('filechooser');
    await admin.getByRole('button', { name: button }).click();
    const file = { name: 'biler.csv', mimeType: 'text/csv', buffer: await readFile(GOLDEN) };
    await (await chooser).setFiles(file);
  };
  await choose('Vælg fil');
  await expect(admin.getByText('biler.csv: 6 rækker (Windows-1252)')).toBeVisible();
  await expect(admin.getByRole('group').getByText('5 nye')).toBeVisible();
  await expect(admin.getByRole('group').getByText('1 afvist')).toBeVisible();
  await expect(
    admin.getByText('Pris (kr. inkl. moms) på 1 bil, fx “ring”. Det er ikke et tal.'),
  ).toBeVisible();
  // By keyboard, its end is one step from the file.
  await admin.getByRole('button', { name: 'Vælg en anden fil' }).focus();
  await admin.keyboard.press('Tab');
  await expect(admin.getByRole('button', { name: 'Importér 5 biler' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(admin.locator('.import').getByText('5 nye biler er importeret')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Til listen' }).last()).toBeFocused();
  expect(await stored()).toBe(before + 1);

  await choose('Vælg en anden fil');
  await expect(admin.getByRole('group').getByText('5 uændrede')).toBeVisible();
  await expect(
    admin.getByText('Alt i filen er allerede på lageret. Der er intet at importere.'),
  ).toBeVisible();

  await admin.getByRole('button', { name: 'Til listen' }).click();
  await admin.getByRole('button', { name: 'Seneste ændringer' }).click();
  const run = admin.getByRole('listitem').filter({ hasText: 'Import af biler.csv' });
  await run.getByRole('button', { name: 'Fortryd det hele' }).click();
  await expect(run).toContainText('Fortrudt');
  expect(await stored()).toBe(before);
});

test('images that a file names by their addresses are fetched after the import, and refused in words', async ({
  admin,
}) => {
  await openImport(admin);
  const choose = async (button: string) => {
    const chooser = admin.waitForEvent('filechooser');
    await admin.getByRole('button', { name: button }).click();
    const text =
      'Lagernr;Mærke;Model;Årgang;Billeder\n77001;VW;Polo;2020;https://127.0.0.1/a.jpg|http://cdn.example/b.jpg\n';
    await (await chooser).setFiles({
      ...{ name: 'billedliste.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
    });
  };
  await choose('Vælg fil');
  await expect(admin.getByText('Filen har adresser på 2 billeder. De hentes')).toBeVisible();
  await admin.getByRole('button', { name: 'Importér 1 bil' }).click();
  await admin.getByRole('button', { name: 'Hent 2 billeder' }).click();
  await expect(admin.getByText('2 billeder kom ikke med:')).toBeVisible();
  for (const line of [
    'https://127.0.0.1/a.jpg: Adressen hører til et privat netværk.',
    'http://cdn.example/b.jpg: Adressen begynder ikke med https://.',
  ]) {
    await expect(admin.getByText(line)).toBeVisible();
  }
  await expectAccessible(admin);

  await choose('Vælg en anden fil');
  await expect(admin.getByText('Alt i filen er allerede på lageret')).toBeVisible();
  await expect(admin.getByText('Filen har adresser på 2 billeder til 1 bil.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Fortsæt' })).toBeVisible();
});

test('the file of a dealer system and a zip of its images come in with ten presses, and once', async ({
  admin,
  sdk,
}) => {
  let presses = 0;
  const press = async (role: 'button' | 'tab', name: string | RegExp) => {
    presses += 1;
    await admin.getByRole(role, { name, exact: true }).click();
  };
  const choose = async (button: string, name: string, buffer: Buffer) => {
    const chooser = admin.waitForEvent('filechooser');
    await press('button', button);
    // In the window of the device: the file.
    presses += 1;
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  };
  const text = await readFile(join(IMPORT, 'fixtures/dealer-system.csv'), 'utf8');
  await press('tab', 'Vehicles');
  await press('button', 'Importér');
  await choose(
    'Vælg fil',
    'lagerliste.csv',
    Buffer.from(text.replace('Aut.', 'Halvauto'), 'latin1'),
  );
  await expect(admin.getByText('4 nye · 1 afvist')).toBeVisible();
  await expect(
    admin.getByText('Kommer ikke med: Indkøbspris, Lagerdato, Sælgernoter'),
  ).toBeVisible();
  await admin.getByLabel('Gearkasse “Halvauto”').selectOption('Automatisk');
  presses += 2;
  await expectAccessible(admin);
  await press('button', 'Importér 4 biler');
  await expect(admin.locator('.import').getByText('4 nye biler er importeret')).toBeVisible();
  expect((await sdk.firestore.doc('vehicles/10413').get()).data()).toMatchObject({
    ...{ make: 'BMW', gearkasse: 'automatic', fuel_type: 'hybrid', unpublished: true },
  });

  const zip = Buffer.from(
    zipSync({
      'AB12345_2.jpg': await picture('#357'),
      'AB12345_1.jpg': await picture('#753'),
      '10413/forfra.jpg': await picture('#573'),
      'ukendt.jpg': await picture('#000'),
      'liste.txt': strToU8('x'),
    }),
  );
  // The second car's upload never ends: the page is closed in the middle.
  let hangs = true;
  await admin.route('**/v0/b/**', (route) =>
    hangs && decodeURIComponent(route.request().url()).includes('/10413/')
      ? undefined
      : route.continue(),
  );
  await choose('Vælg zip-fil', 'billeder.zip', zip);
  await expect(admin.getByText('billeder.zip: 3 billeder til 2 biler')).toBeVisible();
  await expect(admin.getByText('1 billede uden bil')).toBeVisible();
  await press('button', 'Læg 3 billeder op');
  expect(presses).toBeLessThanOrEqual(10);
  await expect(admin.getByText('2 af 3 billeder')).toBeVisible();
  admin.on('dialog', (dialog) => void dialog.accept());
  hangs = false;
  await admin.reload();

  await openImport(admin);
  await expect(admin.getByText(/^billeder\.zip blev afbrudt: 2 af 3/u)).toBeVisible();
  await choose('Vælg zip-fil', 'billeder.zip', zip);
  await press('button', 'Læg 3 billeder op');
  await expect(admin.getByText('1 billede er lagt op, 2 var der i forvejen.')).toBeVisible();
  await expectAccessible(admin);
  const images = await sdk.firestore
    .collection('vehicle_images')
    .where('vehicle_id', 'in', ['10412', '10413'])
    .get();
  expect(
    images.docs
      .map((image) => [image.get('vehicle_id'), image.get('image_order'), image.get('is_primary')])
      .sort(),
  ).toEqual([
    ['10412', 0, true],
    ['10412', 1, false],
    ['10413', 0, true],
  ]);

  await choose(
    'Vælg fil',
    'lagerliste.csv',
    Buffer.from(text.replace('Aut.', 'Halvauto'), 'latin1'),
  );
  await expect(admin.getByText('4 uændrede · 1 afvist')).toBeVisible();
});
