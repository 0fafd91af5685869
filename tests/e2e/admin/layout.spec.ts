import type { Page } from '@playwright/test';
import {
  coveredFocus,
  editVehicle,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openTab,
  signIn,
  storeInquiry,
  storeVehicle,
  test,
} from '#tests/support/browser/admin.ts';
import { layoutShift } from '#tests/support/browser/layout-shift.ts';
import { overlaps } from '#tests/support/browser/overlaps.ts';
import { measureTransfer } from '#tests/support/browser/transfer.ts';
import { aPriceEntry } from '#tests/support/price-entry.ts';

const MOST_SCRIPT_BYTES = 200 * 1024;
const TABS = ['Dashboard', 'Vehicles', 'Tilbehør', 'Add/Edit Vehicle', 'Henvendelser'];
/** Phones, the widths at which a wider layout begins, and a large screen, in px. */
const WIDTHS = [320, 390, 768, 960, 1200, 1920];

const LONG_WORD = 'Speciallægepraksisplanlægningsstabiliseringsperiode';
const LONG_VEHICLE = {
  model: LONG_WORD,
  variant: '580 4MATIC AMG Line Night Edition Premium Plus',
  price: 1_349_900,
  original_price: 1_499_900,
  sale_price: 1_299_900,
  is_on_sale: true,
  status: 'maintenance',
  featured: true,
  flexleasing_enabled: true,
  flexleasing_period: 36,
  flexleasing_privat_monthly_payment: 19_995,
  flexleasing_erhverv_monthly_payment: 15_996,
};

const LONG_INQUIRY = {
  delivery: 'dead',
  name: LONG_WORD,
  email: `${LONG_WORD.slice(0, 40)}@eksempel.example`,
  message: LONG_WORD.repeat(3),
};

async function expectEveryWidthFits(admin: Page): Promise<void> {
  for (const width of WIDTHS) {
    await admin.setViewportSize({ width, height: 800 });
    await test.step(`${width} px`, () =>
      Promise.all([expectNoSidewaysScroll(admin), expect.poll(() => overlaps(admin)).toEqual([])]));
  }
}

test('every tab and the form of a vehicle are accessible on a desktop; no admin view scrolls sideways or has elements over each other from 320 to 1920 px, and the image list has one column on a phone, two on a tablet and three on a desktop', async ({
  admin,
  sdk,
}) => {
  test.slow();
  const long = await storeVehicle(sdk, LONG_VEHICLE);
  const dearest = await storeVehicle(sdk, { price: 99_999_999.5 });
  await storeInquiry(sdk, LONG_INQUIRY);
  await admin.getByRole('button', { name: 'Opdater' }).click();
  await expect(admin.getByText(/^\d{3}(?:\.\d{3}){2}(?:,\d{2})?\skr\.$/u)).toBeVisible();
  for (const tab of TABS) {
    await openTab(admin, tab);
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(admin.getByText('Henter…')).toHaveCount(0);
    await expectEveryWidthFits(admin);
    await expectAccessible(admin);
  }
  await sdk.firestore.doc(`vehicles/${dearest.id}`).delete();
  await editVehicle(admin, 'tesla-model-y-2023');
  await expect(admin.getByText('Henter…')).toHaveCount(0);
  await expectEveryWidthFits(admin);
  await expectAccessible(admin);
  const grid = admin.getByRole('list', { name: 'Vehicle Images' });
  const columns = () =>
    grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  for (const [width, count] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await admin.setViewportSize({ width, height: 900 });
    await expect.poll(columns).toBe(count);
  }
  for (const [hash, part] of [
    ['bookings?show=week', admin.getByRole('columnheader')],
    ['more?staff', admin.getByRole('rowheader')],
    ['more?health', admin.getByRole('link', { name: 'Se siden' })],
  ] as const) {
    await admin.evaluate((view) => {
      window.location.hash = view;
    }, hash);
    await expect(part).not.toHaveCount(0);
    await expectEveryWidthFits(admin);
  }
  await editVehicle(admin, long.id);
  await expect(admin.getByRole('heading', { level: 1 })).toContainText(LONG_WORD);
  await expectNoSidewaysScroll(admin);
});

