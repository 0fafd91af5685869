import type { Page } from '@playwright/test';
import type { TestApp } from '#tests/support/app/test-app.ts';
import { expect, openTab, test } from '#tests/support/browser/admin.ts';
import type { AdminSdk } from '#tools/shared/admin-sdk.ts';

/** The requirement is 10,000 vehicles; the usual run covers the same code with fewer. */
const DEEP = process.env['DEEP'] !== undefined;
const VEHICLES = DEEP ? 10_000 : 120;
/** The longest frames of which the least counts: other work on the machine only adds to one. */
const SCROLLS = DEEP ? 10 : 1;
const SCROLL_MS = DEEP ? 3_000 : 500;
const FIRST_ROWS_MS = 1_500;
const LONGEST_FRAME_MS = 50;

async function storeVehicles(sdk: AdminSdk): Promise<void> {
  const writer = sdk.firestore.bulkWriter();
  const now = Date.now();
  for (let index = 0; index < VEHICLES; index += 1) {
    const time = new Date(now - index * 60_000 - 30 * 86_400_000);
    writer.set(sdk.firestore.doc(`vehicles/stor-${String(index).padStart(5, '0')}`), {
      make: `Mærke ${index % 40}`,
      model: `Model ${index % 400}`,
      variant: `Udgave ${index}`,
      year: 2000 + (index % 26),
      price: 100_000 + index,
      status: index % 3 === 0 ? 'sold' : 'available',
      sold_date: index % 3 === 0 ? time : null,
      featured: index % 10 === 0,
      specs_equipment: ['Klima', 'Træk'],
      created_at: time,
      updated_at: time,
      version: 1,
    });
  }
  await writer.close();
}

/** Resolves when the site is published and no trigger has requested a build for 15 seconds. */
async function waitForPublishing(app: TestApp): Promise<void> {
  const quiet = async () => {
    const { state, requested_at } = await app.publishing();
    const since = Date.now() - new Date(requested_at ?? 0).getTime();
    return state === 'published' && since > 15_000;
  };
  await expect.poll(quiet, { timeout: 1_500_000, intervals: [2_000] }).toBe(true);
}

/** The longest frame in milliseconds while the page scrolls by some 24,000 px a second. */
function longestFrame(page: Page): Promise<number> {
  return page.evaluate(async (scrollMs) => {
    let longest = 0;
    let last = performance.now();
    const until = last + scrollMs;
    while (last < until) {
      window.scrollBy(0, 400);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return longest;
  }, SCROLL_MS);
}

test('the admin shows the first rows of a large stock quickly, counts it correctly and scrolls smoothly', async ({
  page,
  app,
  sdk,
}) => {
  if (DEEP) test.setTimeout(1_800_000);
  await storeVehicles(sdk);
  // A build of the site at the same time would slow the admin down.
  if (DEEP) await waitForPublishing(app);
  await page.goto('/admin#vehicles');
  await page.getByLabel('E-mail').fill(app.demo.email);
  await page.getByLabel('Adgangskode').fill(app.demo.password);
  const began = Date.now();
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const firstRows = Date.now() - began;
  const { docs } = await sdk.firestore.collection('vehicles').select('trashed_at').get();
  const total = docs.filter((document) => !document.get('trashed_at')).length;
  const shown = total.toLocaleString('da-DK');
  await expect(page.getByText(`${shown} af ${shown} biler`)).toBeVisible({ timeout: 120_000 });
  expect(await page.getByRole('row').count()).toBeLessThan(80);

  const frames: number[] = [];
  for (let scroll = 0; scroll < SCROLLS; scroll += 1) frames.push(await longestFrame(page));
  const longest = Math.min(...frames);
  console.log(
    `${total} vehicles: first rows ${firstRows} ms, longest frames ${frames.map(Math.round).join(', ')} ms`,
  );
  // The times mean something only in the deep run, with so many vehicles.
  if (DEEP) {
    expect(firstRows).toBeLessThan(FIRST_ROWS_MS);
    expect(longest).toBeLessThan(LONGEST_FRAME_MS);
  }

  await page.getByLabel('Søg i biler').fill(`Udgave ${VEHICLES - 1}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await openTab(page, 'Dashboard');
  await expect(page.getByText('Total Vehicles')).toBeVisible();
  await expect(page.locator('dl')).toContainText(shown);
});
