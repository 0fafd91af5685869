import { formatClock } from '#copy/format.ts';
import { dealer } from '#dealer';
import { defaultPlan } from '#domain/booking/booking-plan.ts';
import { clockOf, startsOf } from '#domain/booking/free-times.ts';
import { addDays, danishDate } from '#domain/time/danish-date.ts';
import {
  chooseStatus,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openTab,
  storeInquiry,
  storeVehicle,
  test,
  toast,
} from '#tests/support/browser/admin.ts';
import type { AdminSdk } from '#tools/shared/admin-sdk.ts';

/** A Monday far in the future, so that none of its times has passed. */
const DAY = '2035-03-05';
const OFFICE = dealer.offices[0].id;
/** The first times of a day, as staff read them, and the third in minutes. */
const STARTS = startsOf(DAY, defaultPlan(dealer.offices), dealer.hours);
const [FIRST = '', SECOND = ''] = STARTS.map(clockOf).map(formatClock);
const THIRD = STARTS[2] ?? 0;

async function storeBooking(sdk: AdminSdk, id: string, fields: Record<string, unknown>) {
  const now = new Date();
  await sdk.inquiries.doc(`bookings/${id}`).set({
    ...{ state: 'booked', office: OFFICE, start: clockOf(THIRD), minutes: 45, vehicle: null },
    ...{ email_key: 'karen@eksempel.dk', version: 0, licence_seen_at: null, created_at: now },
    ...{ expires_at: new Date(now.getTime() + 86_400_000), ...fields },
  });
}

test('staff move a booking and block an hour with the keyboard, and tick the licence', async ({
  admin,
  sdk,
}) => {
  await admin.setViewportSize({ width: 1024, height: 800 });
  const id = await storeInquiry(sdk, { type: 'viewing', name: 'Karen Prøve' });
  await storeBooking(sdk, id, { day: DAY });
  const place = { id, office: OFFICE, from: THIRD, to: THIRD + 45, vehicle: id };
  await sdk.inquiries.doc(`booking_days/${DAY}`).set({ taken: [place] });
  await openTab(admin, 'Henvendelser');
  await admin.getByRole('button', { name: 'Fremvisninger' }).click();
  await admin.evaluate((day) => {
    window.location.hash = `#bookings?day=${day}&show=week`;
  }, DAY);
  const booking = admin.getByRole('button', { name: /^Karen Prøve/u });
  await booking.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Karen Prøve' });
  await dialog.getByLabel('Kørekort set').check();
  await expect(booking).toContainText('Kørekort set');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Flyt', exact: true }).press('Enter');
  const target = (time: string) =>
    admin.getByRole('button', { name: `Flyt til mandag den 5. marts kl. ${time}` });
  await target(SECOND).focus();
  await admin.keyboard.press('ArrowUp');
  await expect(target(FIRST)).toBeFocused();
  await expectAccessible(admin);
  await admin.keyboard.press('Enter');
  await admin.getByRole('button', { name: 'Flyt, og send mail' }).press('Enter');
  await expect(toast(admin, 'Flyttet. Kunden får en mail.')).toBeVisible();
  await expect(admin.getByRole('row', { name: new RegExp(`^${FIRST}`, 'u') })).toContainText(
    'Karen Prøve',
  );
  const empty = admin.getByRole('button', {
    name: new RegExp(`^Ledig.*luk for tirsdag den 6\\. marts kl\\. ${FIRST}$`, 'u'),
  });
  await empty.press('Enter');
  await expect(
    admin.getByRole('button', { name: /^Optaget.*tirsdag den 6\. marts/u }),
  ).toBeVisible();
  await expectAccessible(admin);
  // By pointer: to the time below.
  const moved = await booking.boundingBox();
  const free = await admin
    .getByRole('button', { name: `Luk for mandag den 5. marts kl. ${SECOND}` })
    .boundingBox();
  if (!moved || !free) throw new Error('The calendar is not shown.');
  await admin.mouse.move(moved.x + 5, moved.y + 5);
  await admin.mouse.down();
  await admin.mouse.move(free.x + 5, free.y + 5, { steps: 5 });
  // The times that it can be dropped on are marked once it is dragged.
  await expect(
    admin.getByRole('button', { name: `Flyt til mandag den 5. marts kl. ${SECOND}` }),
  ).toBeVisible();
  await admin.mouse.move(free.x + 8, free.y + 8, { steps: 3 });
  await admin.mouse.up();
  await admin.getByRole('button', { name: 'Flyt, og send mail' }).click();
  await expect(admin.getByRole('row', { name: new RegExp(`^${SECOND}`, 'u') })).toContainText(
    'Karen Prøve',
  );
});

test('who sells a car is told of its viewings, and the calendar marks them as sold', async ({
  admin,
  sdk,
}) => {
  const { id, model } = await storeVehicle(sdk);
  const vehicle = { id, make: 'Testmærke', model, year: 2021, price: 1, known: true };
  const about = { type: 'viewing', name: 'Frida Forgæves', state: 'closed', vehicle };
  const inquiry = await storeInquiry(sdk, about);
  const day = addDays(danishDate(new Date()), 2);
  await storeBooking(sdk, inquiry, { day, vehicle });
  const today = await storeInquiry(sdk, { ...about, name: 'Gustav Idag' });
  await storeBooking(sdk, today, { day: danishDate(new Date()), start: '23:59', vehicle });
  await openTab(admin, 'Vehicles');
  await admin.evaluate(() => window.dispatchEvent(new Event('focus')));
  await admin.getByLabel('Søg i biler').fill(model);
  const car = admin.getByRole('row').filter({ hasText: model });
  await chooseStatus(car.locator('.stock__select'), 'Sold');
  const question = admin.getByRole('dialog', { name: /^Hvem købte/u });
  const link = question.getByRole('link', {
    name: new RegExp(`^Frida Forgæves, .+ kl\\. ${formatClock(clockOf(THIRD))}$`, 'u'),
  });
  await expect(link).toHaveAttribute('href', `#bookings?day=${day}&show=day`);
  await question.getByRole('button', { name: 'Ikke nu' }).click();
  for (const width of [390, 1440]) {
    await admin.setViewportSize({ width, height: 844 });
    await admin.evaluate((hash) => {
      window.location.hash = hash;
    }, `#bookings?day=${day}&show=day`);
    const booking = admin.getByRole('button', { name: /^Frida Forgæves/u });
    await expect(booking).toContainText('Solgt');
    await expectNoSidewaysScroll(admin);
    await booking.click();
    const dialog = admin.getByRole('dialog', { name: 'Frida Forgæves' });
    await expect(dialog).toContainText('Solgt');
    await admin.keyboard.press('Escape');
  }
  await openTab(admin, 'Dashboard');
  const task = admin.getByRole('region', { name: 'I dag' }).getByRole('listitem');
  const line = `kl. 23.59 Testmærke ${model} (solgt), Gustav Idag`;
  await task
    .filter({ hasText: line })
    .getByRole('button', { name: /^Åbn kalenderen/u })
    .click();
  await expect(admin.getByRole('button', { name: /^Gustav Idag/u })).toContainText('Solgt');
});