test('a phone shows the first car within 300 px, and a laptop twelve rows', async ({
  admin,
  sdk,
}) => {
  for (let index = 0; index < 6; index += 1) await storeVehicle(sdk);
  await admin.getByRole('button', { name: 'Opdater' }).click();
  await openTab(admin, 'Vehicles');
  const rows = admin.locator('tr[data-id]');
  await expect(rows.nth(12)).toBeAttached();
  await admin.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await rows.first().boundingBox())?.y).toBeLessThanOrEqual(300);
  await admin.getByRole('button', { name: 'Filtre m.m.' }).click();
  await expect(admin.getByLabel('Sortering')).toBeVisible();
  await expectNoSidewaysScroll(admin);
  await admin.setViewportSize({ width: 1440, height: 900 });
  const bottom = async () => {
    const box = await rows.nth(11).boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(900);
});

test('the admin has loaded at most 200 KB of scripts when the dashboard shows the stock', async ({
  context,
  app,
}) => {
  const page = await context.newPage();
  // The worker follows five seconds later: no part of the first load, however slow the machine is.
  await page.route('**/register-worker*', (route) => route.abort());
  const transfer = await measureTransfer(page);
  await signIn(page, app.demo);
  await expect(page.getByText(/^Hentet \d\d\.\d\d$/u)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await transfer()).scriptBytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});

test('a phone shows all tabs of the admin at once, with the number of waiting inquiries', async ({
  admin,
  sdk,
}) => {
  await storeInquiry(sdk);
  await openTab(admin, 'Henvendelser');
  const list = admin.getByRole('tablist');
  await expect(list.getByText(/^\d+$/u)).toBeVisible();
  for (const width of [320, 360, 390]) {
    await admin.setViewportSize({ width, height: 800 });
    const hidden = () => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(hidden, `${width} px`).toBe(0);
  }
});

test('a card on a phone shows by which two cars of one model differ, both payments of a leasing, the whole price and the whole price before an offer', async ({
  admin,
  sdk,
}) => {
  const cars = [
    { variant: 'T6 Recharge AWD Inscription', year: 2020, registration_number: 'EC 52 118' },
    { variant: 'T6 Recharge AWD R-Design', year: 2021, registration_number: 'EC 71 904' },
  ];
  for (const car of cars) await storeVehicle(sdk, { make: 'Volvo', model: 'XC60 Ens', ...car });
  const leased = await storeVehicle(sdk, {
    ...{ flexleasing_enabled: true, flexleasing_period: 12 },
    ...{ flexleasing_privat_monthly_payment: 10_995, flexleasing_erhverv_monthly_payment: 8796 },
  });
  const asked = { price: 1_149_900 };
  const offer = { is_on_sale: true, original_price: 1_149_900, sale_price: 1_099_900, ...asked };
  const [before, now] = [40, 1].map((days) => new Date(Date.now() - days * 86_400_000));
  const offered = await storeVehicle(sdk, {
    ...{ ...offer, status: 'reserved', featured: true },
    price_log: { v1: aPriceEntry(before as Date, asked), v2: aPriceEntry(now as Date, offer) },
  });
  await admin.getByRole('button', { name: 'Opdater' }).click();
  await openTab(admin, 'Vehicles');
  await admin.setViewportSize({ width: 390, height: 844 });
  const search = admin.getByLabel('Søg i biler');
  await search.fill('XC60 Ens');
  for (const { variant, year, registration_number } of cars) {
    const name = admin.getByRole('button', { name: `Volvo XC60 Ens ${variant}`, exact: true });
    const cut = () =>
      name.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
      );
    await expect.poll(cut).toBe(0);
    const row = admin.locator('tr[data-id]').filter({ has: name });
    await expect(row).toContainText(`${year} · ${registration_number} · `);
  }

  await search.fill(offered.model);
  const cell = admin.locator('tbody .stock__price');
  // As a list, which waits for the rows of the search before to leave.
  await expect(cell).toHaveText([/1\.099\.900.+1\.149\.900/u]);
  for (const width of [390, 360, 320]) {
    await admin.setViewportSize({ width, height: 800 });
    const cut = await cell.evaluate((element) => {
      const around = element.getBoundingClientRect();
      return [...element.children].filter((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { right, bottom } = range.getBoundingClientRect();
        return right > around.right || bottom > around.bottom;
      }).length;
    });
    expect([width, cut]).toEqual([width, 0]);
  }

  await search.fill(leased.model);
  const lines = admin.locator('.stock__leasing-terms > span');
  await expect(lines).toHaveCount(3);
  for (const [index, amount] of ['10.995', '8.796'].entries()) {
    const line = lines.nth(index + 1);
    const isWhole = await line.evaluate((element, amount) => {
      const text = element.lastChild as Text;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(amount));
      range.setEnd(text, text.data.indexOf(amount) + amount.length);
      const [shown, around] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      return shown.right <= around.right && shown.bottom <= around.bottom + 1;
    }, amount);
    expect([amount, isWhole]).toEqual([amount, true]);
  }
});

