import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import {
  editVehicle,
  expect,
  expectAccessible,
  loadChanges,
  readVehicle,
  storeVehicle,
  test,
  toast,
} from '#tests/support/browser/admin.ts';

const EQUIPMENT = [
  ...['Automatisk klimaanlæg', 'Sædevarme for', 'Adaptiv fartpilot', 'Bakkamera'],
  ...['Parkeringssensor for og bag', 'LED-forlygter', 'Navigation', 'Apple CarPlay'],
  ...['Aftageligt anhængertræk', '17" alufælge', 'Tagræling', 'Mørktonede ruder'],
];

async function image(name: string) {
  const buffer = await sharp({
    create: { width: 320, height: 180, channels: 3, background: '#357' },
  })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('two damages and twelve pieces of equipment take ten taps and no key on a phone', async ({
  admin,
  sdk,
}) => {
  await admin.setViewportSize({ width: 390, height: 844 });
  const { model } = await storeVehicle(sdk, { specs_equipment: EQUIPMENT });
  const { id } = await storeVehicle(sdk, { model, body_type: 'estate' });
  await loadChanges(admin);
  await editVehicle(admin, id);
  let taps = 0;
  const tap = async (target: Locator, position?: { x: number; y: number }) => {
    taps += 1;
    await target.click(position ? { position } : {});
  };
  const button = (name: string | RegExp) => admin.getByRole('button', { name, exact: true });
  const description = admin.getByLabel('Beskrivelse af skaden').first();
  const damages = admin.getByRole('region', { name: 'Damage Images' });
  /** A place in a view, as shares of its drawing. */
  const press = async (view: string, x: number, y: number) => {
    const target = button(view);
    const box = await target.boundingBox();
    await tap(target, { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y });
  };
  const photograph = async (count: number) => {
    const chooser = admin.waitForEvent('filechooser');
    await tap(damages.getByRole('button', { name: 'Tag billede' }));
    await (await chooser).setFiles(await image(`skade-${count}.jpg`));
    await expect(damages.getByRole('button', { name: /^Vis billede/u })).toHaveCount(count);
    await expect(description).toHaveValue('');
  };

  await tap(button(`Som sidste ${model} (12)`));
  await expect(admin.getByText('12 er tilføjet.')).toBeVisible();
  await expect(admin.getByText(/^I søgningen: (\d+) af \1\./u)).toBeVisible();
  await tap(button('Ridse'));
  await press('Venstre side', 0.62, 0.6);
  await tap(button('8 cm'));
  await expect(description).toHaveValue('Ridse · venstre bagdør · 8 cm');
  await photograph(1);
  await tap(button('Bule'));
  await press('Ovenfra', 0.15, 0.5);
  await tap(button('2 cm'));
  await expect(description).toHaveValue('Bule · motorhjelm · 2 cm');
  await photograph(2);
  await tap(button('Gem'));
  await expect(toast(admin, 'Vehicle updated successfully')).toBeVisible();
  console.log(`2 damages and 12 pieces of equipment at 390 px: ${taps} taps, 0 keys`);
  expect(taps).toBe(10);

  const vehicle = await readVehicle(sdk, id);
  expect(vehicle['specs_equipment']).toEqual(EQUIPMENT);
  expect(vehicle['equipment']).toContain('reversing_camera');
});

test('a stored damage gets its place by the keyboard, a repair and a new sentence', async ({
  admin,
  sdk,
}) => {
  const { id } = await storeVehicle(sdk, { body_type: 'suv' });
  await editVehicle(admin, id);
  const damages = admin.getByRole('region', { name: 'Damage Images' });
  await damages.getByLabel('Beskrivelse af skaden').fill('Ridse i døren');
  await damages.getByLabel('Damage Images: Vælg billede').setInputFiles(await image('skade.jpg'));
  const card = damages.getByRole('list', { name: 'Damage Images' }).getByRole('listitem');
  await card.getByText('Art, sted og mål: billede 1').click();
  const side = card.getByRole('button', { name: 'Højre side' });
  await side.focus();
  await side.press('Enter');
  await side.press('Shift+ArrowRight');
  await side.press('ArrowDown');
  await expect(side).toHaveAccessibleName('Højre side: højre fordør');
  await card.getByRole('checkbox', { name: 'Repareret' }).check();
  await expectAccessible(admin);
  const saveFacts = card.getByRole('button', { name: /^Gem art, sted og mål/u });
  await saveFacts.press('Enter');
  await expect(card.getByText('Gemt', { exact: true })).toBeVisible();
  await expect(saveFacts).toBeFocused();
  const images = sdk.firestore.collection('damage_images').where('vehicle_id', '==', id);
  await expect
    .poll(async () => (await images.get()).docs[0]?.data())
    .toMatchObject({
      ...{ damage_part: 'right_front_door', damage_repaired: true },
      damage_place: { view: 'right', x: 0.6, y: 0.52 },
      // Written by hand: it stays.
      damage_description: 'Ridse i døren',
    });
});
