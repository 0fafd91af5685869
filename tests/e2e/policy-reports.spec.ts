import { expect, test } from '../support/browser/admin.ts';

test('a browser reports what the policy of a page stopped, and the report is counted', async ({
  page,
  sdk,
  forbidden,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/pixel.png?visitor=1';
    document.body.append(image);
  });
  const day = sdk.inquiries.doc(`violations/${new Date().toISOString().slice(0, 10)}`);
  await expect
    .poll(async () => (await day.get()).get('directives')?.['img-src'])
    .toBeGreaterThan(0);
  // The fixture reports the same violation later.
  await expect.poll(() => forbidden.join()).toContain('img-src');
  forbidden.splice(0);
});