test('the cards of the dashboard stand in full rows on tablets and desktops, and a link past the tabs leads to the view', async ({
  admin,
}) => {
  const cards = admin.locator('dl.cards > *');
  await expect(cards).toHaveCount(6);
  for (const width of [768, 1024, 1180, 1440, 1920]) {
    await admin.setViewportSize({ width, height: 800 });
    const rows = async () => {
      const tops = await cards.evaluateAll((each) =>
        each.map((card) => Math.round(card.getBoundingClientRect().y)),
      );
      return new Set(Object.values(Object.groupBy(tops, String)).map((row) => row?.length)).size;
    };
    await expect.poll(rows, `${width} px`).toBe(1);
  }
  const skip = admin.getByRole('button', { name: 'Gå til indhold' });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('tabpanel')).toBeFocused();
});

test('the dashboard appears in one piece at 390 and 1440 px, however slowly its inquiries and bookings arrive', async ({
  admin,
}) => {
  await admin.route(/\/api\/(?:inquiries|bookings)/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  for (const width of [390, 1440]) {
    await admin.setViewportSize({ width, height: 844 });
    await admin.reload();
    await expect(admin.getByRole('heading', { name: 'Recent Vehicles' })).toBeVisible();
    await admin.waitForLoadState('networkidle');
    expect(await layoutShift(admin), `${width} px`).toBeLessThan(0.01);
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px toasts of the admin have one place, and lie over nothing that has the focus`, async ({
    admin,
    sdk,
  }) => {
    await admin.setViewportSize({ width, height: 844 });
    // Far from those of the other width, so that the next one in the list is of this width.
    const from = Date.now() - (900 + width) * 3_600_000;
    for (const index of [0, 1, 2]) {
      const created_at = new Date(from + index * 60_000);
      await storeInquiry(sdk, { name: `Tårn ${width}-${index}`, created_at });
    }
    await openTab(admin, 'Henvendelser');
    const toasts = admin.locator('.toast:visible');
    const corner = async () => {
      const box = await admin.locator('#toasts').boundingBox();
      return box && [Math.round(box.x + box.width), Math.round(box.y + box.height)];
    };
    const corners: unknown[] = [];
    for (const index of [0, 1]) {
      const name = `Tårn ${width}-${index}`;
      if (index === 0) await admin.locator('.inquiry-row').filter({ hasText: name }).click();
      const open = admin.getByRole('region', { name: `Tråd med ${name}` });
      await open.getByRole('button', { name: 'Luk', exact: true }).press('Space');
      await expect(open).toHaveCount(0);
      const text = index === 0 ? name : `${index + 1} henvendelser er lukket`;
      await expect(toasts.filter({ hasText: text })).toBeVisible();
      corners.push(await corner());
      await expect.poll(() => coveredFocus(admin)).toBe(false);
      if (width === 390) await expect(toasts).toHaveCount(1);
    }
    await openTab(admin, 'Vehicles');
    corners.push(await corner());

    // The last control on the screen gets the focus: the page moves, and the toast does not. Chosen and
    // focused at once, since rows far from the screen are not rendered.
    const rows = admin.locator('tr[data-id] .stock__name');
    await expect(rows.first()).toBeVisible();
    const hasFocus = await rows.evaluateAll((names) => {
      const last = names.findLast((name) => name.getBoundingClientRect().y < window.innerHeight);
      (last as HTMLElement | undefined)?.focus();
      return last === document.activeElement;
    });
    expect(hasFocus).toBe(true);
    await expect.poll(() => coveredFocus(admin)).toBe(false);
    corners.push(await corner());
    expect(new Set(corners.map(String)).size).toBe(1);
  });
}
